import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openMigrated } from '../../testing/migrated-database.ts'
import { INSURER, insurerIds } from './insurers.ts'

const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source) values (1, 'ELM', 'ELM', 'federal');
  insert into carrier_insurances (carrier_id, kind, insurer, federal_key, source) values
    (1, 'bipd', 'INVENTED MUTUAL', 1, 'filing'), (1, 'cargo', 'INVENTED MUTUAL', 2, 'filing'),
    (1, 'bipd', 'Tidewell Surety', 3, 'filing'), (1, 'bipd', null, 4, 'filing'),
    (1, 'cargo', 'Tidewell Surety', null, 'certificate'), (1, 'cargo', null, null, 'certificate');`

const INSURERS = [
  'INVENTED MUTUAL',
  'INVENTED MUTUAL',
  'Tidewell Surety',
  null,
  'Tidewell Surety',
  null,
] as const

/** A new database, in which the view of policies comes last, and one that had it before. */
describe.each([
  ['a new database', '290-numbers-of-policies', []],
  ['an older database', '299-published-days', ['2900-insurers']],
] as const)('insurers in %s', (name, lastStep, added) => {
  let database: Database
  beforeAll(async () => {
    database = await openMigrated(lastStep, ROWS, added)
  })
  afterAll(() => database.close())

  it.each(['carrier_insurances', 'listed_insurances'] as const)(
    `${name} has the insurers that policies had, read from %s`,
    async table => {
      const rows = await database.db
        .selectFrom(table)
        .select(INSURER.as('insurer'))
        .orderBy('carrier_id')
        .orderBy('id')
        .execute()
      expect(rows.map(row => row.insurer)).toEqual(INSURERS)
    },
  )

  it(`${name} has each company of a filing once`, async () => {
    const { rows } = await sql`select name from insurers order by name`.execute(database.db)
    expect(rows).toEqual([{ name: 'INVENTED MUTUAL' }, { name: 'Tidewell Surety' }])
  })

  it(`${name} gives a company its id again, and a new one another`, async () => {
    const { db } = database
    const names = ['INVENTED MUTUAL', null, 'O\'HARA "SURETY"', 'INVENTED MUTUAL']
    const ids = await insurerIds(db, names)
    expect(new Set(ids.keys())).toEqual(new Set(['INVENTED MUTUAL', 'O\'HARA "SURETY"']))
    expect(await insurerIds(db, names)).toEqual(ids)
  })
})
