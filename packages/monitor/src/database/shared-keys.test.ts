import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmptyDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { CONTACT_SOURCE, CONTACT_TITLE } from './register-contacts.ts'

const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source)
    values (1, 'SLATE FERN LLC', 'SLATEFERNLLC', 'federal'), (2, 'ELM', 'ELM', 'federal');
  update carriers set email = 'A@elm.example', phone = '(806) 555-0100', physical_street = '12 Depot Rd, Ste ' || id,
    physical_postal_code = '79101-000' || id, physical_country = 'US', mailing_street = case id when 1 then '12 Depot Rd, Ste 1' else 'Box 2' end,
    mailing_postal_code = '79101-000' || id, mailing_country = 'US';
  insert into carrier_identifiers (carrier_id, is_type, value, value_key, region)
    values (1, 'NSC', 'A', 'A', 'AB'), (1, 'NSC', 'A', 'A', null);
  insert into federal_listings (id, kind, as_of) values (1, 'company-census', '2026-11-20');
  insert into carrier_census (carrier_id, company_digest, sms_digest, as_of, listing_id) values
    (1, 1, 2, '2026-11-08', 1), (2, null, 2, '2026-11-01', null), (3, null, null, null, null);
  insert into carrier_contacts (carrier_id, name, title, email, source) values
    (1, 'ELM RIDGE', null, null, null), (1, 'Sol', 'Owner', 'S@elm.example', 'Onboarding packet');`

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await select(ROWS)
})
afterAll(() => database.close())

const select = async (query: string) => (await sql.raw(query).execute(database.db)).rows

it('an officer that the register names has no title and source of its own, and is shown with them', async () => {
  const { db } = database
  expect(
    await db
      .selectFrom('carrier_contacts')
      .select([CONTACT_TITLE.as('title'), CONTACT_SOURCE.as('source')])
      .orderBy('id')
      .execute(),
  ).toEqual([
    { title: 'Company officer', source: 'FMCSA Company Census File' },
    { title: 'Owner', source: 'Onboarding packet' },
  ])
})

it('a census is of the day of its listing, and of the file that it was read from', async () => {
  expect(await select('select as_of, source_file from listed_census order by carrier_id')).toEqual([
    { as_of: '2026-11-20', source_file: 'Company Census File' },
    { as_of: '2026-11-01', source_file: 'SMS Input - Motor Carrier Census' },
    { as_of: null, source_file: null },
  ])
})

describe('what carriers share', () => {
  it('one building, an e-mail, a phone and each address once', async () => {
    expect(
      await select('select count(*) as many, count(distinct neighbour_key) as buildings from carriers'),
    ).toEqual([{ many: 2, buildings: 1 }])
    expect(
      await select(
        'select carrier_id, kind, key from association_keys where carrier_id < 3 order by carrier_id, kind, key',
      ),
    ).toEqual([
      { carrier_id: 1, kind: 'address', key: '12DEPOTRD1/79101/US' },
      { carrier_id: 1, kind: 'contact', key: 'ELMRIDGE' },
      { carrier_id: 1, kind: 'email', key: 'a@elm.example' },
      { carrier_id: 1, kind: 'email', key: 's@elm.example' },
      { carrier_id: 1, kind: 'phone', key: '+18065550100' },
      { carrier_id: 2, kind: 'address', key: '12DEPOTRD2/79101/US' },
      { carrier_id: 2, kind: 'address', key: 'BOX2/79101/US' },
      { carrier_id: 2, kind: 'email', key: 'a@elm.example' },
      { carrier_id: 2, kind: 'phone', key: '+18065550100' },
    ])
  })

  it('every key has the number by which it is looked for', async () => {
    expect(
      await select('select kind, key from association_keys where key_hash <> association_hash(kind, key)'),
    ).toEqual([])
  })

  it.each([
    ['without a region', 'null'],
    ['of a region', "'AB'"],
  ])('a number %s stands once for a carrier', async (_, region) => {
    const again = `insert into carrier_identifiers (carrier_id, is_type, value, value_key, region)
      values (1, 'NSC', 'A', 'A', ${region})`
    await expect(select(again)).rejects.toThrow('carrier_identifiers_once')
  })
})
