import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { addressOf, onServer } from '../database/on-server.ts'
import { openEmptyDatabase } from './test-database.ts'

/** Tests that need a server run only with DATABASE_URL, which the PostgreSQL part of the tests sets. */
const SERVERS = [process.env['DATABASE_URL']].filter(url => url !== undefined && url !== '') as string[]

const inOne = async <T>(work: (opened: Database) => Promise<T>): Promise<T> => {
  const opened = await openEmptyDatabase()
  try {
    return await work(opened)
  } finally {
    await opened.close()
  }
}
const nameOf = async ({ db }: Database) =>
  (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name ?? ''
const addCompany = ({ db }: Database) =>
  db
    .insertInto('companies')
    .values({ legal_name: 'Kept Brokers LLC', company_type: 'broker', brand: 'main' })
    .returning('id')
    .executeTakeFirstOrThrow()
const given = ({ db }: Database) => db.selectFrom('tax_forms').select(['id', 'name']).orderBy('id').execute()
const namesOn = (server: string) =>
  onServer(server, async client => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
    return rows.map(({ datname }) => datname)
  })

it('the address of another database differs in its name alone', () => {
  expect(addressOf('postgresql://me:secret@host:5432/postgres?sslmode=require', 'other')).toBe(
    'postgresql://me:secret@host:5432/other?sslmode=require',
  )
})

describe.each(SERVERS)('an empty database on a server that was closed', server => {
  it('is reused without rows, counting from one', async () => {
    const before = await inOne(async opened => ({
      name: await nameOf(opened),
      company: await addCompany(opened),
      given: await given(opened),
    }))
    await inOne(async opened => {
      expect(await opened.db.selectFrom('companies').selectAll().execute()).toEqual([])
      expect({
        name: await nameOf(opened),
        company: await addCompany(opened),
        given: await given(opened),
      }).toEqual(before)
    })
    expect(before.given).not.toEqual([])
  })

  it('is reused when a session of it still holds a lock', async () => {
    const name = await inOne(nameOf)
    const left = new pg.Client({ connectionString: addressOf(server, name) })
    left.on('error', () => {})
    await left.connect()
    await left.query('begin; lock table companies in access exclusive mode')
    await inOne(async opened => {
      expect(await nameOf(opened)).toBe(name)
      await addCompany(opened)
    })
    await left.end()
  })

  it('is dropped, not reused, when its schema has changed', async () => {
    const name = await inOne(async opened => {
      await sql`drop table notes cascade`.execute(opened.db)
      return nameOf(opened)
    })
    await inOne(async opened => {
      expect(await opened.db.selectFrom('notes').selectAll().execute()).toEqual([])
      expect(await nameOf(opened)).not.toBe(name)
    })
    expect(await namesOn(server)).not.toContain(name)
  })

  it('is not that of another that is still open', async () => {
    await inOne(async one => {
      await addCompany(one)
      await inOne(async other => {
        expect(await other.db.selectFrom('companies').selectAll().execute()).toEqual([])
        expect(await nameOf(other)).not.toBe(await nameOf(one))
      })
    })
  })
})
