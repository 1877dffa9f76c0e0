import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'

const carrier = (id: number, street: string, phone: string, mailing = '') =>
  `insert into carriers (id, legal_name, legal_name_key, source, is_census_verified, phone, physical_street,
    physical_postal_code, physical_country, mailing_street, mailing_postal_code, mailing_country)
  values (${id}, 'ELM', 'ELM', 'federal', true, '${phone}', '${street}', '79101', 'US', '${mailing}', '79101', 'US');`

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await select(`
    ${carrier(1, '3944 SOUTH TALLOWAY', '+19999999999')}
    ${carrier(2, '3944 S TALLOWAY', '+19999999999')}
    ${carrier(3, '7 ELM ST', '+18065550100', '9 FILING PLAZA UNIT 2')}`)
})
afterAll(() => database.close())

const select = async (query: string) => (await sql.raw(query).execute(database.db)).rows

it('carriers share a street in any spelling, and no phone that stands for none', async () => {
  expect(
    await select(`select carrier_id, kind, key from association_keys order by carrier_id, kind, key`),
  ).toEqual([
    { carrier_id: 1, kind: 'address', key: '3944STALLOWAY/79101/US' },
    { carrier_id: 2, kind: 'address', key: '3944STALLOWAY/79101/US' },
    { carrier_id: 3, kind: 'address', key: '7ELMST/79101/US' },
    { carrier_id: 3, kind: 'address', key: '9FILINGPLZ2/79101/US' },
    { carrier_id: 3, kind: 'phone', key: '+18065550100' },
  ])
})

it('the keys are found by their indexes, and can be analyzed', async () => {
  await select('analyze carriers')
  const plan = await database.db.transaction().execute(async tx => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select carrier_id from association_keys
      where key = '7ELMST/79101/US' and key_hash = association_hash(kind, '7ELMST/79101/US')`.execute(tx)
    return rows.map(line => line['QUERY PLAN'])
  })
  expect(plan.filter(line => line.includes('Seq Scan'))).toEqual([])
})

it('a contact that stood for none, or is only written differently, has not changed', async () => {
  await select(
    `update carriers set phone = '+18065550101', physical_street = '3944 S. Talloway' where id = 1`,
  )
  await select(`update carriers set phone = '+18065550101' where id = 3`)
  expect(await select('select carrier_id, is_type, was from contact_changes')).toEqual([
    { carrier_id: 3, is_type: 'phone', was: '+18065550100' },
  ])
})
