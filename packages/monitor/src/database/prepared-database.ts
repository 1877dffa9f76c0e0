import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { addressOf, onServer } from './on-server.ts'
import { databasesOfRun } from './server-databases.ts'

/** The name prefix of prepared databases, which others are copies of. Making one drops those of older sources. */
const TEMPLATES = 'fairhaul_template_'

/** How an empty database is filled, by its address. */
type Fill = (address: string) => Promise<unknown>

export const dropDatabase = (client: pg.Client, name: string) =>
  client.query(`drop database if exists ${name} with (force)`)

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
    for (const { datname } of rows) await dropDatabase(client, datname)
    const unfinished = `fairhaul_making_${randomBytes(6).toString('hex')}`
    await client.query(`create database ${unfinished}`)
    try {
      await fill(addressOf(url, unfinished))
      await client.query(`alter database ${unfinished} rename to ${name}`)
    } catch (error) {
      await dropDatabase(client, unfinished)
      throw error
    }
    return name
  })

/** Prepared databases of this process, by address and name. */
const prepared = new Map<string, Promise<string>>()

/** A database on a server that is filled once for these sources, to be copied. Gives its name. */
export const preparedDatabase = (
  url: string,
  { kind, digest, fill }: { readonly kind: string; readonly digest: string; readonly fill: Fill },
): Promise<string> => {
  const name = `${TEMPLATES}${kind.replaceAll('-', '_')}_${digest}`
  const key = addressOf(url, name)
  const template = prepared.get(key) ?? prepare(url, name, digest, fill)
  prepared.set(key, template)
  return template
}

/** Copies a prepared database. Gives the name of the copy. */
export const copyOf = async (url: string, template: string): Promise<string> => {
  const name = `${databasesOfRun()}${randomBytes(6).toString('hex')}`
  await onServer(url, client => client.query(`create database ${name} template ${template}`))
  return name
}
