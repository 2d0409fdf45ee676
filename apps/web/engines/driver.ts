/** What a test does with a browser, whichever engine is inside: only what a person can do, and looking at the page. */
export interface Driver {
  goto(url: string): Promise<void>
  /** Runs an expression in the page and waits for what it promises; it comes to a text. */
  evaluate(expression: string): Promise<string>
  /** Moves the mouse; with `press` it also clicks there. */
  point(x: number, y: number, press: boolean): Promise<void>
  /** Presses the mouse at one place and lets go at another. */
  drag(from: Place, to: Place): Promise<void>
  key(key: string): Promise<void>
  /** The window as PNG, base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

export type Place = readonly [x: number, y: number]

export const WIDTH = 1440
export const HEIGHT = 900

/** Runs a function of the test in the page: it sees only its arguments. */
export async function run<A extends readonly unknown[], T>(
  driver: Driver,
  script: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<T> {
  const called = `(${script})(...${JSON.stringify(args)})`
  return JSON.parse(await driver.evaluate(`(async () => JSON.stringify((await ${called}) ?? null))()`)) as T
}

/** Mouse and key as the standards of remote control write them down (WebDriver, and BiDi after it). */
export const pointerActions = (x: number, y: number, press: boolean) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      ...(press
        ? [
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ]
        : []),
    ],
  },
]

/** In several movements, as a hand makes them. */
export const dragActions = ([x0, y0]: Place, [x1, y1]: Place) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x0), y: Math.round(y0), duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...[0.1, 0.4, 0.8, 1].map((part) => ({
        type: 'pointerMove',
        x: Math.round(x0 + part * (x1 - x0)),
        y: Math.round(y0 + part * (y1 - y0)),
        duration: 60,
      })),
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export const keyActions = (key: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ],
  },
]
