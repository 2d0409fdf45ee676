/** The word with which the bench starts itself as a server. */
export const SERVE = 'serve-tables'
