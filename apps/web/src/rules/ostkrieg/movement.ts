import type { RuleSection } from '../content.ts'

export const movement: readonly RuleSection[] = []
