/** As much of `nodemailer` as is used here. */
declare module 'nodemailer' {
  export interface Transport {
    sendMail(mail: {
      readonly from: { readonly name: string; readonly address: string }
      readonly to: { readonly name: string; readonly address: string }
      readonly subject: string
      readonly text: string
      readonly headers: { readonly [name: string]: string }
    }): Promise<unknown>
    verify(): Promise<unknown>
    close(): void
  }
  export function createTransport(options: {
    readonly url: string
    readonly connectionTimeout: number
    readonly greetingTimeout: number
    readonly socketTimeout: number
    readonly disableFileAccess: boolean
    readonly disableUrlAccess: boolean
  }): Transport
}
