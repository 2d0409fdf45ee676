import type { RuleSection } from '../content.ts'

export const year: readonly RuleSection[] = []
