import type { Database } from '../database/database.ts'
import { addressOf, onServer } from '../database/on-server.ts'
import { openDatabase } from '../database/open-database.ts'
import { connectToServer } from '../database/open-server.ts'
import { copyOf, dropDatabase, preparedDatabase } from '../database/prepared-database.ts'
import { type EngineState, resetTables, sessionOf, stateOf } from './engine-state.ts'

type Fill = (made: Database) => Promise<unknown>

interface Idle {
  readonly name: string
  readonly first: EngineState
}

/** Closed databases that may be reused, by the template that they are copies of. */
const idle = new Map<string, Idle[]>()

/** Resets the tables of a closed database. Waits for no session that a test left in it. */
const reset = (url: string, { name, first }: Idle): Promise<boolean> =>
  onServer(addressOf(url, name), async client => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [name],
    )
    return resetTables(sessionOf(client), first)
  })

const claimIdle = async (url: string, template: string): Promise<Idle | undefined> => {
  for (let claimed = idle.get(template)?.pop(); claimed !== undefined; claimed = idle.get(template)?.pop()) {
    if (await reset(url, claimed)) return claimed
    const { name } = claimed
    await onServer(url, client => dropDatabase(client, name))
  }
  return undefined
}

const newIdle = async (url: string, template: string): Promise<Idle> => {
  const name = await copyOf(url, template)
  return { name, first: await onServer(addressOf(url, name), client => stateOf(sessionOf(client))) }
}

const connected = (url: string, name: string, end: () => Promise<unknown>): Database => {
  const database = connectToServer({ databaseUrl: addressOf(url, name) })
  return {
    ...database,
    close: async () => {
      await database.close()
      await end()
    },
  }
}

/**
 * A separate database on a PostgreSQL server for a test: a copy of one that was prepared once for these sources. The
 * user in the address must be allowed to make databases.
 *
 * Making and dropping one takes several times as long as emptying it. So one whose tables are nearly all empty is
 * `reused` after it was closed, and dropped at the end of the run.
 */
export const openServerDatabase = async (
  url: string,
  options: { readonly kind: string; readonly digest: string; readonly fill: Fill; readonly reused?: boolean },
): Promise<Database> => {
  const template = await preparedDatabase(url, {
    ...options,
    fill: async address => {
      const made = await openDatabase({ databaseUrl: address })
      try {
        await options.fill(made)
      } finally {
        await made.close()
      }
    },
  })
  if (options.reused !== true) {
    const name = await copyOf(url, template)
    return connected(url, name, () => onServer(url, client => dropDatabase(client, name)))
  }
  const claimed = (await claimIdle(url, template)) ?? (await newIdle(url, template))
  return connected(url, claimed.name, async () => {
    idle.set(template, [...(idle.get(template) ?? []), claimed])
  })
}
