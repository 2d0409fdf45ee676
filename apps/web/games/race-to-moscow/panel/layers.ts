import type { RaceSurvey } from '@railhead/race-to-moscow/survey'
import { lineId, type Tone } from '../../../src/board/api.ts'
import type { GameLayers, Layer, LayerFact } from '../../../src/game/client.ts'
import { layerWords as words } from '../texts/layers.ts'
import { nameOf, seatLook } from './words.ts'

const name = (id: string): string => nameOf(id) ?? id
const names = (ids: readonly string[]): string => words.list(ids.map(name))

/** What of Race to Moscow can be laid over the map. What is another group's is shown when it is asked for. */
export const layers: GameLayers = (survey, _view, viewer) => {
  const all = survey as RaceSurvey
  const isMine = ({ seat }: { readonly seat: string }): boolean => viewer === null || seat === viewer
  // One's own first.
  const ordered = <T extends { readonly seat: string }>(list: readonly T[]): readonly T[] => [
    ...list.filter(isMine),
    ...list.filter((one) => !isMine(one)),
  ]
  const told = <T extends { readonly seat: string }>(list: readonly T[], tell: (one: T) => LayerFact): readonly LayerFact[] =>
    ordered(list).map((one) => ({ ...tell(one), ...(isMine(one) ? {} : { aside: true }) }))
  return [
    { id: 'reach', ...words.reach, facts: told(all.armies, reachFact) },
    { id: 'attacks', ...words.attacks, facts: attackFacts(ordered(all.armies), isMine) },
    { id: 'supply', ...words.supply, facts: told(all.armies, supplyFact) },
    {
      id: 'danger',
      ...words.danger,
      facts: [
        ...told(
          all.armies.filter(({ cutOff }) => cutOff),
          cutOffFact,
        ),
        ...told(all.exposed, exposedFact),
      ],
    },
    { id: 'lines', ...words.lines, facts: linesFacts(all, ordered, isMine) },
  ] satisfies readonly Layer[]
}

type Army = RaceSurvey['armies'][number]

function reachFact({ army, area, reach, armored, fuel, halted, moved }: Army): LayerFact {
  const tone = ({ draws, fights }: Army['reach'][number]): Tone => (fights > 0 ? 'bad' : draws > 0 ? 'warn' : 'good')
  const sure = reach.filter(({ draws, fights }) => draws + fights === 0).length
  const fought = reach.filter(({ fights }) => fights > 0).length
  const text =
    reach.length === 0
      ? words.noReach(name(army), name(area), halted ? 'halted' : armored && fuel === 0 ? 'fuel' : 'way')
      : words.reaches(name(army), name(area), reach.length, sure, fought, moved)
  return { text, areas: reach.map((one) => ({ id: one.area, tone: tone(one), label: String(one.steps) })) }
}

/** Of each marker that can be attacked the best attack is shown; others when they are asked for. */
function attackFacts(armies: readonly Army[], isMine: (one: Army) => boolean): readonly LayerFact[] {
  const attacks = armies
    .flatMap((army) => army.reach.flatMap(({ area, draws, wins }) => (wins === undefined ? [] : [{ army, area, draws, wins }])))
    .toSorted((a, b) => Number(isMine(b.army)) - Number(isMine(a.army)) || b.wins - a.wins)
  return attacks.map(({ army, area, draws, wins }, at) => ({
    text: words.attack(name(army.army), name(area), wins, draws, army.moved),
    areas: [{ id: area, tone: wins >= 0.75 ? 'good' : wins >= 0.4 ? 'warn' : 'bad', label: words.wins(wins) }],
    ...(isMine(army) && attacks.findIndex((one) => one.area === area) === at ? {} : { aside: true }),
  }))
}

function supplyFact({ army, area, armored, fuel, fuelThere, food, foodThere, halted }: Army): LayerFact {
  const hungry = food + foodThere === 0
  const tone: Tone = halted || (armored && fuel === 0) ? 'bad' : hungry || (armored && fuel === 1) ? 'warn' : 'good'
  return {
    text: words.supplied({ army: name(army), area: name(area), armored, fuel, fuelThere, hungry, halted }),
    areas: [{ id: area, tone, label: halted ? words.halt : armored ? words.turns(fuel) : words.food(food + foodThere) }],
  }
}

const cutOffFact = ({ army, area }: Army): LayerFact => ({
  text: words.cutOff(name(army), name(area)),
  areas: [{ id: area, tone: 'bad', label: words.cut }],
})

const exposedFact = ({ area, cutsOff, rail, supplies }: RaceSurvey['exposed'][number]): LayerFact => ({
  text: words.exposed(name(area), names(cutsOff), rail, supplies),
  areas: [{ id: area, tone: cutsOff.length > 0 ? 'bad' : 'warn' }],
})

/** The widest railways carry ten. */
const widthOf = (carries: number): number => Math.max(1, Math.min(4, Math.round((carries * 4) / 10)))

function linesFacts(
  { lines, ways }: RaceSurvey,
  ordered: <T extends { readonly seat: string }>(list: readonly T[]) => readonly T[],
  isMine: (one: { readonly seat: string }) => boolean,
): readonly LayerFact[] {
  const lineOf = (between: readonly [string, string]) => lineId(between[0], between[1])
  const seats = [...new Set(ordered(lines).map(({ seat }) => seat))]
  const nets = seats.map((seat): LayerFact => {
    const own = lines.filter((line) => line.seat === seat)
    return {
      text: words.net(seatLook(seat).name, own.filter(({ rail }) => rail).length, own.filter(({ rail }) => !rail).length),
      lines: own.map(({ between, rail, now }) => ({
        id: lineOf(between),
        tone: now === 0 ? 'bad' : rail ? 'good' : 'warn',
        width: widthOf(now),
        label: String(now),
      })),
      ...(isMine({ seat }) ? {} : { aside: true }),
    }
  })
  const toArmies = ordered(ways).map(({ army, areas, carries, narrow, vehicles, places }): LayerFact => {
    const tight = new Set(narrow.map(lineOf))
    const legs = areas.slice(1).map((area, i) => lineId(areas[i], area))
    const said = { army: name(army), legs: legs.length, carries, vehicles, places }
    return {
      text:
        areas.length === 0
          ? words.noWay(name(army))
          : legs.length === 0
            ? words.atBase(name(army))
            : words.way({ ...said, from: name(areas[0]), narrow: narrow.map(([a, b]) => `${name(a)}–${name(b)}`) }),
      areas:
        areas.length === 0
          ? []
          : [
              { id: areas[0], tone: 'good' },
              { id: areas[areas.length - 1], tone: 'plain' },
            ],
      lines: legs.map((id) => ({
        id,
        tone: tight.has(id) ? 'bad' : 'good',
        width: tight.has(id) ? widthOf(carries) : 4,
        ...(tight.has(id) ? { label: String(carries) } : {}),
      })),
      aside: true,
    }
  })
  return [...nets, ...toArmies]
}
