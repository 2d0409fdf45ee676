import { parentPort } from 'node:worker_threads'
import { checked, playerChance, playerOf, proposedFor, type ReadyPlayer, ready } from '@railhead/players'
import type { FromThread, Thought, ToThread } from './thoughts.ts'

/** For so long (in milliseconds) is thought on end; then it is heard whether somebody still wants to know. */
const SLICE = 20

const minds = new Map<string, Promise<ReadyPlayer>>()
function mindOf(game: string, id: string | undefined): Promise<ReadyPlayer> {
  const player = playerOf(game, id ?? '') ?? proposedFor(game)
  const known = minds.get(`${game}/${player.id}`) ?? ready(player)
  minds.set(`${game}/${player.id}`, known)
  return known
}

/** The number of what is thought about; nothing else is at the same time. */
let current: number | undefined

async function thinkOut(
  n: number,
  { game, player, view, decision, dice }: Extract<ToThread, { question: unknown }>['question'],
): Promise<Thought | undefined> {
  const asked = await mindOf(game, player)
  const thinking = checked(asked, { view, decision, chance: playerChance(dice) })
  for (let pause = performance.now() + SLICE; ; ) {
    const step = thinking.next()
    if (step.done === true) {
      const { index, plan, reason } = step.value
      const why = reason === undefined ? undefined : asked.mind.say?.(reason)
      return { index, ...(plan === undefined ? {} : { plan }), ...(why === undefined ? {} : { why }) }
    }
    if (performance.now() < pause) continue
    await new Promise((resolve) => setImmediate(resolve))
    if (current !== n) return undefined
    pause = performance.now() + SLICE
  }
}

if (parentPort !== null) {
  const port = parentPort
  port.on('message', (told: ToThread) => {
    if ('stop' in told) {
      if (current === told.stop) current = undefined
      return
    }
    const { n, question } = told
    current = n
    const say = (said: FromThread): void => port.postMessage(said)
    thinkOut(n, question).then(
      (thought) => say({ n, thought }),
      (error: unknown) => say({ n, broken: error instanceof Error ? error.message : String(error) }),
    )
  })
}
