import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { INSURER, insurerIds } from './insurers.ts'

/** Filings name their company by its id, and certificates by its name. */
const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source) values (1, 'ELM', 'ELM', 'federal');
  insert into insurers (name) values ('INVENTED MUTUAL'), ('Tidewell Surety');
  insert into carrier_insurances (carrier_id, kind, insurer, insurer_id, federal_key, source) values
    (1, 'bipd', null, 1, 1, 'filing'), (1, 'cargo', null, 1, 2, 'filing'),
    (1, 'bipd', null, 2, 3, 'filing'), (1, 'bipd', null, null, 4, 'filing'),
    (1, 'cargo', 'Tidewell Surety', null, null, 'certificate'), (1, 'cargo', null, null, null, 'certificate');`

const INSURERS = [
  'INVENTED MUTUAL',
  'INVENTED MUTUAL',
  'Tidewell Surety',
  null,
  'Tidewell Surety',
  null,
] as const

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await sql.raw(ROWS).execute(database.db)
})
afterAll(() => database.close())

it.each(['carrier_insurances', 'listed_insurances'] as const)(
  'the insurers of policies are read from %s',
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

it('a company has its id again, and a new one another', async () => {
  const { db } = database
  const names = ['INVENTED MUTUAL', null, 'O\'HARA "SURETY"', 'INVENTED MUTUAL']
  const ids = await insurerIds(db, names)
  expect(new Set(ids.keys())).toEqual(new Set(['INVENTED MUTUAL', 'O\'HARA "SURETY"']))
  expect(ids.get('INVENTED MUTUAL')).toBe(1)
  expect(await insurerIds(db, names)).toEqual(ids)
})
