import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authored as ostkrieg } from '@railhead/ostkrieg/content'
import { authored as raceToMoscow } from '@railhead/race-to-moscow/content'
import { describe, expect, it } from 'vitest'
import { ROOT } from './run.mjs'

describe('what the games read', () => {
  it.each([raceToMoscow, ostkrieg])('of $game was made from its files; otherwise run `npm run generate`', (authored) => {
    const file = join(ROOT, 'packages', authored.game, 'src/content/generated/played.ts')
    expect(readFileSync(file, 'utf8')).toBe(authored.playedFile())
  })
})
