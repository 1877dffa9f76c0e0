import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { mailingOf, storedMailing } from './mailing-address.ts'

const PHYSICAL = {
  physical_street: '12 Depot Rd',
  physical_city: 'Amarillo',
  physical_state: 'TX',
  physical_postal_code: '79101',
  physical_country: 'US',
}
const SAME = {
  mailing_street: '12 Depot Rd',
  mailing_city: 'Amarillo',
  mailing_state: 'TX',
  mailing_postal_code: '79101',
  mailing_country: 'US',
}
const NONE = {
  mailing_street: null,
  mailing_city: null,
  mailing_state: null,
  mailing_postal_code: null,
  mailing_country: null,
}
const ADDRESSES = {
  'the physical one': SAME,
  none: NONE,
  'another street': { ...SAME, mailing_street: 'Box 2' },
  'another city alone': { ...SAME, mailing_city: 'Lubbock' },
  'no street': { ...SAME, mailing_street: null },
}

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  const rows = Object.values(ADDRESSES).map((mailing, id) => ({
    id,
    legal_name: 'ELM',
    legal_name_key: 'ELM',
    source: 'federal' as const,
    ...PHYSICAL,
    ...storedMailing(PHYSICAL, mailing),
  }))
  await database.db.insertInto('carriers').values(rows).execute()
})
afterAll(() => database.close())

const select = async (query: string) => (await sql.raw(query).execute(database.db)).rows

it('a mailing address that is stored is read as it was, and one that is the physical one is not repeated', async () => {
  const rows = await database.db.selectFrom('carriers').selectAll().orderBy('id').execute()
  expect(rows.map(mailingOf)).toEqual(Object.values(ADDRESSES))
  expect(rows.map(row => row.mailing_street === '')).toEqual([true, false, false, false, false])
})

it.each(Object.entries(ADDRESSES))('a mailing address that is %s is read as it was written', (_, mailing) => {
  expect(mailingOf({ ...PHYSICAL, ...storedMailing(PHYSICAL, mailing) })).toEqual(mailing)
})

it('a mailing address without any column beside a physical one without any stays so', () => {
  const nowhere = {
    physical_street: null,
    physical_city: null,
    physical_state: null,
    physical_postal_code: null,
    physical_country: null,
  }
  expect(storedMailing(nowhere, NONE)).toEqual(NONE)
})

it('carriers are found by a mailing address that is another one, by its index', async () => {
  expect(
    await select(`select carrier_id from association_keys
      where kind = 'address' and key = 'BOX2/79101/US' collate "C" and key_hash = hashtext('BOX2/79101/US')`),
  ).toEqual([{ carrier_id: 2 }])
  expect(
    await select(`select carrier_id from association_keys where kind = 'address' order by key, carrier_id`),
  ).toEqual([0, 1, 2, 3, 4, 2].map(carrier_id => ({ carrier_id })))
  await select('set enable_seqscan = off')
  expect(
    JSON.stringify(
      await select(
        `explain select from association_keys where kind = 'address' and key_hash = hashtext('BOX2/79101/US')`,
      ),
    ),
  ).toContain('carriers_by_address_key_3')
})

it('a contact that changes is recorded with the day of the change', async () => {
  await select(`
    update carriers set phone = '+18065550100' where id = 1;
    update carriers set phone = '+18065550101' where id = 1`)
  expect(await select('select was, changed_on = current_date as is_of_today from contact_changes')).toEqual([
    { was: '+18065550100', is_of_today: true },
  ])
})
