import type { RaceBoardState, RacePosition, RaceToken } from './state.ts'

/** What the board draws for a position. */
export function raceBoard({ areas, armies, transports, fleet }: RacePosition): RaceBoardState {
  const tokens: RaceToken[] = []
  for (const [id, area] of Object.entries(areas)) {
    const supplies = area?.supplies
    if (supplies && supplies.fuel + supplies.ammo + supplies.food > 0)
      tokens.push({ id: `stock/${id}`, kind: 'stock', on: { area: id }, supplies })
  }
  for (const transport of transports)
    tokens.push({ id: transport.id, kind: 'transport', on: { line: transport.line }, transport })
  if (fleet !== undefined) tokens.push({ id: 'fleet', kind: 'fleet', on: { area: fleet } })
  for (const army of armies) tokens.push({ id: army.id, kind: 'army', on: { area: army.area }, army })
  return { areas, tokens }
}
