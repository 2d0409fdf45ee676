import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { type Box, type Device, launch, type Theme, take, visit } from './camera.ts'
import { battle, type Game, handover, home, planner, type Scene, scenesOf, setUp } from './scenes.ts'

const PICTURES = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const GAMES = fileURLToPath(new URL('../games/', import.meta.url))
const LAYOUT = new URL('../games/race-to-moscow/board/generated/east-up.json', import.meta.url)

const ALBUM: readonly (readonly [prefix: string, scenes: readonly Scene[]])[] = [
  ['', [home]],
  ['race-to-moscow-', [...scenesOf('race-to-moscow'), handover, planner]],
  ['ostkrieg-', [...scenesOf('ostkrieg'), battle]],
]

const THEMES: readonly Theme[] = ['light', 'dark']
const DEVICES: readonly Device[] = ['desktop', 'phone']

async function takeScenes(browser: Browser, url: string, wanted: (name: string) => boolean): Promise<void> {
  for (const theme of THEMES)
    for (const device of DEVICES)
      for (const [prefix, scenes] of ALBUM)
        for (const scene of scenes) {
          const name = `${prefix}${scene.name}-${device}-${theme}`
          if (wanted(name)) await takeScene(browser, url, scene, name, { device, theme })
        }
}

async function takeScene(
  browser: Browser,
  url: string,
  scene: Scene,
  name: string,
  how: { readonly device: Device; readonly theme: Theme },
): Promise<void> {
  const page = await visit(browser, url, how)
  try {
    await scene.go(page)
    await settled(page)
    await take(page, `${PICTURES}${name}.webp`)
    console.log(`docs/screenshots/${name}.webp`)
  } finally {
    await page.context().close()
  }
}

/** Fonts are there, pictures are decoded, and the page has been drawn. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
  })
  await page.waitForLoadState('networkidle')
}

/** Room for the whole map at its own size. */
const WIDE = 1200
const LARGE = { width: 1760, height: 1240 }
const HIDDEN =
  '.board-controls, .board-legend, .drawn, .floating-note { visibility: hidden } .ring, .token-ring, .badge, .badge-text { display: none }'
/** Pieces are drawn over this one, as they stand in a kept game. */
const BARE = `${HIDDEN} [data-token], [data-face] path[fill="#b3261e"], [data-face] path[fill="#b3261e"] + text { display: none }`

/** The start page's pictures: each game's map at the set-up, and without pieces where kept games are drawn over it. */
async function takeMaps(browser: Browser, url: string, theme: Theme): Promise<void> {
  for (const game of ['race-to-moscow', 'ostkrieg'] as const satisfies readonly Game[]) {
    const page = await visit(browser, url, { device: 'desktop', theme, size: LARGE })
    await setUp(page, game)
    await page.addStyleTag({ content: HIDDEN })
    await settled(page)
    const map = await page.locator('.map-area').boundingBox()
    if (map === null) throw new Error(`the map of ${game} is not on the page`)
    await take(page, `${GAMES}${game}/pictures/${theme}.webp`, { clip: map, wide: WIDE })
    console.log(`apps/web/games/${game}/pictures/${theme}.webp`)
    if (game === 'race-to-moscow') {
      await page.addStyleTag({ content: BARE })
      await take(page, `${GAMES}${game}/pictures/map-${theme}.webp`, { clip: await frameOf(page), wide: WIDE })
      console.log(`apps/web/games/${game}/pictures/map-${theme}.webp`)
    }
    await page.context().close()
  }
}

interface Layout {
  readonly frame: Box
  readonly points: { readonly [area: string]: readonly [number, number] }
}

/** Where the map's frame lies in the window, found from where two of its areas are. */
async function frameOf(page: Page): Promise<Box> {
  if (!existsSync(LAYOUT)) throw new Error('the map has not been built')
  const { frame, points } = JSON.parse(readFileSync(LAYOUT, 'utf8')) as Layout
  const centre = (area: string): Promise<readonly [number, number]> =>
    page.locator(`[data-face="${area}"]`).evaluate((element) => {
      const { e, f } = (element as SVGGraphicsElement).getScreenCTM() ?? { e: 0, f: 0 }
      return [e, f] as const
    })
  const [[ax, ay], [bx]] = [await centre('memel'), await centre('bobruisk')]
  const zoom = (bx - ax) / (points.bobruisk[0] - points.memel[0])
  return {
    // A clip that begins a hair outside of the window would be ignored.
    x: Math.round(ax - (points.memel[0] - frame.x) * zoom),
    y: Math.round(ay - (points.memel[1] - frame.y) * zoom),
    width: frame.width * zoom,
    height: frame.height * zoom,
  }
}

/** `maps` are the start page's own pictures, `scenes` those of the documentation; only those whose name has one of the words. */
const [what, url, ...words] = process.argv.slice(2)
const wanted = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word))
const browser = await launch()
try {
  if (what === 'maps') for (const theme of THEMES) await takeMaps(browser, url, theme)
  else await takeScenes(browser, url, wanted)
} finally {
  await browser.close()
}
