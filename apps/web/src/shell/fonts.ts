/*
 * Text that changes its font changes its width, and pushes what stands beside it. So the first drawing waits for the fonts, but
 * not for long: words in a plain font are better than none.
 */
const LONGEST_WAIT = 700

const OF_EVERY_PAGE = [
  '400 1em "Fira Sans"',
  '500 1em "Fira Sans"',
  '600 1em "Fira Sans"',
  '600 1em "Barlow Condensed"',
  '700 1em "Barlow Condensed"',
]
const OF_TABLES = [
  '400 1em "Fira Sans Condensed"',
  '500 1em "Fira Sans Condensed"',
  '600 1em "Fira Sans Condensed"',
  'italic 400 1em "Source Serif 4"',
]

export const pageFonts = (): Promise<void> => loaded(OF_EVERY_PAGE)
export const tableFonts = (): Promise<void> => loaded(OF_TABLES)

async function loaded(fonts: readonly string[]): Promise<void> {
  const all = Promise.allSettled(fonts.map((font) => document.fonts.load(font)))
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))])
}
