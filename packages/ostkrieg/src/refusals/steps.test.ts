import type { Choice } from '@railhead/table'
import { describe, expect, test } from 'vitest'
import { after, area, axis, battle, done, soviet } from '../card-kit.ts'
import { ostkrieg } from '../game.ts'
import type { OstkriegState } from '../state.ts'
import { dice, play } from '../test-kit.ts'

const held = (side: 'axis' | 'soviet', ...areas: readonly number[]) =>
  Object.fromEntries(areas.map((number) => [String(number), { control: side }]))

/** Soviets before Rovno, which the Axis holds with a card in front that strikes back. */
function struckBack(): OstkriegState {
  const cards = { axis: { hand: [], front: [19] }, soviet: { hand: [63] } }
  const areas = { Kiev: { units: '6SI' }, Rovno: { control: 'axis', units: '1GI' }, Lvov: { control: 'axis', units: '3GI' } }
  const state = after('soviet', [63], areas, [{ card: 63 }, done, ...area(64)], { year: 1943, cards })
  dice(state, 6, 6, 1)
  play(state, { from: 62, all: true }, done, { advance: true }, { all: true })
  return state
}

/** What is attempted, with which reason it is refused and what the reason is about. */
type Attempt = readonly [attempt: Choice, code: string, rule: string, subjects: object]

