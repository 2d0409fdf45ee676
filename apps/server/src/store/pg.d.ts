/** As much of `pg` as the store of many processes uses. */
declare module 'pg' {
  interface Result {
    readonly rows: Record<string, unknown>[]
    readonly rowCount: number | null
  }

  interface Queryable {
    query(sql: string, values?: readonly unknown[]): Promise<Result>
    query(statement: { readonly name: string; readonly text: string; readonly values: readonly unknown[] }): Promise<Result>
    on(event: 'error', hear: (error: Error) => void): this
  }

  export interface ClientConfig {
    readonly connectionString: string
    readonly application_name: string
    /** Statements are sent without waiting for the answers to those before. */
    readonly pipeline?: boolean
    readonly types: { getTypeParser(type: number, format?: 'text'): (text: string) => unknown }
  }

  export interface PoolClient extends Queryable {
    release(broken?: Error): void
  }

  export interface Client extends Queryable {
    connect(): Promise<void>
    end(): Promise<void>
    on(event: 'notification', hear: (told: { readonly payload?: string }) => void): this
    on(event: 'end', hear: () => void): this
    on(event: 'error', hear: (error: Error) => void): this
  }

  export interface Pool extends Queryable {
    connect(): Promise<PoolClient>
    on(event: 'connect', hear: (client: PoolClient) => void): this
    on(event: 'error', hear: (error: Error) => void): this
    end(): Promise<void>
  }

  const pg: {
    readonly Pool: new (config: ClientConfig & { readonly max: number; readonly connectionTimeoutMillis: number }) => Pool
    readonly Client: new (config: ClientConfig) => Client
    readonly types: { getTypeParser(type: number, format?: 'text'): (text: string) => unknown }
  }
  export default pg
}
