/** Something that whoever asked can do something about, in one sentence. It never repeats what was sent. */
export class Problem extends Error {
  readonly code: ProblemCode
  constructor(code: ProblemCode, sentence: string) {
    super(sentence)
    this.name = 'Problem'
    this.code = code
  }
}

/** What the sentence is about, for pages that react to it; and the status that HTTP has for it. */
export const STATUS = {
  unreadable: 400,
  options: 400,
  'no-session': 401,
  'wrong-login': 401,
  'not-allowed': 403,
  suspended: 403,
  'no-such-table': 404,
  'not-found': 404,
  'only-json': 415,
  stale: 409,
  'not-begun': 409,
  taken: 409,
  'too-large': 413,
  'too-many': 429,
  damaged: 500,
  defect: 500,
} as const
export type ProblemCode = keyof typeof STATUS
