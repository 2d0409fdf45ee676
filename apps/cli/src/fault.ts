/** Exit codes of every command; documented in docs/cli.md. */
export const EXIT = {
  /** All is well. */
  fine: 0,
  /** The work was done and found something wrong: a record that does not verify, a game that broke, faulty content. */
  found: 1,
  /** The command line or a file it names is wrong; nothing was done. */
  usage: 2,
  /** A defect of Railhead. */
  defect: 3,
} as const

/** A failure told to the person at the keyboard in one sentence, without a stack. */
export class Fault extends Error {
  readonly exitCode: number
  constructor(message: string, exitCode: number = EXIT.usage) {
    super(message)
    this.exitCode = exitCode
  }
}
