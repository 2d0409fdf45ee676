/** Left to the accessible names of the areas. */
export const HIDDEN = { 'aria-hidden': true } as const

/** What can be chosen is a button to assistive technology; SVG has no element for it. */
export const choosable = (tab: boolean) => ({ role: 'button', tabindex: tab ? 0 : -1 }) as const
