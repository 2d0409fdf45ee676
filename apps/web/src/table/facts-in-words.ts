/** A name and what is true of it as one text, for those who hear it. */
export const inWords = ([name, ...facts]: readonly string[]): string => [`${name ?? ''}.`, ...facts].join(' ')
