/** Prints a value as JSON on one line per call, for other programs. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Columns aligned by their widest cell; numbers (cells that start with a digit) to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (/^[\d–-]/.test(cell) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
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
