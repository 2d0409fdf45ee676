import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../run.mjs'

const pages = globSync(['*.md', 'docs/**/*.md', 'packages/*/*.md', 'apps/*/*.md', 'bench/*.md'], { cwd: ROOT })

it.each(pages)('%s points to files that are there', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target.replace(/#.*$/, ''))
  const missing = targets.filter(
    (target) => target !== '' && !/^[a-z]+:/.test(target) && !existsSync(join(ROOT, dirname(page), target)),
  )
  expect(missing).toEqual([])
})

it('there are pages to look at', () => {
  expect(pages).toContain('README.md')
  expect(pages).toContain('docs/architecture.md')
})
