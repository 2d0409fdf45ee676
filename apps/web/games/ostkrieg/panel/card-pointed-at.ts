import { signal } from '@preact/signals'

/** The card that is pointed at, and where it is on the screen. A matter of the screen, so it lives here and not in the game. */
export const looked = signal<{ readonly number: number; readonly box: DOMRect } | null>(null)

const HOLD = 420
let holding: ReturnType<typeof setTimeout> | undefined

/** For anything that stands for a card: pointing at it, focusing it or holding a finger on it shows all of it while it is there. */
export function looking(number: number): Looking {
  const known = lookings.get(number) ?? makeLooking(number)
  lookings.set(number, known)
  return known
}

type Looking = ReturnType<typeof makeLooking>
/** The same one whenever a card is drawn again, so that `ref` is only told when the card comes and goes. */
const lookings = new Map<number, Looking>()

function makeLooking(number: number) {
  const lookAt = (target: EventTarget | null): void => {
    if (target instanceof Element && target.isConnected) looked.value = { number, box: target.getBoundingClientRect() }
  }
  const look = ({ currentTarget }: Event): void => lookAt(currentTarget)
  const away = (): void => {
    clearTimeout(holding)
    looked.value = null
  }
  return {
    // Not every browser says that the mouse has left, or the focus, what is taken away under it.
    ref: (card: Element | null): void => {
      if (card === null && looked.value?.number === number) away()
    },
    onMouseEnter: look,
    onMouseLeave: away,
    onFocus: look,
    onBlur: away,
    onTouchStart: ({ currentTarget }: { readonly currentTarget: EventTarget | null }) => {
      holding = setTimeout(() => lookAt(currentTarget), HOLD)
    },
    onTouchEnd: away,
    onTouchMove: away,
  }
}
