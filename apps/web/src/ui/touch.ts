import { signal } from '@preact/signals'

/** Whether the person last pointed with a finger, which can neither hover nor be very exact. */
export const touching = signal(matchMedia('(pointer: coarse)').matches)
addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    touching.value = pointerType === 'touch'
  },
  true,
)
