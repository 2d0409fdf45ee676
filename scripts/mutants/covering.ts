/** Names the environment variable that says where coverage is written. */
export const COVERAGE_FOLDER = 'RAILHEAD_COVERAGE'

/** What ran of one source file: ranges of its text with how often, the outer ones before those inside them. */
export interface Covered {
  readonly file: string
  readonly ranges: readonly (readonly [start: number, end: number, count: number])[]
}

/** Whether the place ran: what the smallest range around it says. */
export function hasRun({ ranges }: Covered, place: number): boolean {
  let [smallest, ran] = [Number.POSITIVE_INFINITY, false]
  for (const [start, end, count] of ranges) {
    if (start > place || end <= place || end - start > smallest) continue
    smallest = end - start
    ran = count > 0
  }
  return ran
}

/** What one file of tests runs, and how long it takes. */
export interface TestFile {
  readonly test: string
  readonly milliseconds: number
  readonly covered: readonly Covered[]
}

/** Quick enough to be tried first. */
const QUICK = 400

/**
 * The files of tests that reach a place, in the order in which they shall be tried: the one beside the source, those that are quick, the
 * rest. One that fails spares the others.
 */
export function stagesFor(tests: readonly TestFile[], file: string, place: number): string[][] {
  const beside = file.replace(/\.ts$/, '.test.ts')
  const reaching = tests
    .filter(({ covered }) => covered.some((one) => one.file === file && hasRun(one, place)))
    .sort((a, b) => a.milliseconds - b.milliseconds)
  const stage = (choose: (one: TestFile) => boolean): string[] => reaching.filter(choose).map(({ test }) => test)
  return [
    stage(({ test }) => test === beside),
    stage(({ test, milliseconds }) => test !== beside && milliseconds <= QUICK),
    stage(({ test, milliseconds }) => test !== beside && milliseconds > QUICK),
  ].filter((tests) => tests.length > 0)
}
