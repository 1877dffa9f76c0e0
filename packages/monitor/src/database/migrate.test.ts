import { type Migration, Migrator, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { openDatabase } from './open-database.ts'
import { DatabaseUnusable } from './unusable.ts'

let database: Database
beforeAll(async () => {
  database = await openDatabase({ memory: true })
})
afterAll(() => database.close())

const carrier = { legal_name: 'SLATE FERN LLC', legal_name_key: 'SLATEFERNLLC', source: 'world' as const }
const addCarrier = (more: object = {}) =>
  database.db
    .insertInto('carriers')
    .values({ ...carrier, ...more })
    .returning(['id', 'is_findable'])
    .executeTakeFirstOrThrow()

describe('migrate', () => {
  it('migrates an empty database to the newest schema, and changes nothing the second time', async () => {
    await migrate(database.db)
    const steps = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.db,
    )
    expect(steps.rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS))
  })

  it('does not ask for all tables of a database that is the newest', async () => {
    const migrator = vi.spyOn(Migrator.prototype, 'migrateToLatest')
    await migrate(database.db)
    expect(migrator).not.toHaveBeenCalled()
    migrator.mockRestore()
  })

  it('runs a migration that is added later, whichever its number', async () => {
    const added = (name: string): Migration => ({
      async up(db) {
        await sql`create table ${sql.table(name)} ()`.execute(db)
      },
    })
    const steps = MIGRATIONS as Record<string, Migration>
    for (const [name, table] of [
      ['903-later', 'added_first'],
      ['902-between', 'added_second'],
    ] as const) {
      onTestFinished(() => {
        Reflect.deleteProperty(steps, name)
      })
      steps[name] = added(table)
      await migrate(database.db)
      expect((await sql`select from ${sql.table(table)}`.execute(database.db)).rows).toEqual([])
    }
    await sql`drop table added_first, added_second`.execute(database.db)
    await sql`delete from kysely_migration where name > '900'`.execute(database.db)
  })

  it('refuses a database of a newer program in one sentence, and leaves it as it is', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('999-newer', '2027')`.execute(
      database.db,
    )
    await expect(migrate(database.db)).rejects.toThrow(DatabaseUnusable)
    await expect(migrate(database.db)).rejects.toThrow(/^The database could not be .*999-newer.*\.$/)
    await sql`delete from kysely_migration where name = '999-newer'`.execute(database.db)
  })

  it.each([
    ['neither census nor number verified', {}, false],
    ['a verified census', { is_census_verified: true }, true],
    ['a verified number', { is_identifier_verified: true }, true],
    ['no legal name', { legal_name: null, legal_name_key: null, is_census_verified: true }, false],
    ['an empty legal name', { legal_name: '', legal_name_key: '', is_census_verified: true }, false],
  ])('a carrier with %s: findable %s %s', async (_, more, findable) => {
    expect((await addCarrier(more)).is_findable).toBe(findable)
  })

  it('refuses a name without its key, a second carrier with a DOT number, and a region of anything but NSC', async () => {
    await expect(addCarrier({ legal_name_key: null })).rejects.toThrow('carriers_check')
    const { id } = await addCarrier()
    const other = await addCarrier()
    const number = { is_type: 'DOT' as const, value: '1', value_key: '1', region: null }
    const add = (carrier_id: number, more: object = {}) =>
      database.db
        .insertInto('carrier_identifiers')
        .values({ carrier_id, ...number, ...more })
        .execute()
    await add(id)
    await expect(add(other.id)).rejects.toThrow('carrier_identifiers_one_dot')
    await expect(add(id, { region: 'TX' })).rejects.toThrow('carrier_identifiers_check')
    await add(id, { is_type: 'NSC', region: 'AB' })
    await add(id, { is_type: 'NSC', region: null })
    await expect(add(id, { is_type: 'NSC', region: null })).rejects.toThrow('duplicate key')
  })

  it('a search by the start of a name reads one range of an index', async () => {
    const plan = await database.db.transaction().execute(async trx => {
      await sql`set local enable_seqscan = off`.execute(trx)
      return sql<Record<string, string>>`explain select id from carriers
        where is_findable and legal_name_key >= 'SLATE' and legal_name_key < 'SLATF' order by legal_name_key, id`.execute(
        trx,
      )
    })
    const lines = plan.rows.map(row => row['QUERY PLAN']).join('\n')
    expect(lines).toContain('carriers_by_legal_name')
    expect(lines).not.toContain('Sort')
  })
})
