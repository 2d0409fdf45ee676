import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Hand } from './hand.ts'
import type { TableState } from './table-state.ts'

export const TableContext = createContext<TableState | null>(null)

export function useTable(): TableState {
  const table = useContext(TableContext)
  if (table === null) throw new Error('outside of a table')
  return table
}

export const HandContext = createContext<Hand | null>(null)

/** What a hand does on the board and the panels of the table. */
export function useHand(): Hand {
  const hand = useContext(HandContext)
  if (hand === null) throw new Error('outside of a table')
  return hand
}
