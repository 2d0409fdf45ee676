import { expect, test } from 'vitest'
import { choose, given, refused } from '../testing.ts'

test("[2024:13.1] [2021:19.1] a train carries no army of another group, over another group's line", () => {
  const table = given({ options: { armyRedeployment: true } })
  const { content } = table.state
  const from = content.armyStart[content.armyIds.indexOf('9A')]
  const to = content.roads[1].area[content.roads[1].start[from]]
  choose(table, { action: 'transport' })
  const carried = { vehicle: 'train', from: content.areaIds[from], to: content.areaIds[to], army: '9A' }
  expect(refused(table, carried)).toMatch(/^no-such-army /)
})
