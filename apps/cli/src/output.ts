import { renameSync, writeFileSync } from 'node:fs'
import { Fault } from './fault.ts'

/** Prints a value as JSON on one line per call, for other programs. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Columns under their headings, each as wide as its widest cell; columns of numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const across = rows[0].map((_, column) => rows.map((row) => row[column]))
  const widths = across.map((cells) => Math.max(...cells.map((cell) => cell.length)))
  const numbers = across.map((cells) => cells.slice(1).every((cell) => /^-?\d/.test(cell)))
  return rows
    .map((row) =>
      row
        .map((cell, i) => (numbers[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const EVERY_MS = 200

/** A line that is rewritten in place while work goes on; silent unless standard error is a terminal. */
export class Progress {
  readonly #shown = process.stderr.isTTY === true
  #last = 0

  show(line: () => string): void {
    if (!this.#shown) return
    const now = performance.now()
    if (now - this.#last < EVERY_MS) return
    this.#last = now
    process.stderr.write(`\r\x1b[K${line()}`)
  }

  clear(): void {
    if (this.#shown) process.stderr.write('\r\x1b[K')
  }
}

/** In one go: whoever reads it meanwhile, or after a stop, finds the old or the new one. */
export function writeWhole(path: string, text: string): void {
  try {
    writeFileSync(`${path}.new`, text)
    renameSync(`${path}.new`, path)
  } catch (error) {
    throw new Fault(`${path} cannot be written (${error instanceof Error ? error.message : error}).`)
  }
}
