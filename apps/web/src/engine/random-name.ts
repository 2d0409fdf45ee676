/** A name that nobody else has: 128 random bits. `crypto.randomUUID` exists only over https and on the machine itself. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
