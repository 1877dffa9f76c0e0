import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** The statements of one connection that keep their plan: more than the routes have, and a bound on memory. */
const PREPARED_MAX = 500

/** After so many statements that write, all are planned again: the best plan for an empty table is a bad one for a full one. */
const PLANNED_FOR_WRITES = 20

const READS = /^\s*(?:select|with)\b/i
const WRITES = /^\s*(?:insert|update|delete|merge|copy)\b/i
const CHANGES_TABLES = /^\s*(?:create|alter|drop)\b/i

/** No name is used twice in this process: an engine that is opened again still has the statements of before. */
let names = 0

/** A connection that runs each reading statement under a name from its second time on, so that its plan is kept. */
class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  /** Undefined: it ran once. */
  readonly #nameOf = new Map<string, string | undefined>()
  #writes = 0

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('The embedded database has no cursors')
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
    const name = this.#nameFor(text)
    return this.#client.query({ text, values: [...values], ...(name !== undefined && { name }) })
  }

  /** A plan must not outlive the columns that it was made for. */
  #isToPlanAgain(text: string): boolean {
    if (WRITES.test(text)) this.#writes += 1
    if (!CHANGES_TABLES.test(text) && this.#writes < PLANNED_FOR_WRITES) return false
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
 * A pool whose connections keep the plans of statements that read: planning takes the embedded engine longer than
 * running, a third of the time of a page of search results.
 *
 * Choice: not for a server. A connection pooler in front of it may give one session to several processes.
 */
export const withPreparedReads = (pool: pg.Pool): PostgresPool => {
  const clients = new WeakMap<pg.PoolClient, PreparingClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const preparing = clients.get(client) ?? new PreparingClient(client)
      clients.set(client, preparing)
      return preparing
    },
    end: () => pool.end(),
  }
}
