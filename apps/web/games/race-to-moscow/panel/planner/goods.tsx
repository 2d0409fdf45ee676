import { Pictogram } from '../../../../src/art/pictograms.tsx'
import type { Supplies } from '../../board/state.ts'
import { supplyWords } from '../words.ts'
import { said } from './words.ts'

export const KINDS = ['fuel', 'ammo', 'food'] as const
export type Kind = (typeof KINDS)[number]
export const NOTHING: Supplies = { fuel: 0, ammo: 0, food: 0 }

export const totalOf = ({ fuel, ammo, food }: Supplies): number => fuel + ammo + food
export const sameGoods = (a: Supplies, b: Supplies): boolean => KINDS.every((kind) => a[kind] === b[kind])

/** Only the kinds that are there: silhouette and number; the words are for those who cannot see them. */
export function Goods({ goods, ground = 'var(--panel)' }: { goods: Supplies; ground?: string }) {
  const present = KINDS.filter((kind) => goods[kind] > 0)
  return (
    <span class="plan-goods">
      <span class="sr-only">{supplyWords(goods)}</span>
      <span aria-hidden="true">
        {present.length === 0 && <span class="plan-empty">{said.empty}</span>}
        {present.map((kind) => (
          <span key={kind} class={`plan-good ${kind}`}>
            <Pictogram name={kind} size={16} ground={ground} />
            <strong>{goods[kind]}</strong>
          </span>
        ))}
      </span>
    </span>
  )
}
