import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { type EngineState, resetTables, sessionOf, stateOf } from '../testing/engine-state.ts'
import type { Database } from './database.ts'
import { addressOf, onServer } from './on-server.ts'
import { openDatabase } from './open-database.ts'
import { connectToServer } from './open-server.ts'
import { databasesOfRun } from './server-databases.ts'

type Fill = (made: Database) => Promise<unknown>

/** The name prefix of prepared databases, which others are copies of. Making one drops those of older sources. */
const TEMPLATES = 'fairhaul_template_'

const drop = (client: pg.Client, name: string) => client.query(`drop database if exists ${name} with (force)`)

const exists = async (client: pg.Client, name: string) =>
  (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1

/** Makes the prepared database, unless it exists. Of several processes at once, one makes it. */
const prepare = (url: string, name: string, digest: string, fill: Fill): Promise<string> =>
  onServer(url, async client => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    if (await exists(client, name)) return name
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1) and not datname like $2',
      [TEMPLATES, `%${digest}`],
    )
    for (const { datname } of rows) await drop(client, datname)
    const unfinished = `fairhaul_making_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${unfinished}`)
    try {
      const made = await openDatabase({ databaseUrl: addressOf(url, unfinished) })
      try {
        await fill(made)
      } finally {
        await made.close()
      }
      await client.query(`alter database ${unfinished} rename to ${name}`)
    } catch (error) {
      await drop(client, unfinished)
      throw error
    }
    return name
  })

/** Prepared databases of this process, by address and name. */
const prepared = new Map<string, Promise<string>>()

const templateOf = (url: string, kind: string, digest: string, fill: Fill): Promise<string> => {
  const name = `${TEMPLATES}${kind.replaceAll('-', '_')}_${digest}`
  const key = addressOf(url, name)
  const template = prepared.get(key) ?? prepare(url, name, digest, fill)
  prepared.set(key, template)
  return template
}

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

const takeIdle = async (url: string, template: string): Promise<Idle | undefined> => {
  for (let taken = idle.get(template)?.pop(); taken !== undefined; taken = idle.get(template)?.pop()) {
    if (await reset(url, taken)) return taken
    const { name } = taken
    await onServer(url, client => drop(client, name))
  }
  return undefined
}

const copyOf = async (url: string, template: string): Promise<string> => {
  const name = `${databasesOfRun()}${randomBytes(6).toString('hex')}`
  await onServer(url, client => client.query(`create database ${name} template ${template}`))
  return name
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
  const template = await templateOf(url, options.kind, options.digest, options.fill)
  if (options.reused !== true) {
    const name = await copyOf(url, template)
    return connected(url, name, () => onServer(url, client => drop(client, name)))
  }
  const taken = (await takeIdle(url, template)) ?? (await newIdle(url, template))
  return connected(url, taken.name, async () => {
    idle.set(template, [...(idle.get(template) ?? []), taken])
  })
}
