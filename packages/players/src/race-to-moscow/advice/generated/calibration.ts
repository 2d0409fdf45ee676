import type { Calibration } from '../../../advice/calibration.ts'

/** What chances of winning rest on. Written by: railhead calibrate race-to-moscow --players rtm-4,rtm-5 --games 80 --tests 40 --seed calibrate */
export const CALIBRATION: Calibration = {
  "rulesVersion": "2",
  "contentHash": "79b1df8176296a9e34ba6fe86e09cec3d421da57a229a6e89be0d6903b943cab",
  "command": "railhead calibrate race-to-moscow --players rtm-4,rtm-5 --games 80 --tests 40 --seed calibrate",
  "features": [
    "gray",
    "white",
    "brown",
    "soviet",
    "lead early",
    "lead late",
    "ahead in the last round",
    "objectives near",
    "city near",
    "field army near the city",
    "armored steps to the city",
    "fuel",
    "ammo",
    "food",
    "areas",
    "halted armies",
    "vehicles",
    "cards",
    "to move",
    "has moved in the first round",
    "medals on the map early",
    "medals on the map late"
  ],
  "kinds": {
    "3 army groups": {
      "weights": [
        -0.4682,
        0.0644,
        0.4038,
        0,
        0.1107,
        0.5557,
        0.3079,
        0.3915,
        0.4457,
        0.2733,
        -0.0786,
        -0.5984,
        0.3195,
        -0.1353,
        0.1004,
        -0.315,
        0.2324,
        -0.0547,
        0.2332,
        -0.7621,
        0,
        0
      ],
      "games": 80,
      "tested": 40,
      "brier": 0.2002,
      "constant": 0.2276,
      "reliability": [
        {
          "foretold": 0.0538,
          "happened": 0.1065,
          "count": 460
        },
        {
          "foretold": 0.1553,
          "happened": 0.1891,
          "count": 682
        },
        {
          "foretold": 0.2474,
          "happened": 0.2913,
          "count": 714
        },
        {
          "foretold": 0.3522,
          "happened": 0.402,
          "count": 597
        },
        {
          "foretold": 0.4435,
          "happened": 0.3779,
          "count": 434
        },
        {
          "foretold": 0.5502,
          "happened": 0.4619,
          "count": 236
        },
        {
          "foretold": 0.6448,
          "happened": 0.5231,
          "count": 216
        },
        {
          "foretold": 0.7501,
          "happened": 0.6126,
          "count": 111
        },
        {
          "foretold": 0.8508,
          "happened": 0.7176,
          "count": 85
        },
        {
          "foretold": 0.9467,
          "happened": 0.8592,
          "count": 71
        }
      ]
    },
    "2 army groups": {
      "weights": [
        0.0303,
        -0.5643,
        0.534,
        0,
        -0.0061,
        0.4069,
        0.3365,
        0.5231,
        0.1986,
        0.4403,
        0.7429,
        0.411,
        0.0685,
        0.2132,
        -0.7322,
        -0.3913,
        0.3585,
        -0.166,
        0.1063,
        -0.6169,
        0,
        0
      ],
      "games": 80,
      "tested": 40,
      "brier": 0.19,
      "constant": 0.2348,
      "reliability": [
        {
          "foretold": 0.0522,
          "happened": 0.027,
          "count": 74
        },
        {
          "foretold": 0.1475,
          "happened": 0.0962,
          "count": 104
        },
        {
          "foretold": 0.2516,
          "happened": 0.2611,
          "count": 157
        },
        {
          "foretold": 0.3508,
          "happened": 0.3679,
          "count": 212
        },
        {
          "foretold": 0.4515,
          "happened": 0.4951,
          "count": 204
        },
        {
          "foretold": 0.5485,
          "happened": 0.5049,
          "count": 204
        },
        {
          "foretold": 0.6492,
          "happened": 0.6321,
          "count": 212
        },
        {
          "foretold": 0.7484,
          "happened": 0.7389,
          "count": 157
        },
        {
          "foretold": 0.8525,
          "happened": 0.9038,
          "count": 104
        },
        {
          "foretold": 0.9478,
          "happened": 0.973,
          "count": 74
        }
      ]
    },
    "alone": {
      "weights": [
        -0.5262,
        0.2031,
        -0.1899,
        0,
        -0.1164,
        -0.4351,
        0,
        -0.458,
        0.2049,
        0.0946,
        -0.6007,
        -0.4737,
        -0.0124,
        -0.2552,
        0.4383,
        -0.1208,
        -0.152,
        0.9334,
        -0.513,
        0,
        0,
        0
      ],
      "games": 80,
      "tested": 40,
      "brier": 0.0286,
      "constant": 0.0261,
      "reliability": [
        {
          "foretold": 0.0356,
          "happened": 0.0099,
          "count": 403
        },
        {
          "foretold": 0.1311,
          "happened": 0.0141,
          "count": 71
        },
        {
          "foretold": 0.2255,
          "happened": 0,
          "count": 24
        }
      ]
    },
    "3 army groups, Soviet player": {
      "weights": [
        0.0958,
        -0.1217,
        0.181,
        -0.1552,
        0.0834,
        0.3653,
        0.2303,
        0.5299,
        0.1336,
        -0.126,
        0.1108,
        -0.328,
        0.4306,
        -0.746,
        0.0765,
        -0.0097,
        -0.5652,
        0.0543,
        0.1033,
        -0.0233,
        1.2803,
        2.2749
      ],
      "games": 80,
      "tested": 40,
      "brier": 0.0451,
      "constant": 0.0499,
      "reliability": [
        {
          "foretold": 0.045,
          "happened": 0.0281,
          "count": 2452
        },
        {
          "foretold": 0.1276,
          "happened": 0.1308,
          "count": 302
        },
        {
          "foretold": 0.224,
          "happened": 0.4737,
          "count": 19
        },
        {
          "foretold": 0.3481,
          "happened": 0.9,
          "count": 10
        },
        {
          "foretold": 0.4605,
          "happened": 0.1429,
          "count": 7
        },
        {
          "foretold": 0.5747,
          "happened": 0,
          "count": 10
        },
        {
          "foretold": 0.6615,
          "happened": 0.6273,
          "count": 55
        },
        {
          "foretold": 0.7587,
          "happened": 0.7917,
          "count": 216
        },
        {
          "foretold": 0.8511,
          "happened": 0.9236,
          "count": 432
        },
        {
          "foretold": 0.9309,
          "happened": 0.9378,
          "count": 209
        }
      ]
    }
  },
  "alone": {
    "{\"edition\":\"2024\",\"order\":[\"gray\"],\"sovietPlayer\":false,\"basicGame\":false,\"frontCards\":\"basic\",\"difficulty\":\"standard\",\"armyRedeployment\":false,\"abwehr\":false,\"winterCounterAttacks\":false,\"totalWar\":false,\"soloBlocking\":\"double-areas\",\"sovietInBlocked\":\"yes\",\"auxiliariesPerTurn\":\"any\",\"airSupport\":\"combat\",\"airMarker\":\"drawn\",\"cardEffects\":\"must\",\"haltedByRail\":\"yes\",\"stuka\":\"without-spending\",\"hqTiming\":\"between-actions\",\"encirclementTiming\":\"end-of-movement\",\"seaChain\":\"baltic\",\"fleetBlocks\":\"harbours\",\"transitLimit\":\"always\",\"trainConnection\":\"railed\",\"medalOnCounterAttack\":\"returned\",\"victoryCheck\":\"any-placement\",\"tieBreak\":\"later-in-order\",\"lastRoundPlacing\":\"no\",\"missingSupply\":\"card\",\"fuelTotal\":\"29\",\"fullStock\":\"no\",\"fuehrerbefehlAnyPair\":\"no\",\"encircledScore\":\"no\"}": [
      5,
      6,
      6,
      6,
      6,
      6,
      6,
      7,
      7,
      7,
      8,
      8,
      8,
      8,
      8,
      8,
      8,
      8,
      8,
      8,
      8,
      8,
      8,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      10,
      10,
      10,
      11,
      12,
      1008,
      1011
    ],
    "{\"edition\":\"2024\",\"order\":[\"white\"],\"sovietPlayer\":false,\"basicGame\":false,\"frontCards\":\"basic\",\"difficulty\":\"standard\",\"armyRedeployment\":false,\"abwehr\":false,\"winterCounterAttacks\":false,\"totalWar\":false,\"soloBlocking\":\"double-areas\",\"sovietInBlocked\":\"yes\",\"auxiliariesPerTurn\":\"any\",\"airSupport\":\"combat\",\"airMarker\":\"drawn\",\"cardEffects\":\"must\",\"haltedByRail\":\"yes\",\"stuka\":\"without-spending\",\"hqTiming\":\"between-actions\",\"encirclementTiming\":\"end-of-movement\",\"seaChain\":\"baltic\",\"fleetBlocks\":\"harbours\",\"transitLimit\":\"always\",\"trainConnection\":\"railed\",\"medalOnCounterAttack\":\"returned\",\"victoryCheck\":\"any-placement\",\"tieBreak\":\"later-in-order\",\"lastRoundPlacing\":\"no\",\"missingSupply\":\"card\",\"fuelTotal\":\"29\",\"fullStock\":\"no\",\"fuehrerbefehlAnyPair\":\"no\",\"encircledScore\":\"no\"}": [
      7,
      7,
      7,
      7,
      7,
      7,
      7,
      8,
      8,
      8,
      8,
      8,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      10,
      10,
      10,
      10,
      10,
      10,
      11,
      11,
      11,
      11,
      11,
      11,
      11,
      12,
      12,
      12,
      12,
      13,
      15,
      1015
    ],
    "{\"edition\":\"2024\",\"order\":[\"brown\"],\"sovietPlayer\":false,\"basicGame\":false,\"frontCards\":\"basic\",\"difficulty\":\"standard\",\"armyRedeployment\":false,\"abwehr\":false,\"winterCounterAttacks\":false,\"totalWar\":false,\"soloBlocking\":\"double-areas\",\"sovietInBlocked\":\"yes\",\"auxiliariesPerTurn\":\"any\",\"airSupport\":\"combat\",\"airMarker\":\"drawn\",\"cardEffects\":\"must\",\"haltedByRail\":\"yes\",\"stuka\":\"without-spending\",\"hqTiming\":\"between-actions\",\"encirclementTiming\":\"end-of-movement\",\"seaChain\":\"baltic\",\"fleetBlocks\":\"harbours\",\"transitLimit\":\"always\",\"trainConnection\":\"railed\",\"medalOnCounterAttack\":\"returned\",\"victoryCheck\":\"any-placement\",\"tieBreak\":\"later-in-order\",\"lastRoundPlacing\":\"no\",\"missingSupply\":\"card\",\"fuelTotal\":\"29\",\"fullStock\":\"no\",\"fuehrerbefehlAnyPair\":\"no\",\"encircledScore\":\"no\"}": [
      3,
      5,
      7,
      7,
      7,
      7,
      7,
      8,
      8,
      8,
      8,
      9,
      9,
      9,
      9,
      10,
      10,
      10,
      10,
      10,
      10,
      10,
      10,
      10,
      10,
      11,
      11,
      11,
      11,
      11,
      12,
      12,
      12,
      12,
      12,
      13,
      13,
      15,
      1007,
      1011
    ]
  }
}
