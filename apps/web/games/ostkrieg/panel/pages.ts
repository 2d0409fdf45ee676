import type { GameEvent } from '@railhead/table'

/** 9.3: with the new year, what the end of the old one brought is told on a page of its own. */
export const beginsPage = ({ type }: GameEvent): boolean => type === 'year'
