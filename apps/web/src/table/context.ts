import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { TableState } from './table-state.ts'

export const TableContext = createContext<TableState | null>(null)

export function useTable(): TableState {
  const table = useContext(TableContext)
  if (table === null) throw new Error('outside of a table')
  return table
}
