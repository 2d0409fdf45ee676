import type { LogLine } from '@railhead/host'
import { expect, test } from 'vitest'
import type { Chapter } from '../game/client.ts'
import { chaptersOf, sentenceFor } from './chapters.ts'

const CHAPTERS: { readonly [type: string]: Chapter | undefined } = {
  year: { rank: 'part', text: '1942' },
  over: { rank: 'part', text: 'the end', told: true },
  card: { rank: 'chapter', text: 'Rail' },
  attack: { rank: 'scene' },
}
const client = {
  chapter: ({ type }: { type: string }) => CHAPTERS[type],
  aside: ({ type }: { type: string }) => type === 'small',
}

/** Lines from words such as "2 card": the turn and the type; the text is the type, or what follows it. */
const log = (...words: string[]): LogLine[] =>
  words.map((word, i) => {
    const [turn, type, text = type] = word.split(' ')
    return { n: i + 1, choice: i + 1, seat: 'red', by: 'red', turn: Number(turn), text, event: { type } }
  })

/** The story as a few words. */
const told = (lines: LogLine[], unfold = false) =>
  chaptersOf(lines, client, () => unfold).map(({ heading, turns }) => [
    heading,
    ...turns.map(({ opening, scenes, folded }) => ({
      opening: opening.text,
      folded,
      scenes: scenes.map((scene) => [
        scene.heading?.text,
        ...scene.told.map(({ line, times }) => (times > 1 ? `${times} ${line.text}` : line.text)),
      ]),
    })),
  ])

test('parts, turns and scenes have headings, each is told forward, and what a heading says is not said again', () => {
  expect(told(log('1 card', '1 moved', '2 over', '3 year', '4 card', '4 moved', '4 attack', '4 battle', '4 loss'))).toEqual([
    [undefined, { opening: 'card', folded: 0, scenes: [[undefined, 'moved']] }],
    ['the end', { opening: 'over', folded: 0, scenes: [[undefined, 'over']] }],
    [
      '1942',
      { opening: 'year', folded: 0, scenes: [] },
      {
        opening: 'card',
        folded: 0,
        scenes: [
          [undefined, 'moved'],
          ['attack', 'battle', 'loss'],
        ],
      },
    ],
  ])
})

test('small things are folded until they are wanted; without them what is the same comes together', () => {
  const lines = log('1 card', '1 moved', '1 small', '1 moved', '1 moved other')
  expect(told(lines)).toEqual([[undefined, { opening: 'card', folded: 1, scenes: [[undefined, '2 moved', 'other']] }]])
  expect(told(lines, true)).toEqual([
    [undefined, { opening: 'card', folded: 0, scenes: [[undefined, 'moved', 'small', 'moved', 'other']] }],
  ])
})

test('several of the same are one sentence where the game has one', () => {
  const [line] = log('1 moved')
  expect(sentenceFor({ line, times: 3 })).toEqual({ text: 'moved', counted: false })
  const several = { ...line, several: '# tanks moved' }
  expect(sentenceFor({ line: several, times: 3 })).toEqual({ text: '3 tanks moved', counted: true })
  expect(sentenceFor({ line: several, times: 1 })).toEqual({ text: 'moved', counted: false })
})
