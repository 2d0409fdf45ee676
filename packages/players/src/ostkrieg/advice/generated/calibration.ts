import type { Calibration } from '../../../advice/calibration.ts'

/** What chances of winning rest on. Written by: railhead calibrate ostkrieg --players ost-1 --games 36 --tests 24 --seed calibrate */
export const CALIBRATION: Calibration = {
  "rulesVersion": "3",
  "contentHash": "95dc969e2c36aca4c84bbe9d0fa253f43b84eb75d538b5dcc801814278593cf7",
  "command": "railhead calibrate ostkrieg --players ost-1 --games 36 --tests 24 --seed calibrate",
  "features": [
    "axis",
    "lead in 1941",
    "lead in 1942",
    "lead in 1943",
    "lead in 1944",
    "lead in 1945"
  ],
  "kinds": {
    "barbarossa": {
      "weights": [
        -0.2989,
        0.3948,
        0.7398,
        0.8256,
        1.1625,
        0.7803
      ],
      "games": 36,
      "tested": 24,
      "brier": 0.1299,
      "constant": 0.179,
      "reliability": [
        {
          "foretold": 0.033,
          "happened": 0,
          "count": 307
        },
        {
          "foretold": 0.1587,
          "happened": 0.0688,
          "count": 378
        },
        {
          "foretold": 0.2547,
          "happened": 0.1212,
          "count": 396
        },
        {
          "foretold": 0.3501,
          "happened": 0.1642,
          "count": 481
        },
        {
          "foretold": 0.4343,
          "happened": 0.1996,
          "count": 476
        },
        {
          "foretold": 0.5657,
          "happened": 0.8004,
          "count": 476
        },
        {
          "foretold": 0.6499,
          "happened": 0.8358,
          "count": 481
        },
        {
          "foretold": 0.7453,
          "happened": 0.8788,
          "count": 396
        },
        {
          "foretold": 0.8413,
          "happened": 0.9312,
          "count": 378
        },
        {
          "foretold": 0.967,
          "happened": 1,
          "count": 307
        }
      ]
    },
    "uranus": {
      "weights": [
        -1.0129,
        0,
        0.0229,
        0.9302,
        0.7379,
        0.7985
      ],
      "games": 36,
      "tested": 24,
      "brier": 0.1221,
      "constant": 0.1674,
      "reliability": [
        {
          "foretold": 0.0522,
          "happened": 0.0179,
          "count": 279
        },
        {
          "foretold": 0.1476,
          "happened": 0.1309,
          "count": 298
        },
        {
          "foretold": 0.2449,
          "happened": 0.2808,
          "count": 406
        },
        {
          "foretold": 0.337,
          "happened": 0.359,
          "count": 117
        },
        {
          "foretold": 0.4516,
          "happened": 0.5185,
          "count": 81
        },
        {
          "foretold": 0.5484,
          "happened": 0.4815,
          "count": 81
        },
        {
          "foretold": 0.663,
          "happened": 0.641,
          "count": 117
        },
        {
          "foretold": 0.7551,
          "happened": 0.7192,
          "count": 406
        },
        {
          "foretold": 0.8524,
          "happened": 0.8691,
          "count": 298
        },
        {
          "foretold": 0.9478,
          "happened": 0.9821,
          "count": 279
        }
      ]
    },
    "barbarossa, soviet bot": {
      "weights": [
        -0.4972,
        0.4917,
        1.0397,
        1.143,
        1.2676,
        0.954
      ],
      "games": 36,
      "tested": 24,
      "brier": 0.1747,
      "constant": 0.2253,
      "reliability": [
        {
          "foretold": 0.05,
          "happened": 0.0108,
          "count": 93
        },
        {
          "foretold": 0.1545,
          "happened": 0.1557,
          "count": 122
        },
        {
          "foretold": 0.2552,
          "happened": 0.2048,
          "count": 210
        },
        {
          "foretold": 0.3559,
          "happened": 0.2414,
          "count": 377
        },
        {
          "foretold": 0.4416,
          "happened": 0.3416,
          "count": 281
        },
        {
          "foretold": 0.5584,
          "happened": 0.6584,
          "count": 281
        },
        {
          "foretold": 0.6441,
          "happened": 0.7586,
          "count": 377
        },
        {
          "foretold": 0.7448,
          "happened": 0.7952,
          "count": 210
        },
        {
          "foretold": 0.8455,
          "happened": 0.8443,
          "count": 122
        },
        {
          "foretold": 0.95,
          "happened": 0.9892,
          "count": 93
        }
      ]
    },
    "barbarossa, axis bot": {
      "weights": [
        -0.0957,
        0.75,
        1.0105,
        0.7669,
        0.891,
        1.0167
      ],
      "games": 36,
      "tested": 24,
      "brier": 0.0978,
      "constant": 0.1458,
      "reliability": [
        {
          "foretold": 0.0525,
          "happened": 0,
          "count": 233
        },
        {
          "foretold": 0.1493,
          "happened": 0.0521,
          "count": 307
        },
        {
          "foretold": 0.2498,
          "happened": 0.1607,
          "count": 308
        },
        {
          "foretold": 0.3446,
          "happened": 0.3139,
          "count": 223
        },
        {
          "foretold": 0.4387,
          "happened": 0.5538,
          "count": 93
        },
        {
          "foretold": 0.5613,
          "happened": 0.4462,
          "count": 93
        },
        {
          "foretold": 0.6554,
          "happened": 0.6861,
          "count": 223
        },
        {
          "foretold": 0.7502,
          "happened": 0.8393,
          "count": 308
        },
        {
          "foretold": 0.8507,
          "happened": 0.9479,
          "count": 307
        },
        {
          "foretold": 0.9475,
          "happened": 1,
          "count": 233
        }
      ]
    }
  },
  "alone": {
    "{\"scenario\":\"barbarossa\",\"bidding\":false,\"bot\":\"soviet\",\"handicap\":1,\"partisansSpareCities\":false}": [
      -1028,
      -1026,
      -1026,
      -1024,
      -1022,
      -1020,
      -1020,
      -1018,
      -1016,
      -1016,
      -1014,
      -1012,
      -1012,
      -1010,
      -1010,
      -1010,
      -1008,
      -1008,
      -1008,
      -1008,
      -1006,
      -1006,
      -1006,
      -1006,
      -1006,
      -1006,
      -1006,
      -1006,
      -1004,
      -1004,
      -1004,
      -1004,
      -1002,
      -1002,
      -1002,
      -1002,
      0,
      0,
      0,
      0,
      1002,
      1002,
      1002,
      1002,
      1002,
      1002,
      1002,
      1006,
      1006,
      1006,
      1006,
      1006,
      1006,
      1006,
      1006,
      1008,
      1008,
      1008,
      1012,
      1014
    ],
    "{\"scenario\":\"barbarossa\",\"bidding\":false,\"bot\":\"axis\",\"handicap\":1,\"partisansSpareCities\":false}": [
      -1028,
      -1020,
      -1018,
      -1008,
      -1006,
      -1006,
      -1006,
      -1004,
      -1004,
      -1004,
      -1004,
      -1002,
      -1002,
      0,
      0,
      1002,
      1002,
      1002,
      1004,
      1004,
      1004,
      1004,
      1004,
      1004,
      1006,
      1006,
      1006,
      1006,
      1006,
      1006,
      1006,
      1006,
      1006,
      1006,
      1006,
      1008,
      1008,
      1008,
      1010,
      1010,
      1010,
      1010,
      1010,
      1012,
      1012,
      1014,
      1016,
      1016,
      1016,
      1016,
      1016,
      1016,
      1016,
      1018,
      1018,
      1020,
      1022,
      1024,
      1026,
      1028
    ]
  }
}
