import { randomBytes } from 'node:crypto'

/** 128 bits that nobody can guess. */
export const randomName = (): string => randomBytes(16).toString('hex')
