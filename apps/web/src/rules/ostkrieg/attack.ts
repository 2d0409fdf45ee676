import type { RuleSection } from '../content.ts'

export const attack: readonly RuleSection[] = []
