import type { Calibration } from '../../../advice/calibration.ts'

/** What chances of winning rest on. Written by: railhead calibrate race-to-moscow --players rtm-3,rtm-4 --games 80 --tests 40 --seed calibrate */
export const CALIBRATION: Calibration = {
  "rulesVersion": "2",
  "contentHash": "681b3d687efadfda9eb4b619b0f13bfb5a1249e0592f2bbb522816971d19b082",
  "command": "railhead calibrate race-to-moscow --players rtm-3,rtm-4 --games 80 --tests 40 --seed calibrate",
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
    "medals on the map early",
    "medals on the map late"
  ],
  "kinds": {
    "3 army groups": {
      "weights": [
        -0.1949,
        -0.1502,
        0.3451,
        0,
        0.197,
        0.6365,
        0.3422,
        0.8545,
        0.1593,
        0.0875,
        -0.5756,
        0.3312,
        0.0978,
        -0.2777,
        -0.0402,
        0.0087,
        0.2761,
        0.0503,
        0.2971,
        0,
        0
      ],
      "games": 80,
      "tested": 40,
      "brier": 0.1602,
      "constant": 0.2093,
      "reliability": [
        {
          "foretold": 0.05,
          "happened": 0.058,
          "count": 586
        },
        {
          "foretold": 0.1488,
          "happened": 0.1526,
          "count": 570
        },
        {
          "foretold": 0.2509,
          "happened": 0.2896,
          "count": 442
        },
        {
          "foretold": 0.3532,
          "happened": 0.3523,
          "count": 369
        },
        {
          "foretold": 0.4493,
          "happened": 0.4231,
          "count": 208
        },
        {
          "foretold": 0.5498,
          "happened": 0.5786,
          "count": 159
        },
        {
          "foretold": 0.6487,
          "happened": 0.6753,
          "count": 154
        },
        {
          "foretold": 0.7464,
          "happened": 0.6993,
          "count": 143
        },
        {
          "foretold": 0.851,
          "happened": 0.7376,
          "count": 141
        },
        {
          "foretold": 0.9516,
          "happened": 0.9091,
          "count": 99
        }
      ]
    },
    "2 army groups": {
      "weights": [
        -0.1992,
        -0.2525,
        0.4516,
        0,
        -0.1125,
        0.5716,
        -0.0232,
        1.0089,
        0.1076,
        -0.0295,
        -0.1674,
        0.44,
        0.247,
        0.0262,
        0.0813,
        -0.1816,
        0.1313,
        0.0383,
        0.2532,
        0,
        0
      ],
      "games": 80,
      "tested": 40,
      "brier": 0.1421,
      "constant": 0.2111,
      "reliability": [
        {
          "foretold": 0.0393,
          "happened": 0.0516,
          "count": 155
        },
        {
          "foretold": 0.1506,
          "happened": 0.1371,
          "count": 124
        },
        {
          "foretold": 0.2538,
          "happened": 0.2295,
          "count": 122
        },
        {
          "foretold": 0.3536,
          "happened": 0.3462,
          "count": 130
        },
        {
          "foretold": 0.4447,
          "happened": 0.4148,
          "count": 135
        },
        {
          "foretold": 0.5553,
          "happened": 0.5852,
          "count": 135
        },
        {
          "foretold": 0.6464,
          "happened": 0.6538,
          "count": 130
        },
        {
          "foretold": 0.7462,
          "happened": 0.7705,
          "count": 122
        },
        {
          "foretold": 0.8494,
          "happened": 0.8629,
          "count": 124
        },
        {
          "foretold": 0.9607,
          "happened": 0.9484,
          "count": 155
        }
      ]
    },
    "alone": {
      "weights": [
        -0.144,
        0.2868,
        -0.8855,
        0,
        0.1935,
        -0.2845,
        0,
        -0.1707,
        -0.0519,
        -0.0714,
        -0.4355,
        -0.1235,
        -0.6306,
        -0.5081,
        -0.1002,
        0.5675,
        -0.4492,
        0.105,
        -0.7426,
        0,
        0
      ],
      "games": 80,
      "tested": 40,
      "brier": 0.0245,
      "constant": 0.024,
      "reliability": [
        {
          "foretold": 0.0275,
          "happened": 0.0111,
          "count": 361
        }
      ]
    },
    "3 army groups, Soviet player": {
      "weights": [
        -0.1334,
        0.2551,
        -0.9227,
        0.8011,
        0.1901,
        0.2962,
        -0.0678,
        -0.0209,
        0.1449,
        -0.0738,
        -0.2986,
        -0.0227,
        0.2875,
        -0.1232,
        -0.2713,
        -0.1418,
        -0.1781,
        -1.2686,
        0.1152,
        0.6533,
        1.6026
      ],
      "games": 80,
      "tested": 40,
      "brier": 0.0132,
      "constant": 0.0152,
      "reliability": [
        {
          "foretold": 0.0142,
          "happened": 0.0128,
          "count": 2296
        },
        {
          "foretold": 0.1351,
          "happened": 0.7353,
          "count": 17
        },
        {
          "foretold": 0.7862,
          "happened": 0,
          "count": 2
        },
        {
          "foretold": 0.8731,
          "happened": 0.5429,
          "count": 35
        },
        {
          "foretold": 0.9592,
          "happened": 0.9673,
          "count": 734
        }
      ]
    }
  },
  "alone": {
    "{\"edition\":\"2024\",\"order\":[\"gray\"],\"sovietPlayer\":false,\"basicGame\":false,\"frontCards\":\"basic\",\"difficulty\":\"standard\",\"armyRedeployment\":false,\"abwehr\":false,\"winterCounterAttacks\":false,\"totalWar\":false,\"soloBlocking\":\"double-areas\",\"sovietInBlocked\":\"yes\",\"auxiliariesPerTurn\":\"any\",\"airSupport\":\"combat\",\"airMarker\":\"drawn\",\"cardEffects\":\"must\",\"haltedByRail\":\"yes\",\"stuka\":\"without-spending\",\"hqTiming\":\"between-actions\",\"encirclementTiming\":\"end-of-movement\",\"seaChain\":\"baltic\",\"fleetBlocks\":\"harbours\",\"transitLimit\":\"always\",\"trainConnection\":\"railed\",\"medalOnCounterAttack\":\"returned\",\"victoryCheck\":\"any-placement\",\"tieBreak\":\"later-in-order\",\"lastRoundPlacing\":\"no\",\"missingSupply\":\"card\",\"fuelTotal\":\"29\",\"fullStock\":\"no\",\"fuehrerbefehlAnyPair\":\"no\",\"encircledScore\":\"no\"}": [
      5,
      5,
      5,
      5,
      5,
      6,
      6,
      6,
      6,
      6,
      6,
      6,
      7,
      7,
      7,
      7,
      7,
      7,
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
      8,
      8,
      8,
      8,
      8,
      9,
      9,
      9,
      9,
      1013
    ],
    "{\"edition\":\"2024\",\"order\":[\"white\"],\"sovietPlayer\":false,\"basicGame\":false,\"frontCards\":\"basic\",\"difficulty\":\"standard\",\"armyRedeployment\":false,\"abwehr\":false,\"winterCounterAttacks\":false,\"totalWar\":false,\"soloBlocking\":\"double-areas\",\"sovietInBlocked\":\"yes\",\"auxiliariesPerTurn\":\"any\",\"airSupport\":\"combat\",\"airMarker\":\"drawn\",\"cardEffects\":\"must\",\"haltedByRail\":\"yes\",\"stuka\":\"without-spending\",\"hqTiming\":\"between-actions\",\"encirclementTiming\":\"end-of-movement\",\"seaChain\":\"baltic\",\"fleetBlocks\":\"harbours\",\"transitLimit\":\"always\",\"trainConnection\":\"railed\",\"medalOnCounterAttack\":\"returned\",\"victoryCheck\":\"any-placement\",\"tieBreak\":\"later-in-order\",\"lastRoundPlacing\":\"no\",\"missingSupply\":\"card\",\"fuelTotal\":\"29\",\"fullStock\":\"no\",\"fuehrerbefehlAnyPair\":\"no\",\"encircledScore\":\"no\"}": [
      4,
      4,
      4,
      4,
      4,
      4,
      4,
      4,
      5,
      5,
      5,
      5,
      5,
      6,
      6,
      6,
      6,
      6,
      6,
      6,
      7,
      7,
      8,
      8,
      8,
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
      11,
      12,
      12,
      1011,
      1014
    ],
    "{\"edition\":\"2024\",\"order\":[\"brown\"],\"sovietPlayer\":false,\"basicGame\":false,\"frontCards\":\"basic\",\"difficulty\":\"standard\",\"armyRedeployment\":false,\"abwehr\":false,\"winterCounterAttacks\":false,\"totalWar\":false,\"soloBlocking\":\"double-areas\",\"sovietInBlocked\":\"yes\",\"auxiliariesPerTurn\":\"any\",\"airSupport\":\"combat\",\"airMarker\":\"drawn\",\"cardEffects\":\"must\",\"haltedByRail\":\"yes\",\"stuka\":\"without-spending\",\"hqTiming\":\"between-actions\",\"encirclementTiming\":\"end-of-movement\",\"seaChain\":\"baltic\",\"fleetBlocks\":\"harbours\",\"transitLimit\":\"always\",\"trainConnection\":\"railed\",\"medalOnCounterAttack\":\"returned\",\"victoryCheck\":\"any-placement\",\"tieBreak\":\"later-in-order\",\"lastRoundPlacing\":\"no\",\"missingSupply\":\"card\",\"fuelTotal\":\"29\",\"fullStock\":\"no\",\"fuehrerbefehlAnyPair\":\"no\",\"encircledScore\":\"no\"}": [
      2,
      3,
      3,
      3,
      4,
      4,
      4,
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
      12,
      13,
      15
    ]
  }
}
