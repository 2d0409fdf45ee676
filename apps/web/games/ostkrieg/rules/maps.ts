import '../colours.css'
import { played } from '@railhead/ostkrieg/played'
import type { AreaDescription, Mark, MarkState } from '../../../src/board/api.ts'
import type { RuleMaps, RuleScene } from '../../../src/game/rule-maps.ts'
import { areas } from '../board/areas.ts'
import { art } from '../board/art.tsx'
import { description } from '../board/board.ts'
import { type OstkriegArea, type OstkriegBoardState, type OstkriegToken, type Side, stackId } from '../board/state.ts'
import { readStack, UNITS } from '../board/units.ts'
import { campaign } from '../lessons/campaign.ts'
import { type Moment, moments } from './moments.ts'

/** What a lesson says of an area. */
interface Changed {
  readonly units?: string
  readonly control?: Side
}

const [barbarossa] = played.scenarios.scenarios
const setUp = new Map<string, string>(barbarossa.units.map(({ area, units }) => [String(area), units]))
const NEUTRAL: ReadonlySet<unknown> = new Set(['sweden', 'turkey'])
const SOVIET_UNITS = /[SY][IALP]/

/** 8.1: land units hold their area; else it is whose the lesson says, or whose country it is. */
function holder({ features: { country } }: AreaDescription, units: string, { control }: Changed): OstkriegArea['control'] {
  const land = readStack(units).find(({ code }) => UNITS[code].kind !== 'air')
  if (land !== undefined) return SOVIET_UNITS.test(land.code) ? 'soviet' : 'axis'
  return control ?? (NEUTRAL.has(country) ? 'neutral' : country === 'soviet-union' ? 'soviet' : 'axis')
}

/** What lies on the board in a moment. */
export function boardOf({ lesson, starving = [] }: Moment): OstkriegBoardState {
  const position = campaign.find(({ id }) => id === lesson)?.position
  const changes = (position?.areas ?? {}) as Readonly<Record<string, Changed | undefined>>
  const cells: Record<string, OstkriegArea> = {}
  const tokens: OstkriegToken[] = []
  for (const area of areas) {
    const change = changes[area.name] ?? {}
    const units = change.units ?? setUp.get(area.id) ?? ''
    const control = holder(area, units, change)
    cells[area.id] = { control }
    const stack = readStack(units)
    if (stack.length > 0)
      tokens.push({
        id: stackId(area.id),
        kind: 'stack',
        on: { area: area.id },
        side: control === 'soviet' ? 'soviet' : 'axis',
        cells: stack,
        starving: starving.includes(area.name),
      })
  }
  return { areas: cells, tokens }
}

const numbers = new Map(areas.map(({ id, name }) => [name, id]))
const idOf = (name: string): string => numbers.get(name) ?? name
const marked = (state: MarkState, names: readonly string[] = []): Record<string, Mark> =>
  Object.fromEntries(names.map((name) => [idOf(name), { state }]))

function sceneOf(moment: Moment): RuleScene<OstkriegArea, OstkriegToken> {
  return {
    shows: moment.shows.map(idOf),
    state: boardOf(moment),
    highlights: {
      areas: { ...marked('selected', moment.ringed), ...marked('risk', moment.risk) },
      arrows: moment.arrows?.map(([from, to]) => ({ from: idOf(from), to: idOf(to), kind: 'plan' })),
    },
  }
}

/** The pieces of the board that the rules of Ostkrieg show. */
export const maps: RuleMaps<OstkriegArea, OstkriegToken> = {
  board: description,
  art,
  scenes: Object.fromEntries(Object.entries(moments).map(([name, moment]) => [name, sceneOf(moment)])),
}
