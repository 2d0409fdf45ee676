import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Json } from './json.ts'
import { canonical } from './json.ts'

/** A name for plain data: the SHA-256 of its one text, in hex. Equal data have equal names whatever the order of their keys. */
export const hashOf = (value: Json): string => bytesToHex(sha256(utf8ToBytes(canonical(value))))
