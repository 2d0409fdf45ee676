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
        -0.339,
        0.3429,
        0.6402,
        0.7837,
        1.1164,
        0.7291
      ],
      "games": 36,
      "tested": 24,
      "brier": 0.1312,
      "constant": 0.179,
      "reliability": [
        {
          "foretold": 0.0366,
          "happened": 0,
          "count": 346
        },
        {
          "foretold": 0.1584,
          "happened": 0.0738,
          "count": 393
        },
        {
          "foretold": 0.2526,
          "happened": 0.1073,
          "count": 466
        },
        {
          "foretold": 0.3558,
          "happened": 0.158,
          "count": 690
        },
        {
          "foretold": 0.4331,
          "happened": 0.2073,
          "count": 468
        },
        {
          "foretold": 0.5669,
          "happened": 0.7927,
          "count": 468
        },
        {
          "foretold": 0.6442,
          "happened": 0.842,
          "count": 690
        },
        {
          "foretold": 0.7474,
          "happened": 0.8927,
          "count": 466
        },
        {
          "foretold": 0.8416,
          "happened": 0.9262,
          "count": 393
        },
        {
          "foretold": 0.9634,
          "happened": 1,
          "count": 346
        }
      ]
    },
    "uranus": {
      "weights": [
        -1.0597,
        0,
        -0.0182,
        0.788,
        0.639,
        0.6994
      ],
      "games": 36,
      "tested": 24,
      "brier": 0.1281,
      "constant": 0.1674,
      "reliability": [
        {
          "foretold": 0.0514,
          "happened": 0.0415,
          "count": 253
        },
        {
          "foretold": 0.1505,
          "happened": 0.1206,
          "count": 427
        },
        {
          "foretold": 0.2451,
          "happened": 0.2724,
          "count": 492
        },
        {
          "foretold": 0.3504,
          "happened": 0.3607,
          "count": 140
        },
        {
          "foretold": 0.4466,
          "happened": 0.5167,
          "count": 90
        },
        {
          "foretold": 0.5534,
          "happened": 0.4833,
          "count": 90
        },
        {
          "foretold": 0.6496,
          "happened": 0.6393,
          "count": 140
        },
        {
          "foretold": 0.7549,
          "happened": 0.7276,
          "count": 492
        },
        {
          "foretold": 0.8495,
          "happened": 0.8794,
          "count": 427
        },
        {
          "foretold": 0.9486,
          "happened": 0.9585,
          "count": 253
        }
      ]
    },
    "barbarossa, soviet bot": {
      "weights": [
        -0.6843,
        0.112,
        0.9948,
        1.2082,
        1.1576,
        0.7521
      ],
      "games": 36,
      "tested": 24,
      "brier": 0.1393,
      "constant": 0.1958,
      "reliability": [
        {
          "foretold": 0.0473,
          "happened": 0.017,
          "count": 235
        },
        {
          "foretold": 0.152,
          "happened": 0.1084,
          "count": 346
        },
        {
          "foretold": 0.2517,
          "happened": 0.2601,
          "count": 444
        },
        {
          "foretold": 0.3408,
          "happened": 0.3493,
          "count": 906
        },
        {
          "foretold": 0.4506,
          "happened": 0.4074,
          "count": 378
        },
        {
          "foretold": 0.5494,
          "happened": 0.5926,
          "count": 378
        },
        {
          "foretold": 0.6592,
          "happened": 0.6507,
          "count": 906
        },
        {
          "foretold": 0.7483,
          "happened": 0.7399,
          "count": 444
        },
        {
          "foretold": 0.848,
          "happened": 0.8916,
          "count": 346
        },
        {
          "foretold": 0.9527,
          "happened": 0.983,
          "count": 235
        }
      ]
    },
    "barbarossa, axis bot": {
      "weights": [
        -1.1416,
        -0.0918,
        0.5941,
        0.8771,
        0.8629,
        0.6946
      ],
      "games": 36,
      "tested": 24,
      "brier": 0.0944,
      "constant": 0.1424,
      "reliability": [
        {
          "foretold": 0.038,
          "happened": 0.0138,
          "count": 872
        },
        {
          "foretold": 0.143,
          "happened": 0.0729,
          "count": 658
        },
        {
          "foretold": 0.2421,
          "happened": 0.2277,
          "count": 705
        },
        {
          "foretold": 0.3503,
          "happened": 0.5337,
          "count": 89
        },
        {
          "foretold": 0.4556,
          "happened": 0.661,
          "count": 59
        },
        {
          "foretold": 0.5444,
          "happened": 0.339,
          "count": 59
        },
        {
          "foretold": 0.6497,
          "happened": 0.4663,
          "count": 89
        },
        {
          "foretold": 0.7579,
          "happened": 0.7723,
          "count": 705
        },
        {
          "foretold": 0.857,
          "happened": 0.9271,
          "count": 658
        },
        {
          "foretold": 0.962,
          "happened": 0.9862,
          "count": 872
        }
      ]
    }
  },
  "alone": {
    "{\"scenario\":\"barbarossa\",\"bidding\":false,\"bot\":\"soviet\",\"handicap\":1,\"partisansSpareCities\":false}": [
      -1028,
      -1028,
      -1028,
      -1028,
      -1024,
      -1018,
      -1016,
      -1014,
      -1012,
      -1012,
      -1010,
      -1010,
      -1010,
      -1010,
      -1008,
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
      -1004,
      -1002,
      -1002,
      -1002,
      -1002,
      0,
      0,
      0,
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
      1004,
      1004,
      1006,
      1006,
      1008,
      1010,
      1010,
      1012,
      1012,
      1014,
      1016
    ],
    "{\"scenario\":\"barbarossa\",\"bidding\":false,\"bot\":\"axis\",\"handicap\":1,\"partisansSpareCities\":false}": [
      -1024,
      -1024,
      -1016,
      -1010,
      -1008,
      -1008,
      -1004,
      -1004,
      -1004,
      0,
      0,
      0,
      1002,
      1002,
      1002,
      1002,
      1002,
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
      1008,
      1008,
      1008,
      1008,
      1008,
      1008,
      1008,
      1008,
      1010,
      1010,
      1010,
      1010,
      1012,
      1012,
      1012,
      1014,
      1014,
      1014,
      1014,
      1014,
      1014,
      1016,
      1018,
      1018,
      1022,
      1024,
      1024,
      1026,
      1026,
      1028,
      1028
    ]
  }
}
