/**
 * Build points a year that one may give for the Soviets before either side is as good as the other, between equal players: [5.0], by scenario.
 * Measured, from few games; docs/players.md has them.
 */
export const FAIR_BID: { readonly [scenario: string]: number } = { barbarossa: 2, uranus: 4 }
