import type { RuleSection } from '../content.ts'

export const basics: readonly RuleSection[] = []
