import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'

type Fill = (made: Database) => Promise<unknown>

/** The name prefix of prepared databases, which others are copies of. Making one drops those of older sources. */
const TEMPLATES = 'fairhaul_template_'

export const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const addressOf = (url: string, database: string) => {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

const drop = (client: pg.Client, name: string) => client.query(`drop database if exists ${name} with (force)`)

const exists = async (client: pg.Client, name: string) =>
  (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1

/** Makes the prepared database, unless it exists. Of several processes at once, one makes it. */
const prepare = (url: string, kind: string, digest: string, fill: Fill): Promise<string> =>
  onServer(url, async client => {
    const name = `${TEMPLATES}${kind.replaceAll('-', '_')}_${digest}`
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

/**
 * A separate database on a PostgreSQL server, made for a test and dropped when it is closed: a copy of one that was
 * prepared once for these sources. The user in the address must be allowed to make databases.
 */
export const openServerDatabase = async (
  url: string,
  { kind, digest, fill }: { readonly kind: string; readonly digest: string; readonly fill: Fill },
): Promise<Database> => {
  const template = await prepare(url, kind, digest, fill)
  const name = `fairhaul_test_${randomBytes(6).toString('hex')}`
  await onServer(url, client => client.query(`create database ${name} template ${template}`))
  const close = () => onServer(url, client => drop(client, name))
  try {
    const database = await openDatabase({ databaseUrl: addressOf(url, name) })
    return {
      ...database,
      close: async () => {
        await database.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
