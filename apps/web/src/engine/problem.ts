import type { Problem } from './protocol.ts'

/** Thrown in the worker, shown by the page as one sentence. */
export class EngineProblem extends Error {
  readonly code: Problem['code']
  constructor(code: Problem['code'], sentence: string) {
    super(sentence)
    this.name = 'EngineProblem'
    this.code = code
  }
}
