import { outposts } from '@railhead/table/outposts'
import { expect, test } from 'vitest'
import { engineForStreams } from './engine-io.ts'

test('a game on which nobody advises is played like any other; who asks for advice is told that there is none', async () => {
  const answer = await engineForStreams([outposts])
  const say = (request: object) => answer({ text: JSON.stringify(request) })
  expect(say({ id: 1, do: 'new', game: 'outposts', seed: 'x' })).toMatchObject({ id: 1, ok: true, game: 'outposts' })
  expect(say({ id: 2, do: 'bot', player: 'random' })).toMatchObject({ id: 2, ok: true, player: 'random' })
  const refused = say({ id: 3, do: 'suggest' })
  expect(refused).toMatchObject({ id: 3, ok: false, error: { code: 'no-adviser', message: 'Nobody advises on Outposts.' } })
})
