import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** The statements of one connection that keep their plan: more than the routes have, and a bound on memory. */
const PREPARED_MAX = 500

/**
 * After so many statements that write, the embedded engine plans all again: the best plan for an empty table is a bad one
 * for a full one. A server does so by itself when it has counted the rows anew.
 */
const PLANNED_FOR_WRITES = { embedded: 20, server: Number.POSITIVE_INFINITY }

const READS = /^\s*(?:select|with)\b/i
const WRITES = /^\s*(?:insert|update|delete|merge|copy)\b/i
const CHANGES_TABLES = /^\s*(?:create|alter|drop)\b/i
const BEGINS = /^\s*(?:begin|start transaction)\b/i
const ENDS = /^\s*(?:commit|rollback)\s*$/i

/** Another process has changed a table since the plan was made, and its rows would have other columns. */
export const isOldPlan = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'code' in thrown &&
  thrown.code === '0A000' &&
  thrown.message.startsWith('cached plan')

/** No name is used twice in this process: an engine that is opened again still has the statements of before. */
let names = 0

/** A connection that runs each reading statement under a name from its second time on, so that its plan is kept. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  /** Undefined: it ran once. */
  readonly #nameOf = new Map<string, string | undefined>()
  readonly #plannedForWrites: number
  #writes = 0
  #isInTransaction = false

  constructor(client: pg.PoolClient, kind: keyof typeof PLANNED_FOR_WRITES) {
    this.#client = client
    this.#plannedForWrites = PLANNED_FOR_WRITES[kind]
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('This database is read without cursors')
    return this.#run(text, values)
  }

  release(): void {
    this.#client.release()
  }

  async #run(text: string, values: readonly unknown[]) {
    if (this.#isToPlanAgain(text)) {
      this.#nameOf.clear()
      // Refused in a transaction that has failed: then they stay, unused.
      await this.#client.query('deallocate all').catch(() => undefined)
    }
    if (BEGINS.test(text)) this.#isInTransaction = true
    else if (ENDS.test(text)) this.#isInTransaction = false
    const statement = { text, values: [...values] }
    const name = this.#nameFor(text)
    if (name === undefined) return this.#client.query(statement)
    try {
      return await this.#client.query({ ...statement, name })
    } catch (error) {
      if (!isOldPlan(error)) throw error
      this.#nameOf.clear()
      // Within a transaction, which has failed with it, the whole call has to be made again.
      if (this.#isInTransaction) throw error
      return this.#client.query(statement)
    }
  }

  /** A plan must not outlive the columns that it was made for. */
  #isToPlanAgain(text: string): boolean {
    if (WRITES.test(text)) this.#writes += 1
    if (!CHANGES_TABLES.test(text) && this.#writes < this.#plannedForWrites) return false
    this.#writes = 0
    return this.#nameOf.size > 0
  }

  #nameFor(text: string): string | undefined {
    if (!READS.test(text)) return undefined
    const isAgain = this.#nameOf.has(text)
    if (!isAgain && this.#nameOf.size >= PREPARED_MAX) return undefined
    const name = this.#nameOf.get(text) ?? (isAgain ? `read_${++names}` : undefined)
    this.#nameOf.set(text, name)
    return name
  }
}

/**
 * A pool whose connections keep the plans of statements that read: reading and planning a statement takes longer than
 * running it, half of a server's time for the calls that are made most.
 */
export const withPreparedReads = (pool: pg.Pool, kind: keyof typeof PLANNED_FOR_WRITES): PostgresPool => {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const preparing = clients.get(client) ?? new PreparingClient(client, kind)
      clients.set(client, preparing)
      return preparing
    },
    end: () => pool.end(),
  }
}
