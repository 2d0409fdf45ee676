/** Steppers for questions of amounts: few games begin with one. */
export const loadAmounts = async () => (await import('./amounts.tsx')).AmountsControl
