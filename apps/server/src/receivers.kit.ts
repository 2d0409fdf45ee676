import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer as createHttp, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/*
 * What is told outside arrives here: a mail server, a push service, a program with a webhook.
 */

abstract class Receiver {
  protected abstract readonly server: Server

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}

/** As much of SMTP as takes a mail in. */
export class MailReceiver extends Receiver {
  /** To whom, and the whole of it with its lines unfolded. */
  readonly mails: { readonly to: string; readonly text: string }[] = []
  protected readonly server = createServer((socket) => this.#talk(socket))

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`
  }

  #talk(socket: Socket): void {
    let [heard, to, text] = ['', '', '']
    let inMail = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 here')
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      heard += data
      for (let end = heard.indexOf('\r\n'); end >= 0; end = heard.indexOf('\r\n')) {
        const line = heard.slice(0, end)
        heard = heard.slice(end + 2)
        if (inMail && line === '.') {
          inMail = false
          this.mails.push({ to, text: text.replace(/\n[ \t]+/g, ' ') })
          say('250 taken')
        } else if (inMail) text += `${line.replace(/^\.\./, '.')}\n`
        else if (/^DATA/i.test(line)) {
          ;[inMail, text] = [true, '']
          say('354 go on')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else {
          to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to
          say('250 well')
        }
      }
    })
  }
}

/** Takes whatever is posted to it. */
export class WebReceiver extends Receiver {
  readonly posts: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = []
  status = 201
  protected readonly server = createHttp(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    this.posts.push({ headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(this.status).end()
  })

  get url(): string {
    return `http://127.0.0.1:${this.port}/`
  }
}

/** The keys of a browser, and what it does with a push message. */
export class PushKeys {
  readonly #ecdh = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly p256dh = this.#ecdh.generateKeys('base64url')
  readonly auth = this.#auth.toString('base64url')

  read(body: Buffer): unknown {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const derive = (secret: Uint8Array, salted: Uint8Array, info: Uint8Array | string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salted, info, length))
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs])
    const secret = derive(this.#ecdh.computeSecret(theirs), this.#auth, about, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const cipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12))
    cipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(text.subarray(0, -1).toString())
  }
}