const CASES: readonly (readonly [what: string, state: () => OstkriegState, attempts: readonly Attempt[]])[] = [
  [
    'bidding',
    () => {
      const state = ostkrieg.setup({ bidding: true }, 'refusals')
      play(state, { action: 'bid', side: 'axis', points: 3 })
      return state
    },
    [
      [{ action: 'bid', side: 'axis', points: 3 }, 'bid-too-low', '5.0', { bid: 3 }],
      [{ action: 'bid', side: 'soviet', points: 9 }, 'bid-other-side', '5.0', { side: 'axis' }],
      [{ action: 'bid', side: 'axis', points: 17 }, 'bid-too-high', '5.0', { most: 16 }],
      [{ action: 'bid', side: 'axis', points: 'all' }, 'not-asked', '8.0', {}],
      [{ action: 'fold' }, 'not-asked', '8.0', {}],
      [{ action: 'fold', points: 4 }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'the highest bid',
    () => {
      const state = ostkrieg.setup({ bidding: true }, 'refusals')
      play(state, { action: 'bid', side: 'axis', points: 16 })
      return state
    },
    [[{ action: 'bid', side: 'axis', points: 16 }, 'bid-too-low', '5.0', { bid: 16 }]],
  ],
  [
    'playing a card',
    () => after('axis', [5, 9], {}, []),
    [
      [{ card: 1 }, 'card-not-in-hand', '8.0', { card: 1 }],
      [{ card: '5' }, 'no-such-card', '3.0', { card: '5' }],
      [{ card: 27 }, 'no-such-card', '3.0', { card: 27 }],
    ],
  ],
  [
    'the first bid',
    () => ostkrieg.setup({ bidding: true }, 'refusals'),
    [
      [{ action: 'accept' }, 'nothing-to-accept', '5.0', {}],
      [{ action: 'bid', side: 'axis', points: 16.5 }, 'bid-too-high', '5.0', { most: 16 }],
      [{ action: 'bid', side: 'axis', points: -1 }, 'bid-too-low', '5.0', { bid: 0 }],
      [{ action: 'bid', side: 'neutral', points: 1 }, 'bid-too-low', '5.0', { bid: 0 }],
    ],
  ],
  [
    'the first card of Barbarossa',
    () => ostkrieg.setup({ scenario: 'barbarossa' }, 'refusals'),
    [
      [{ pass: true }, 'first-card-fixed', '4.1.3', { card: 1 }],
      [{ card: 5 }, 'first-card-fixed', '4.1.3', { card: 1 }],
      [{ card: 51 }, 'card-not-in-hand', '8.0', { card: 51 }],
      [{ card: 'Blitz' }, 'no-such-card', '3.0', { card: 'Blitz' }],
      [{ pass: false }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'a card after a Blitz',
    () => after('axis', [2, 3, 5], { Warsaw: { units: '1GI' } }, [{ card: 2 }, done]),
    [
      [{ card: 3 }, 'blitz-after-blitz', '8.0', { card: 3 }],
      [{ card: 2 }, 'card-not-in-hand', '8.0', { card: 2 }],
      [{ card: 99 }, 'no-such-card', '3.0', { card: 99 }],
      [{ pass: true }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'a loss for want of supply',
    () => axis(9, { Minsk: { control: 'axis', units: '2GI 1GA' } }),
    [
      [{ unit: 'GL' }, 'no-unit-there', '8.3', { unit: 'GL', area: 67 }],
      [{ unit: 'XX' }, 'no-such-unit', '3.0', { unit: 'XX' }],
      [{ unit: '' }, 'no-such-unit', '3.0', { unit: '' }],
      [{ unit: 1 }, 'no-such-unit', '3.0', { unit: 1 }],
      [{ area: 67 }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'marking moves of Finns',
    () =>
      axis(
        14,
        { Helsinki: { units: '1FI' }, Petsamo: { units: '2FI' }, Warsaw: { units: '1GI' }, Narvik: { units: '1GL' } },
        done,
      ),
    [
      [{ area: 81 }, 'wrong-nationality', '8.0', { area: 81 }],
      [{ area: 78 }, 'wrong-nationality', '8.0', { area: 78 }],
      [{ area: 84 }, 'no-unit-there', '8.3', { area: 84 }],
      [{ area: 101 }, 'no-such-area', '3.0', { area: 101 }],
      [{ area: 76.5 }, 'no-such-area', '3.0', { area: 76.5 }],
      [{ area: 'Helsinki!' }, 'no-such-area', '3.0', { area: 'Helsinki!' }],
    ],
  ],
  [
    'marking moves in 1941',
    () => after('axis', [9], { Helsinki: { units: '1FI 1GL' }, Warsaw: { units: '1GI' } }, [{ card: 9 }], { year: 1941 }),
    [[{ area: 76 }, 'closed-in-1941', '4.1.3', { area: 76 }]],
  ],
  [
    'choosing which area moves',
    () => axis(9, { Helsinki: { units: '1FI' }, Warsaw: { units: '1GI' }, Berlin: { units: '1GI' } }, ...area(81, 76)),
    [
      [{ area: 84 }, 'not-marked', '8.3.8', { area: 84 }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
      [{ unit: 'GI' }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'choosing which area is attacked',
    () =>
      axis(
        9,
        { Warsaw: { units: '1GI' }, Konigsberg: { units: '1GI' }, Brest: { units: '1SI' }, Bialystok: { units: '1SI' } },
        done,
        ...area(66, 73),
      ),
    [
      [{ area: 67 }, 'not-marked', '8.3.8', { area: 67 }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
      [{ unit: 'GI' }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'moving units of an area',
    () => axis(9, { Warsaw: { units: '1GIe 1GA' }, Brest: { control: 'axis', units: '1GI' } }, ...area(81), done),
    [
      [{ entrench: true }, 'already-entrenched', '8.3.2.1', { area: 81 }],
      [{ unit: 'GL' }, 'no-unit-there', '8.3', { unit: 'GL', area: 81 }],
      [{ unit: 'SP' }, 'no-unit-there', '8.3', { unit: 'SP', area: 81 }],
      [{ unit: 'GA', at: 82 }, 'no-unit-there', '8.3', { unit: 'GA', area: 82 }],
      [{ unit: 'GA', at: 'Atlantis' }, 'no-such-area', '3.0', { area: 'Atlantis' }],
      [{ area: 81 }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'moving Armor alone',
    () => axis(9, { Warsaw: { units: '1GA' } }, ...area(81)),
    [[{ entrench: true }, 'only-infantry-entrenches', '8.3.2.1', { area: 81 }]],
  ],
  [
    'moving Finns who stand with others',
    () => axis(14, { Helsinki: { units: '2FI 1GI' } }, done, ...area(76)),
    [[{ unit: 'GI' }, 'wrong-nationality', '8.0', { unit: 'GI', area: 76 }]],
  ],
  [
    'where Infantry goes',
    () =>
      axis(9, { Warsaw: { units: '1GI' }, Brest: { units: '1SI' }, Danzig: { units: '12GI' } }, ...area(81), done, {
        unit: 'GI',
      }),
    [
      [{ area: 67 }, 'not-adjacent', '8.3.2', { unit: 'GI', area: 67, from: 81 }],
      [{ area: 66 }, 'enemy-units-there', '8.3.2', { unit: 'GI', area: 66, from: 81 }],
      [{ area: 80 }, 'land-stack-full', '8.3.7', { unit: 'GI', area: 80, from: 81 }],
      [{ area: 82, overrun: true }, 'not-asked', '8.0', { unit: 'GI', area: 82, from: 81 }],
      [{ area: 101 }, 'no-such-area', '3.0', { area: 101 }],
      [{ unit: 'GI' }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'where Armor goes',
    () => axis(9, { Warsaw: { units: '1GA' } }, ...area(81), { unit: 'GA' }),
    [[{ area: 67 }, 'too-far-for-armor', '8.3.3', { unit: 'GA', area: 67, from: 81 }]],
  ],
  [
    'where Finns go to neutral Sweden',
    () => axis(9, { Narvik: { units: '1FI 1GL' } }, ...area(78), { unit: 'FI' }),
    [[{ area: 2 }, 'neutral-country', '4.1.3', { unit: 'FI', area: 2, from: 78 }]],
  ],
  [
    'where air flies',
    () => axis(9, { Narvik: { units: '1FI 1GL' } }, ...area(78), { unit: 'GL' }),
    [
      [{ area: 2 }, 'too-far-for-air', '8.3.5', { unit: 'GL', area: 2, from: 78 }],
      [{ area: 78 }, 'too-far-for-air', '8.3.5', { unit: 'GL', area: 78, from: 78 }],
      [{ area: 75 }, 'enemy-controlled', '8.3.4', { unit: 'GL', area: 75, from: 78 }],
      [{ area: 77, rebase: true }, 'not-asked', '8.0', { unit: 'GL', area: 77, from: 78 }],
    ],
  ],
  [
    'where air flees',
    () =>
      axis(
        9,
        { Warsaw: { units: '1GI' }, Brest: { units: '1SL' }, Rovno: { units: '2SL' } },
        ...area(81),
        { unit: 'GI' },
        ...area(66),
      ),
    [
      [{ area: 64 }, 'air-stack-full', '8.3.7', { area: 64 }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
      [{ done: true }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'from where somebody rides',
    () =>
      axis(
        15,
        {
          Bucharest: { units: '1RI' },
          Warsaw: { units: '1GI' },
          Berlin: { units: '1GL' },
          Smolensk: { control: 'axis', units: '2RI' },
        },
        done,
      ),
    [
      [{ area: 81 }, 'wrong-nationality', '8.0', { area: 81 }],
      [{ area: 84 }, 'wrong-nationality', '8.0', { area: 84 }],
      [{ area: 60 }, 'out-of-supply', '8.3.1', { area: 60 }],
      [{ area: 85 }, 'no-unit-there', '8.3', { area: 85 }],
      [{ area: 62 }, 'no-unit-there', '8.3', { area: 62 }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
    ],
  ],
  [
    'who of several rides',
    () => axis(6, { Sofia: { units: '1BI 1GI 1GA' }, ...held('soviet', 6, 8, 98, 99) }, ...area(100)),
    [
      [{ unit: 'BI' }, 'nowhere-to-go', '8.3', { unit: 'BI', area: 100 }],
      [{ unit: 'GL' }, 'no-unit-there', '8.3', { unit: 'GL', area: 100 }],
      [{ unit: 'XX' }, 'no-such-unit', '3.0', { unit: 'XX' }],
      [{ area: 100 }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'where the ride ends',
    () => axis(6, { Sofia: { units: '1BI' }, Skopje: { units: '12GI' } }, ...area(100)),
    [
      [{ area: 100 }, 'no-rail-route', '8.0', { area: 100, from: 100, unit: 'BI' }],
      [{ area: 99 }, 'land-stack-full', '8.3.7', { area: 99, from: 100, unit: 'BI' }],
      [{ area: 96 }, 'bulgarians-stay-south', '8.3.10', { area: 96, from: 100, unit: 'BI' }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
    ],
  ],
  [
    'from where air rebases',
    () => axis(10, { Warsaw: { units: '1GL' }, Berlin: { units: '1GI' }, Minsk: { control: 'axis', units: '2GL' } }, done),
    [
      [{ area: 84 }, 'no-unit-there', '8.3', { area: 84 }],
      [{ area: 67 }, 'out-of-supply', '8.3.1', { area: 67 }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
    ],
  ],
  [
    'from where air cannot fly anywhere',
    () => axis(10, { Warsaw: { units: '1GL' }, Narvik: { units: '2GL' }, ...held('soviet', 76, 77) }, done),
    [[{ area: 78 }, 'nowhere-to-go', '8.3', { area: 78 }]],
  ],
  [
    'from where air has rebased',
    () => axis(10, { Warsaw: { units: '1GL' }, Berlin: { units: '2GL' } }, done, ...area(81, 79)),
    [[{ area: 79 }, 'already-moved', '8.3', { area: 79 }]],
  ],
  [
    'where air rebases to',
    () => axis(10, { Narvik: { units: '2GL' }, Petsamo: { units: '2GL' } }, done, ...area(78)),
    [
      [{ area: 77 }, 'air-stack-full', '8.3.7', { area: 77, from: 78 }],
      [{ area: 84 }, 'too-far-for-air', '8.3.5', { area: 84, from: 78 }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
    ],
  ],
  [
    'placing what is left of the card',
    () => soviet(52, { Gorky: { units: '12SI' } }, { unit: 'SA', area: 20 }),
    [
      [{ unit: 'SA', area: 20 }, 'all-placed', '8.5', { unit: 'SA', area: 20 }],
      [{ unit: 'SI', area: 24 }, 'land-stack-full', '8.3.7', { unit: 'SI', area: 24 }],
      [{ unit: 'SI', area: 49 }, 'not-a-place-of-the-card', '8.5', { unit: 'SI', area: 49 }],
      [{ unit: 'SL', area: 20 }, 'not-a-place-of-the-card', '8.5', { unit: 'SL', area: 20 }],
      [{ unit: 'SI', area: 0 }, 'no-such-area', '3.0', { area: 0 }],
      [{ unit: 'XX', area: 20 }, 'no-such-unit', '3.0', { unit: 'XX' }],
      [{ unit: 'SI' }, 'not-asked', '8.0', {}],
      [{ area: 20 }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'placing where one likes',
    () =>
      soviet(
        68,
        { Moscow: { units: '12SI' }, Tambov: { control: 'axis' } },
        { unit: 'SA', area: 26 },
        { unit: 'SI', area: 26 },
        { unit: 'SI', area: 26 },
      ),
    [
      [{ unit: 'SA', area: 24 }, 'all-placed', '8.5', { unit: 'SA', area: 24 }],
      [{ unit: 'SL', area: 24 }, 'all-placed', '8.5', { unit: 'SL', area: 24 }],
      [{ unit: 'SI', area: 26 }, 'area-has-its-share', '8.5', { unit: 'SI', area: 26 }],
      [{ unit: 'SI', area: 49 }, 'land-stack-full', '8.3.7', { unit: 'SI', area: 49 }],
      [{ unit: 'SI', area: 41 }, 'not-controlled', '8.5', { unit: 'SI', area: 41 }],
      [{ unit: 'SI', area: 70 }, 'not-a-place-of-the-card', '8.5', { unit: 'SI', area: 70 }],
      [{ unit: 'SI', area: 0 }, 'no-such-area', '3.0', { area: 0 }],
      [{ unit: 'XX', area: 24 }, 'no-such-unit', '3.0', { unit: 'XX' }],
      [{ unit: 'SI' }, 'not-asked', '8.0', {}],
      [{ area: 24 }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'placing partisans',
    () => soviet(57, { Kiev: { control: 'axis' }, Minsk: { control: 'axis', units: '1GI' } }),
    [
      [{ area: 67 }, 'partisans-not-among-units', '8.5', { area: 67, country: 'soviet-union' }],
      [{ area: 49 }, 'partisans-need-enemy-area', '8.5', { area: 49, country: 'soviet-union' }],
      [{ area: 84 }, 'partisans-other-country', '8.0', { area: 84, country: 'soviet-union' }],
      [{ area: 1 }, 'neutral-country', '4.1.3', { area: 1, country: 'soviet-union' }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
    ],
  ],
  [
    'removing partisans',
    () =>
      axis(
        17,
        { Sofia: { units: '1BI' }, Skopje: { control: 'soviet', units: '1YP' }, Zagreb: { control: 'soviet', units: '1YP' } },
        done,
        done,
      ),
    [
      [{ area: 97 }, 'no-partisan-near', '8.0', { area: 97 }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
      [{ unit: 'YP' }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'entrenching Finns',
    () =>
      axis(
        14,
        { Helsinki: { units: '2FI' }, Petsamo: { units: '1FIe' }, Narvik: { units: '1GI' }, Berlin: { units: '1GA' } },
        done,
        done,
        { number: 2 },
      ),
    [
      [{ area: 77 }, 'already-entrenched', '8.3.2.1', { area: 77 }],
      [{ area: 78 }, 'only-infantry-entrenches', '8.3.2.1', { area: 78 }],
      [{ area: 84 }, 'only-infantry-entrenches', '8.3.2.1', { area: 84 }],
      [{ area: 85 }, 'no-unit-there', '8.3', { area: 85 }],
      [{ area: 49 }, 'no-unit-there', '8.3', { area: 49 }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
    ],
  ],
  [
    'marking attacks',
    () =>
      axis(
        9,
        {
          Warsaw: { units: '1GI' },
          Brest: { units: '1SI' },
          Bialystok: { units: '1SI' },
          Konigsberg: { units: '1GI' },
          Lvov: { units: '1SL' },
          Kiev: { units: '1SI' },
        },
        done,
        ...area(66),
      ),
    [
      [{ area: 66 }, 'already-marked', '8.3.8', { area: 66 }],
      [{ area: 65 }, 'nothing-to-attack', '8.4.2', { area: 65 }],
      [{ area: 62 }, 'no-attacker', '8.4.2', { area: 62 }],
      [{ area: 84 }, 'own-area', '8.4.2', { area: 84 }],
      [{ area: 1 }, 'own-area', '8.4.2', { area: 1 }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
    ],
  ],
  [
    'who attacks',
    () =>
      axis(9, { Warsaw: { units: '2GI' }, Lvov: { control: 'axis', units: '1GI' }, Brest: { units: '1SI' } }, done, ...area(66), {
        from: 65,
        unit: 'GI',
      }),
    [
      [{ from: 65, unit: 'GI' }, 'already-fought', '8.4.2.1', { unit: 'GI', from: 65, area: 66 }],
      [{ from: 81, unit: 'GA' }, 'no-unit-there', '8.3', { unit: 'GA', from: 81, area: 66 }],
      [{ from: 81, unit: 'YP' }, 'partisans-do-not-attack', '8.4.2.1', { unit: 'YP', from: 81, area: 66 }],
      [{ from: 81, unit: 'XX' }, 'no-such-unit', '3.0', { unit: 'XX' }],
      [{ from: 0, unit: 'GI' }, 'no-such-area', '3.0', { area: 0 }],
      [{ from: 65, all: true }, 'not-asked', '8.0', {}],
      [{ unit: 'GI' }, 'not-asked', '8.0', {}],
      [{ from: 81, unit: 'GI', all: true }, 'not-asked', '8.0', { unit: 'GI', from: 81, area: 66 }],
    ],
  ],
  [
    'which air takes part',
    () =>
      battle(
        { Warsaw: { units: '2GI 1GL' }, Danzig: { units: '1GL' }, Brest: { units: '1SI' }, Rovno: { units: '1SL' } },
        [],
        done,
      ),
    [
      [{ area: 80 }, 'air-too-far', '8.4.2.2', { area: 80, from: 80, unit: 'GL' }],
      [{ area: 64 }, 'no-unit-there', '8.3', { area: 64 }],
      [{ area: 79 }, 'no-unit-there', '8.3', { area: 79 }],
      [{ area: 81, all: true }, 'not-asked', '8.0', { area: 81, from: 81, unit: 'GL' }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
      [{ unit: 'GL' }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'which air is in the battle already',
    () =>
      battle(
        { Warsaw: { units: '2GI 1GL' }, Lvov: { control: 'axis', units: '1GL' }, Brest: { units: '1SI' } },
        [],
        done,
        ...area(81),
      ),
    [[{ area: 81 }, 'already-fought', '8.4.2.1', { area: 81, from: 81, unit: 'GL' }]],
  ],
  [
    'what the attacker loses last, after a six',
    () =>
      battle(
        { Warsaw: { units: '1GI 1GA' }, Lvov: { control: 'axis', units: '1GI 1GA' }, Brest: { units: '4SI' } },
        [1, 1, 1, 6],
        { from: 65, all: true },
        done,
      ),
    [
      [{ from: 81, unit: 'GI' }, 'armor-loss-owed', '8.4.2.2', { unit: 'GI', area: 66 }],
      [{ from: 66, unit: 'GI' }, 'not-taking-part', '8.4.2.2', { unit: 'GI', area: 66 }],
    ],
  ],
  [
    'what the attacker loses',
    () =>
      battle(
        { Warsaw: { units: '2GI 1GA' }, Lvov: { control: 'axis', units: '2GI' }, Brest: { units: '4SI' } },
        [1, 1, 1, 5],
        { from: 65, unit: 'GI' },
        done,
      ),
    [
      [{ from: 65, unit: 'GA' }, 'not-taking-part', '8.4.2.2', { unit: 'GA', area: 66 }],
      [{ unit: 'GI' }, 'not-taking-part', '8.4.2.2', { unit: 'GI', area: 66 }],
      [{ from: 81, unit: 'SI' }, 'not-taking-part', '8.4.2.2', { unit: 'SI', area: 66 }],
      [{ from: 81, unit: 'GI', moved: true }, 'not-asked', '8.0', { unit: 'GI', area: 66 }],
      [{ from: 81, unit: 'XX' }, 'no-such-unit', '3.0', { unit: 'XX' }],
      [{ from: 81 }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'a retreat to friends',
    () =>
      battle({ Brest: { units: '2SI 1SA' }, Lvov: { control: 'axis' }, Minsk: { units: '12SI' } }, [1, 1, 1, 1], done, {
        advance: true,
      }),
    [
      [{ unit: 'SI', area: 65 }, 'retreat-friendly-first', '8.4.2.2', { area: 65, from: 66, unit: 'SI' }],
      [{ unit: 'SI', area: 81 }, 'retreat-into-enemy', '8.4.2.2', { area: 81, from: 66, unit: 'SI' }],
      [{ unit: 'SI', area: 62 }, 'retreat-not-adjacent', '8.4.2.2', { area: 62, from: 66, unit: 'SI' }],
      [{ unit: 'SI', area: 67 }, 'land-stack-full', '8.3.7', { area: 67, from: 66, unit: 'SI' }],
      [{ unit: 'SL', area: 73 }, 'no-unit-there', '8.3', { area: 66, unit: 'SL' }],
      [{ unit: 'XX', area: 73 }, 'no-such-unit', '3.0', { unit: 'XX' }],
      [{ unit: 'SI', area: 0 }, 'no-such-area', '3.0', { area: 0 }],
      [{ area: 81 }, 'retreat-into-enemy', '8.4.2.2', { area: 81, from: 66, unit: 'SA' }],
      [{ unit: 'SI' }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'a retreat into an empty area of the enemy',
    () =>
      battle(
        { Brest: { units: '2SI' }, ...held('axis', 64, 65, 67), Bialystok: { control: 'axis', units: '1GL' } },
        [1, 1, 1],
        done,
        done,
        { advance: true },
      ),
    [
      [{ area: 81 }, 'retreat-into-attackers', '8.4.2.2', { area: 81, from: 66, unit: 'SI' }],
      [{ area: 73 }, 'retreat-friendly-first', '8.4.2.2', { area: 73, from: 66, unit: 'SI' }],
      [{ unit: 'SI', area: 64 }, 'not-asked', '8.0', { area: 64, from: 66, unit: 'SI' }],
    ],
  ],
  [
    'the advance before anybody has gone in',
    () =>
      battle({ Warsaw: { units: '3GI' }, Lvov: { control: 'axis', units: '1GI' }, Brest: { units: '1SI' } }, [6, 1, 1], done, {
        advance: true,
      }),
    [
      [{ done: true }, 'advance-declared', '8.4.2.2', { area: 66 }],
      [{ from: 65, unit: 'GI' }, 'not-taking-part', '8.4.2.2', { unit: 'GI', from: 65, area: 66 }],
      [{ from: 81, unit: 'GA' }, 'not-taking-part', '8.4.2.2', { unit: 'GA', from: 81, area: 66 }],
      [{ from: 81, unit: 'GI', all: true }, 'not-asked', '8.0', { unit: 'GI', from: 81, area: 66 }],
      [{ from: 81, unit: 'XX' }, 'no-such-unit', '3.0', { unit: 'XX' }],
      [{ from: 0, unit: 'GI' }, 'no-such-area', '3.0', { area: 0 }],
      [{ from: 81 }, 'not-asked', '8.0', {}],
      [{ unit: 'GI' }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'the advance of those who stayed out, behind others in the list who did not',
    () => {
      const areas = { Warsaw: { units: '1GI' }, Lvov: { control: 'axis', units: '3GI' }, Brest: { units: '1SI' } }
      const state = axis(9, areas, done, ...area(66), { from: 65, all: true })
      dice(state, 6, 1, 1)
      play(state, done, { advance: true })
      return state
    },
    [[{ from: 81, unit: 'GI' }, 'not-taking-part', '8.4.2.2', { unit: 'GI', from: 81, area: 66 }]],
  ],
  [
    'landing after a battle',
    () =>
      battle(
        { Warsaw: { units: '2GI 1GL' }, ...held('axis', 65), Brest: { units: '1SI' } },
        [6, 1, 1],
        done,
        { all: true },
        { advance: false },
      ),
    [
      [{ from: 81, area: 64 }, 'enemy-controlled', '8.3.4', { area: 64, unit: 'GL' }],
      [{ from: 81, area: 66 }, 'enemy-controlled', '8.3.4', { area: 66, unit: 'GL' }],
      [{ from: 81, area: 82 }, 'air-too-far', '8.4.2.2', { area: 82, unit: 'GL' }],
      [{ from: 65, area: 81 }, 'no-unit-there', '8.3', { area: 65, unit: 'GL' }],
      [{ from: 81, area: 81 }, 'not-asked', '8.0', { area: 81, unit: 'GL' }],
      [{ from: 0, area: 65 }, 'no-such-area', '3.0', { area: 0 }],
      [{ from: 81, area: 0 }, 'no-such-area', '3.0', { area: 0 }],
      [{ from: 81 }, 'not-asked', '8.0', {}],
      [{ area: 65 }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'striking back',
    struckBack,
    [
      [{ area: 62 }, 'nothing-to-attack', '8.4.2', { area: 62 }],
      [{ area: 0 }, 'no-such-area', '3.0', { area: 0 }],
      [{ unit: 'GI' }, 'not-asked', '8.0', {}],
    ],
  ],
  [
    'buying cards',
    () => after('axis', [6], held('soviet', 79, 81, 83, 85, 86, 88, 95, 98), [{ pass: true }], { passes: 1 }),
    [
      [{ card: 1 }, 'card-too-dear', '9.5', { card: 1, cost: 7, points: 4 }],
      [{ card: 8 }, 'hungarian-card-blocked', '9.2', { card: 8, cost: 1, points: 4 }],
      [{ card: 6 }, 'card-not-in-discard', '9.5', { card: 6, cost: 1, points: 4 }],
      [{ card: 51 }, 'card-not-in-discard', '9.5', { card: 51, cost: 4, points: 4 }],
      [{ card: 40 }, 'no-such-card', '3.0', { card: 40 }],
      [{ card: 'Blitz' }, 'no-such-card', '3.0', { card: 'Blitz' }],
      [{ done: true }, 'not-asked', '8.0', {}],
    ],
  ],
]

describe.each(CASES)('%s', (_, state, attempts) => {
  test.each(attempts.map((one) => [JSON.stringify(one[0]), ...one] as const))(
    '%s is refused',
    (_, attempt, code, rule, subjects) => {
      // What goes without saying is not filled in here.
      const refusal = ostkrieg.refusal(state(), attempt)
      expect({ code: refusal?.code, rule: refusal?.rule, subjects: refusal?.subjects }).toEqual({ code, rule, subjects })
    },
  )
})
