import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { games } from '../games/index.ts'
import { type BareMap, type GameVisits, home, type Scene, scenesOf, setUp } from './album.ts'
import { type Box, type Device, launch, type Theme, take, visit } from './camera.ts'

const PICTURES = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url))
const GAMES = fileURLToPath(new URL('../games/', import.meta.url))

/** Every game with what is known about visiting it. */
const visited = await Promise.all(
  games.map(async ({ id }) => {
    const { visits }: { visits: GameVisits } = await import(`../games/${id}/visits.ts`)
    return { id, visits }
  }),
)

const ALBUM: readonly (readonly [prefix: string, scenes: readonly Scene[]])[] = [
  ['', [home(visited.map(({ visits }) => visits))]],
  ...visited.map(({ id, visits }) => [`${id}-`, scenesOf(id, visits)] as const),
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
/** Of all that stands on the map only the board itself, and of that nothing that belongs to a question. */
const HIDDEN = `
  .map-area > :not(.board), .board > :not(.board-world) { visibility: hidden !important }
  .ring, .token-ring, .badge, .badge-text, .risk-badge, .risk-badge + path { display: none }`

/** The start page's pictures: each game's map at the set-up, and without pieces where kept games are drawn over it. */
async function takeMaps(browser: Browser, url: string, theme: Theme): Promise<void> {
  for (const { id, visits } of visited) {
    const page = await visit(browser, url, { device: 'desktop', theme, size: LARGE })
    await setUp(page, id)
    await page.addStyleTag({ content: HIDDEN })
    await settled(page)
    await allDrawn(page)
    const map = await page.locator('.map-area').boundingBox()
    if (map === null) throw new Error(`the map of ${id} is not on the page`)
    await take(page, `${GAMES}${id}/pictures/${theme}.webp`, { clip: map, wide: WIDE })
    console.log(`apps/web/games/${id}/pictures/${theme}.webp`)
    if (visits.bare !== undefined) {
      await page.addStyleTag({ content: visits.bare.css })
      await take(page, `${GAMES}${id}/pictures/map-${theme}.webp`, { clip: await frameOf(page, visits.bare), wide: WIDE })
      console.log(`apps/web/games/${id}/pictures/map-${theme}.webp`)
    }
    await page.context().close()
  }
}

/** The board draws its names after everything else: it is whole once nothing comes any more. */
async function allDrawn(page: Page): Promise<void> {
  const drawn = (): Promise<string> => page.locator('.board-world').innerHTML()
  for (let before = ''; before !== (await drawn()); ) {
    before = await drawn()
    await page.waitForTimeout(RESTS)
  }
}
const RESTS = 4000

interface Layout {
  readonly frame: Box
  readonly points: { readonly [area: string]: readonly [number, number] }
}

/** Where the map's frame lies in the window, found from where two of its areas are. */
async function frameOf(page: Page, { layout, between: [a, b] }: BareMap): Promise<Box> {
  if (!existsSync(layout)) throw new Error('the map has not been built')
  const { frame, points } = JSON.parse(readFileSync(layout, 'utf8')) as Layout
  const centre = (area: string): Promise<readonly [number, number]> =>
    page.locator(`[data-face="${area}"]`).evaluate((element) => {
      const { e, f } = (element as SVGGraphicsElement).getScreenCTM() ?? { e: 0, f: 0 }
      return [e, f] as const
    })
  const [[ax, ay], [bx]] = [await centre(a), await centre(b)]
  const zoom = (bx - ax) / (points[b][0] - points[a][0])
  return {
    // A clip that begins a hair outside of the window would be ignored.
    x: Math.round(ax - (points[a][0] - frame.x) * zoom),
    y: Math.round(ay - (points[a][1] - frame.y) * zoom),
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
