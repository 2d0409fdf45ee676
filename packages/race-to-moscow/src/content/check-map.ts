import type { Problem } from '@railhead/table'
import type { Group, RawArea, RawContent } from './schema.ts'

export const GROUPS: readonly Group[] = ['gray', 'white', 'brown']
/** Sizes a group's theatre may have: large enough for a race, small enough for its markers. */
const THEATRE = { least: 30, most: 38 }
const LAND = { least: 95, most: 115 }
const MEDALS = { least: 24, most: 34 }

/** Names, lines and counts of the map. */
export function checkMap(content: RawContent): Problem[] {
  return [...checkNames(content), ...checkLines(content), ...checkSizes(content), ...checkFeatures(content)]
}

const area = (id: string, what: string): Problem => ({ where: `map.areas[${id}]`, what })
const areas = (what: string): Problem => ({ where: 'map.areas', what })

export function repeated(names: readonly (string | number)[]): (string | number)[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))]
}

function checkNames({ map }: RawContent): Problem[] {
  const ids = repeated([...map.areas, ...map.seas].map((place) => place.id))
  const names = repeated([...map.areas, ...map.seas].map((place) => place.name))
  return [
    ...ids.map((id) => area(String(id), 'has an id that another area has too')),
    ...names.map((name) => areas(`two areas are called ${name}`)),
    ...map.areas.flatMap((one) => repeated(one.colours).map((colour) => area(one.id, `names ${colour} twice`))),
  ]
}

function checkLines({ map }: RawContent): Problem[] {
  const known = new Map([...map.areas, ...map.seas].map((place) => [place.id, place]))
  const colours = (id: string): readonly Group[] => map.areas.find((one) => one.id === id)?.colours ?? []
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const line of map.lines) {
    const where = `map.lines[${line.a}-${line.b}]`
    for (const end of [line.a, line.b]) if (!known.has(end)) problems.push({ where, what: `leads to ${end}, which is no area` })
    if (line.a === line.b) problems.push({ where, what: 'leads back to its own area' })
    const pair = [line.a, line.b].sort().join('-')
    if (seen.has(pair)) problems.push({ where, what: 'joins two areas that another line joins already' })
    seen.add(pair)
    if (line.kind === 'land') {
      for (const colour of line.colours) {
        if (![line.a, line.b].every((end) => colours(end).includes(colour)))
          problems.push({ where, what: `is ${colour}, but ${colour} cannot enter both its ends` })
      }
    }
    if (line.kind === 'harbour' && map.areas.find((one) => one.id === line.a)?.features.harbour !== line.b)
      problems.push({ where, what: `is a harbour line, but ${line.a} names no harbour on ${line.b}` })
  }
  for (const one of map.areas) {
    const { harbour } = one.features
    if (harbour && !map.lines.some((line) => line.kind === 'harbour' && line.a === one.id && line.b === harbour))
      problems.push(area(one.id, `has a harbour on ${harbour}, but no harbour line leads there`))
  }
  return problems
}

function checkSizes({ map, cards }: RawContent): Problem[] {
  const problems: Problem[] = []
  const outside = (size: number, range: { least: number; most: number }): boolean => size < range.least || size > range.most
  if (outside(map.areas.length, LAND))
    problems.push(areas(`there are ${map.areas.length} land areas; ${LAND.least} to ${LAND.most} make a map`))
  const markers = cards.tokens.controlMarkers.eachPlayer
  for (const group of GROUPS) {
    const single = map.areas.filter((one) => one.colours.length === 1 && one.colours[0] === group)
    const markable = map.areas.filter((one) => one.colours.includes(group) && !one.features.printed)
    if (outside(single.length, THEATRE))
      problems.push(areas(`${group} alone has ${single.length} areas; it needs ${THEATRE.least} to ${THEATRE.most}`))
    if (outside(markable.length, THEATRE) || markable.length > markers)
      problems.push(
        areas(`${markable.length} areas may need a marker of ${group}; ${THEATRE.least} to ${THEATRE.most} are allowed`),
      )
  }
  return problems
}

function checkFeatures({ map, cards }: RawContent): Problem[] {
  const { tokens, armies } = cards
  const problems: Problem[] = []
  const having = (feature: keyof RawArea['features']): RawArea[] => map.areas.filter((one) => one.features[feature] !== undefined)
  const counted = (feature: keyof RawArea['features'], name: string, expected: number): void => {
    const found = having(feature).length
    if (found !== expected) problems.push(areas(`${found} areas have ${name}; there must be ${expected}`))
  }
  counted('fort', 'a bunker', tokens.bunkers.total)
  counted('soviet', 'a Soviet symbol', tokens.sovietMarkers.onMap)
  counted('victory', 'a victory star', 3)
  counted('frontline', 'a Frontline Supply Base', 1)
  for (const { id, features } of having('victory'))
    if (!features.fort || !features.soviet) problems.push(area(id, 'is a Victory area, so it needs a bunker and a Soviet symbol'))

  for (const { id, features } of having('medals'))
    if (features.medals !== (id === 'kiev' ? 2 : 1))
      problems.push(area(id, `holds ${features.medals} medals; Kiev holds 2, all others 1`))
  const medals = map.areas.reduce((sum, one) => sum + (one.features.medals ?? 0), 0)
  if (medals < MEDALS.least || medals > MEDALS.most)
    problems.push(areas(`${medals} medals lie on the map; there must be ${MEDALS.least} to ${MEDALS.most}`))
  if (medals + 2 * tokens.startMedals.exceptFirst > tokens.medals.total)
    problems.push(areas(`${medals} medals on the map and the start medals are more than the ${tokens.medals.total} tokens`))

  for (const group of GROUPS) {
    const bases = having('base').filter((one) => one.colours[0] === group)
    if (bases.length !== 1) problems.push(areas(`${group} has ${bases.length} Main Supply Bases; it must have one`))
  }
  for (const one of having('frontline'))
    if (one.colours.join() !== 'brown') problems.push(area(one.id, 'is a Frontline Supply Base, which only brown has'))

  for (const army of armies) {
    const starts = having('startArmy').filter((one) => one.features.startArmy === army.id)
    if (starts.length !== 1) problems.push(areas(`${army.id} has ${starts.length} starting areas; it must have one`))
    for (const one of starts)
      if (one.colours.join() !== army.seat) problems.push(area(one.id, `is where ${army.id} starts, so it must be ${army.seat}`))
  }
  for (const one of having('startArmy'))
    if (!armies.some((army) => army.id === one.features.startArmy))
      problems.push(area(one.id, `is the start of ${one.features.startArmy}, which is no army`))

  for (const one of map.areas) {
    const { base, frontline, startArmy, printed, soviet, fort, medals: medal } = one.features
    if ((base || frontline || startArmy) && !printed)
      problems.push(area(one.id, 'is a base or starting area, so its control must be printed'))
    if (printed && (soviet || fort || medal))
      problems.push(area(one.id, 'is printed as controlled, so it can hold no Soviet, bunker or medal'))
    if (printed && one.colours.length !== 1) problems.push(area(one.id, 'is printed as controlled, so it must have one colour'))
  }
  if (map.seas.filter((sea) => sea.features.fleetStart).length !== 1)
    problems.push({ where: 'map.seas', what: 'exactly one sea must be the start of the fleet' })
  return problems
}
