import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link in a mail does for whoever has it, signed in or not. */
export type Doing = 'stop' | 'confirm'

/** Signs links, so that only whoever got the mail can use them. */
export class Links {
  readonly #secret: string
  readonly #base: string

  /** `base` is the address of the server, with a slash at its end. */
  constructor(secret: string, base: string) {
    this.#secret = secret
    this.#base = base
  }

  /** For people: a page that asks once more, since programs look at links before people do. */
  page(doing: Doing, way: string): string {
    return `${this.#base}online/${doing}?${this.#query(doing, way)}`
  }

  /** For programs that read mail (RFC 8058): done by one POST. */
  oneClick(way: string): string {
    return `${this.#base}api/notices/stop?${this.#query('stop', way)}`
  }

  holds(doing: Doing, way: string, sign: string): boolean {
    const [given, right] = [Buffer.from(sign), Buffer.from(this.#sign(doing, way))]
    return given.length === right.length && timingSafeEqual(given, right)
  }

  #query(doing: Doing, way: string): string {
    return `way=${way}&sign=${this.#sign(doing, way)}`
  }

  #sign(doing: Doing, way: string): string {
    return createHmac('sha256', this.#secret).update(`${doing} ${way}`).digest('base64url')
  }
}
