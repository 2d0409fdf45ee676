import type { Forecast, Json } from '@railhead/table'
import { areaName, supplies } from './names.ts'

const percent = (chance: Json | undefined): string => `${Math.round(Number(chance) * 100)} %`
const list = (areas: Json | undefined): string => (Array.isArray(areas) ? areas.map((area) => areaName(area)).join(', ') : '')

/** One line for each thing that a choice will cost or may bring. */
export const FORECASTS: { readonly [type: string]: (facts: Forecast) => string } = {
  cost: (f) => (Number(f.fuel) + Number(f.ammo) + Number(f.food) === 0 ? 'Costs nothing.' : `Costs ${supplies(f)}.`),
  left: (f) => `Leaves ${supplies(f)} on the card.`,
  draw: (f) => {
    if (f.cards === 0) return 'No card is left to draw.'
    if (f.deck === 'soviet') return `Combat with a Soviet card: won in ${percent(f.won)} of the cases.`
    const combat = Number(f.combat) > 0 ? ` A reserve army ${percent(f.combat)}, beaten ${percent(f.won)}.` : ''
    return `Draws a Pursuit card: stops the army in ${percent(f.halt)} of the cases.${combat}`
  },
  encircles: (f) => `Cuts off ${list(f.areas)}.`,
  exposes: (f) => `Leaves ${list(f.areas)} open to a counter-attack.`,
}

export const forecastText = (forecast: Forecast): string => FORECASTS[forecast.type]?.(forecast) ?? ''
