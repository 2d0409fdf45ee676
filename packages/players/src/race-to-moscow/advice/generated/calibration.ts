import type { Calibration } from '../../../advice/calibration.ts'

/** What chances of winning rest on. Written by: railhead calibrate race-to-moscow --players rtm-1,rtm-2 --games 24 --tests 16 --seed calibrate */
export const CALIBRATION: Calibration = {
  "rulesVersion": "2",
  "contentHash": "681b3d687efadfda9eb4b619b0f13bfb5a1249e0592f2bbb522816971d19b082",
  "command": "railhead calibrate race-to-moscow --players rtm-1,rtm-2 --games 24 --tests 16 --seed calibrate",
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
        0.1326,
        -0.3057,
        0.1731,
        0,
        0.3146,
        0.5046,
        0.0579,
        0.349,
        -0.0247,
        -0.0018,
        0.2017,
        0.237,
        -0.0785,
        0.1789,
        -0.4473,
        0.0506,
        -0.0701,
        0.2768,
        0.1501,
        0,
        0
      ],
      "games": 24,
      "tested": 16,
      "brier": 0.1839,
      "constant": 0.2292,
      "reliability": [
        {
          "foretold": 0.0651,
          "happened": 0.0769,
          "count": 65
        },
        {
          "foretold": 0.1534,
          "happened": 0.1319,
          "count": 144
        },
        {
          "foretold": 0.2507,
          "happened": 0.2775,
          "count": 209
        },
        {
          "foretold": 0.3489,
          "happened": 0.396,
          "count": 202
        },
        {
          "foretold": 0.4372,
          "happened": 0.4578,
          "count": 83
        },
        {
          "foretold": 0.5446,
          "happened": 0.386,
          "count": 57
        },
        {
          "foretold": 0.6448,
          "happened": 0.5918,
          "count": 49
        },
        {
          "foretold": 0.7433,
          "happened": 0.6957,
          "count": 23
        },
        {
          "foretold": 0.8519,
          "happened": 0.7619,
          "count": 21
        },
        {
          "foretold": 0.9429,
          "happened": 1,
          "count": 2
        }
      ]
    },
    "2 army groups": {
      "weights": [
        -0.358,
        0.0995,
        0.2585,
        0,
        0.013,
        0.7322,
        0.1538,
        0.5153,
        0.0099,
        0.0474,
        -0.0351,
        0.1526,
        0.1149,
        -0.1711,
        0.2406,
        0,
        -0.0045,
        0.2904,
        0.2807,
        0,
        0
      ],
      "games": 24,
      "tested": 16,
      "brier": 0.195,
      "constant": 0.2428,
      "reliability": [
        {
          "foretold": 0.0409,
          "happened": 0.0769,
          "count": 52
        },
        {
          "foretold": 0.1578,
          "happened": 0.3478,
          "count": 23
        },
        {
          "foretold": 0.2546,
          "happened": 0.4783,
          "count": 23
        },
        {
          "foretold": 0.3522,
          "happened": 0.4242,
          "count": 33
        },
        {
          "foretold": 0.4497,
          "happened": 0.4737,
          "count": 19
        },
        {
          "foretold": 0.5503,
          "happened": 0.5263,
          "count": 19
        },
        {
          "foretold": 0.6478,
          "happened": 0.5758,
          "count": 33
        },
        {
          "foretold": 0.7454,
          "happened": 0.5217,
          "count": 23
        },
        {
          "foretold": 0.8422,
          "happened": 0.6522,
          "count": 23
        },
        {
          "foretold": 0.9591,
          "happened": 0.9231,
          "count": 52
        }
      ]
    },
    "alone": {
      "weights": [
        -0.2535,
        -0.0797,
        -0.1781,
        0,
        -0.1343,
        -0.5801,
        0,
        -0.606,
        -0.1645,
        -0.0337,
        -0.3389,
        -0.3154,
        -0.7483,
        -0.2798,
        -0.3069,
        -0.0002,
        -0.1648,
        -0.3021,
        -0.5113,
        0,
        0
      ],
      "games": 24,
      "tested": 16,
      "brier": 0.0002,
      "constant": 0,
      "reliability": [
        {
          "foretold": 0.0071,
          "happened": 0,
          "count": 180
        }
      ]
    },
    "3 army groups, Soviet player": {
      "weights": [
        -0.2343,
        -0.1208,
        -0.2138,
        0.569,
        0.0156,
        0.067,
        -0.0695,
        -0.5878,
        -0.0683,
        -0.0318,
        -0.2965,
        -0.2287,
        -0.5833,
        -0.2322,
        -0.3392,
        0,
        -0.1479,
        -0.2644,
        -0.1343,
        0.3368,
        1.0692
      ],
      "games": 24,
      "tested": 16,
      "brier": 0.0002,
      "constant": 0,
      "reliability": [
        {
          "foretold": 0.0046,
          "happened": 0,
          "count": 639
        },
        {
          "foretold": 0.8878,
          "happened": 1,
          "count": 1
        },
        {
          "foretold": 0.9867,
          "happened": 1,
          "count": 212
        }
      ]
    }
  },
  "alone": {
    "{\"edition\":\"2024\",\"order\":[\"gray\"],\"sovietPlayer\":false,\"basicGame\":false,\"frontCards\":\"basic\",\"difficulty\":\"standard\",\"armyRedeployment\":false,\"abwehr\":false,\"winterCounterAttacks\":false,\"totalWar\":false,\"soloBlocking\":\"double-areas\",\"sovietInBlocked\":\"yes\",\"auxiliariesPerTurn\":\"any\",\"airSupport\":\"combat\",\"airMarker\":\"drawn\",\"cardEffects\":\"must\",\"haltedByRail\":\"yes\",\"stuka\":\"without-spending\",\"hqTiming\":\"between-actions\",\"encirclementTiming\":\"end-of-movement\",\"seaChain\":\"baltic\",\"fleetBlocks\":\"harbours\",\"transitLimit\":\"always\",\"trainConnection\":\"railed\",\"medalOnCounterAttack\":\"returned\",\"victoryCheck\":\"any-placement\",\"tieBreak\":\"later-in-order\",\"lastRoundPlacing\":\"no\",\"missingSupply\":\"card\",\"fuelTotal\":\"29\",\"fullStock\":\"no\",\"fuehrerbefehlAnyPair\":\"no\",\"encircledScore\":\"no\"}": [
      0,
      0,
      1,
      1,
      2,
      3,
      4,
      4,
      5,
      5,
      5,
      5,
      6,
      6
    ],
    "{\"edition\":\"2024\",\"order\":[\"white\"],\"sovietPlayer\":false,\"basicGame\":false,\"frontCards\":\"basic\",\"difficulty\":\"standard\",\"armyRedeployment\":false,\"abwehr\":false,\"winterCounterAttacks\":false,\"totalWar\":false,\"soloBlocking\":\"double-areas\",\"sovietInBlocked\":\"yes\",\"auxiliariesPerTurn\":\"any\",\"airSupport\":\"combat\",\"airMarker\":\"drawn\",\"cardEffects\":\"must\",\"haltedByRail\":\"yes\",\"stuka\":\"without-spending\",\"hqTiming\":\"between-actions\",\"encirclementTiming\":\"end-of-movement\",\"seaChain\":\"baltic\",\"fleetBlocks\":\"harbours\",\"transitLimit\":\"always\",\"trainConnection\":\"railed\",\"medalOnCounterAttack\":\"returned\",\"victoryCheck\":\"any-placement\",\"tieBreak\":\"later-in-order\",\"lastRoundPlacing\":\"no\",\"missingSupply\":\"card\",\"fuelTotal\":\"29\",\"fullStock\":\"no\",\"fuehrerbefehlAnyPair\":\"no\",\"encircledScore\":\"no\"}": [
      2,
      3,
      3,
      3,
      3,
      4,
      4,
      4,
      4,
      4,
      5,
      8,
      9
    ],
    "{\"edition\":\"2024\",\"order\":[\"brown\"],\"sovietPlayer\":false,\"basicGame\":false,\"frontCards\":\"basic\",\"difficulty\":\"standard\",\"armyRedeployment\":false,\"abwehr\":false,\"winterCounterAttacks\":false,\"totalWar\":false,\"soloBlocking\":\"double-areas\",\"sovietInBlocked\":\"yes\",\"auxiliariesPerTurn\":\"any\",\"airSupport\":\"combat\",\"airMarker\":\"drawn\",\"cardEffects\":\"must\",\"haltedByRail\":\"yes\",\"stuka\":\"without-spending\",\"hqTiming\":\"between-actions\",\"encirclementTiming\":\"end-of-movement\",\"seaChain\":\"baltic\",\"fleetBlocks\":\"harbours\",\"transitLimit\":\"always\",\"trainConnection\":\"railed\",\"medalOnCounterAttack\":\"returned\",\"victoryCheck\":\"any-placement\",\"tieBreak\":\"later-in-order\",\"lastRoundPlacing\":\"no\",\"missingSupply\":\"card\",\"fuelTotal\":\"29\",\"fullStock\":\"no\",\"fuehrerbefehlAnyPair\":\"no\",\"encircledScore\":\"no\"}": [
      0,
      0,
      2,
      2,
      3,
      3,
      3,
      4,
      4,
      7,
      7,
      9,
      11
    ]
  }
}
