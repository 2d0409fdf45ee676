import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { notePlayedOnline } from '../shell/has-tables.ts'
import { online } from '../texts/online.ts'
import { ask } from './server.ts'

/** A key of somebody's device, as the server lists it. */
export interface Passkey {
  readonly id: string
  /** The browser that made it. */
  readonly label: string
  readonly created: number
  readonly used: number | null
}

/** Browsers have passkeys only where a page came over https or from the machine itself, and only by a name. */
export const passkeysWork = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname)

/** The device makes a key, with which its person can come back. */
export async function makePasskey(): Promise<readonly Passkey[]> {
  const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>('POST', 'me/passkeys/begin', {})
  const { startRegistration } = await import('@simplewebauthn/browser')
  return ask('POST', 'me/passkeys', await told(startRegistration({ optionsJSON })))
}

/** Somebody comes back with a key of their device. */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>('POST', 'passkey/begin', {})
  const { startAuthentication } = await import('@simplewebauthn/browser')
  await ask('POST', 'passkey', await told(startAuthentication({ optionsJSON })))
  notePlayedOnline()
}

export const myPasskeys = (): Promise<readonly Passkey[]> => ask('GET', 'me/passkeys')
export const removePasskey = (id: string): Promise<readonly Passkey[]> => ask('POST', 'me/passkeys/remove', { id })

/** What the device answers; where it does not, that is said in words for people. */
async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError'
    throw new Error(isThere ? online.passkey.isThere : online.passkey.none)
  }
}
