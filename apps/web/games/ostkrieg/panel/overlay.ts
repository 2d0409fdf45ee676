import { signal } from '@preact/signals'
import type { Side } from '../board/state.ts'

/** Whose supply lines the map shows. A matter of the screen, so it lives here and not in the game. */
export const overlay = signal<'none' | Side>('none')
