import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { between, Load, ROUNDS, ServerProcess } from './crash.kit.ts'
import { Visitor } from './online.kit.ts'

/*
 * One server, which keeps its tables in a file.
 */

const data = mkdtempSync(join(tmpdir(), 'railhead-crash-'))
const server = new ServerProcess({ data })
beforeAll(() => server.start())
afterAll(async () => {
  await server.kill()
  rmSync(data, { recursive: true })
})

test(`killed ${ROUNDS} times while choices come in, the server has every one that it acknowledged, once`, async () => {
  const load = await Load.begun(server, server)
  for (let round = 0; round < ROUNDS; round++) {
    await load.more(between(round))
    await server.kill()
    await server.start()
  }
  await load.more(20)
  await load.endAndCheck({ data })
})

test('a disk that is full refuses what is chosen in a sentence, and takes it when there is room again', async () => {
  const load = await Load.begun(server, server)
  await load.more(20)
  const sizes = readdirSync(data).map((file) => statSync(join(data, file)).size)
  server.limitFiles(Math.max(...sizes))
  const refused = 'The server could not store that, so it has not been played. Try again.'
  await expect.poll(() => load.refusals.has(refused), { timeout: 60_000 }).toBe(true)
  const looker = await new Visitor(server).open(load.tables[0])
  expect(looker.latest?.viewer).toBeNull()
  await looker.close()
  const newcomer = await new Visitor(server).ask('POST', 'me', { name: 'Late' })
  expect([newcomer.status, await newcomer.text()]).toEqual([500, expect.stringMatching(/"sentence":"[^"]+\."/)])
  server.limitFiles('unlimited')
  await load.more(40)
  await load.endAndCheck({ data })
  expect(server.isAlive).toBe(true)
})
