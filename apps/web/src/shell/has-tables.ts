/** Whether the server behind this page has tables; a page that is only a file has not. */
export const hasTables = (): boolean => document.querySelector('meta[name="railhead-tables"]') !== null

/** Whether somebody has played online in this browser: otherwise nobody need be asked. */
const KEY = 'railhead-online'
export const hasPlayedOnline = (): boolean => hasTables() && localStorage.getItem(KEY) !== null
export const notePlayedOnline = (): void => localStorage.setItem(KEY, '1')
