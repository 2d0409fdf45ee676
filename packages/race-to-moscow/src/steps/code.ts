/**
 * Choices as integers, `verb << 16 | a << 8 | b`. The verbs of a step are its own and count from 0; those of the parts, which several
 * steps offer, count from 100.
 */
export const code = (verb: number, a = 0, b = 0): number => (verb << 16) | codeOf(a, b)
/** The verbs of a step: `const [MOVE, DONE] = VERBS`. */
export const VERBS: readonly number[] = Array.from({ length: 2 }, (_, verb) => verb)
/** Where a step has one verb only. */
export const codeOf = (a: number, b = 0): number => (a << 8) | b
export const verbOf = (choice: number): number => choice >>> 16
export const firstOf = (choice: number): number => (choice >>> 8) & 0xff
export const secondOf = (choice: number): number => choice & 0xff
