import { ost } from '../texts/texts.ts'
import type { Side, UnitCell, UnitKind } from './state.ts'

interface UnitLook {
  readonly name: string
  readonly kind: UnitKind
  /** Letter and stripe of the nation; Germans and Soviets have none. */
  readonly letter?: string
  readonly stripe?: string
}

/** Units by the game's codes, in the order in which a stack shows them. */
export const UNITS: Readonly<Record<string, UnitLook>> = {
  GI: { name: ost.units.GI, kind: 'infantry' },
  FI: { name: ost.units.FI, kind: 'infantry', letter: 'F', stripe: '#b4d9f8' },
  HI: { name: ost.units.HI, kind: 'infantry', letter: 'H', stripe: '#b3e2af' },
  RI: { name: ost.units.RI, kind: 'infantry', letter: 'R', stripe: '#f7d071' },
  BI: { name: ost.units.BI, kind: 'infantry', letter: 'B', stripe: '#ead4f5' },
  II: { name: ost.units.II, kind: 'infantry', letter: 'I', stripe: '#fbcbb2' },
  SI: { name: ost.units.SI, kind: 'infantry' },
  GA: { name: ost.units.GA, kind: 'armor' },
  SA: { name: ost.units.SA, kind: 'armor' },
  GL: { name: ost.units.GL, kind: 'air' },
  SL: { name: ost.units.SL, kind: 'air' },
  SP: { name: ost.units.SP, kind: 'partisan' },
  YP: { name: ost.units.YP, kind: 'partisan', letter: 'Y', stripe: '#cfe3c8' },
}
const ORDER = Object.keys(UNITS)

/** Where whose it is goes without saying: `infantry`, but `Romanian infantry`. */
export const shortName = (code: string): string => UNITS[code].name.replace(ost.ownNations, '')

/** Reads a view's `3GI 1GIe 2GA 1GLx`: a count, a code, and letters for what is true of these points. */
export function readStack(text: string): UnitCell[] {
  const cells = new Map<string, { count: number; entrenched: number; spent: number; turned: number; fighting: number }>()
  for (const [, count, code, letters] of text.matchAll(/(\d*)([A-Z]{2})([a-z]*)/g)) {
    const points = count === '' ? 1 : Number(count)
    const cell = cells.get(code) ?? { count: 0, entrenched: 0, spent: 0, turned: 0, fighting: 0 }
    cell.count += points
    if (letters.includes('e')) cell.entrenched += points
    if (/[mx]/.test(letters)) cell.spent += points
    if (letters.includes('x')) cell.turned += points
    if (letters.includes('p')) cell.fighting += points
    cells.set(code, cell)
  }
  return ORDER.flatMap((code) => {
    const cell = cells.get(code)
    return cell === undefined ? [] : [{ code, kind: UNITS[code].kind, ...cell }]
  })
}

/** `3 German infantry (1 entrenched), 2 German armor`. */
export function stackInWords(cells: readonly UnitCell[]): string {
  return cells
    .map(({ code, count, entrenched, spent, turned }) => {
      const more = [
        ...(entrenched > 0 ? [ost.entrenched(entrenched)] : []),
        ...(spent > turned ? [ost.moved(spent - turned)] : []),
        ...(turned > 0 ? [ost.turned(turned)] : []),
      ]
      return `${count} ${UNITS[code].name}${more.length > 0 ? ` (${more.join(', ')})` : ''}`
    })
    .join(', ')
}

/** Romanians and Bulgarians may change sides: whoever controls the area owns the stack. */
export const sideOfControl = (control: Side | 'neutral'): Side => (control === 'soviet' ? 'soviet' : 'axis')
