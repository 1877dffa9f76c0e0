import { hash } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestOf, keyOf, rankOfDay, shortDigest, shortKey } from '../federal/import/store/digest.ts'
import { openMigrated } from '../testing/migrated-database.ts'
import type { Database } from './database.ts'
import { CONTACT_SOURCE, CONTACT_TITLE } from './register-contacts.ts'

/** The last step before federal facts became smaller. */
const BEFORE = '240-federal-listings'

/** As digests were written until then: with 96 bits as text. */
const OLD_DIGEST = 'N8PxKB4I-_zcM2Pd'

/** The number of such a text: its signs in the order of texts, each of 6 bits, of which 38 are kept. */
const SIGNS = [...'-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz']
const numberOf = (text: string) =>
  Math.floor([...text.slice(0, 7)].reduce((bits, sign) => bits * 64 + SIGNS.indexOf(sign), 0) / 2 ** 4)
const DIGEST = numberOf(OLD_DIGEST)

const ROWS = `
  insert into carriers (id, legal_name, legal_name_key, source)
    values (1, 'SLATE FERN LLC', 'SLATEFERNLLC', 'federal'), (2, 'ELM', 'ELM', 'federal');
  update carriers set email = 'A@elm.example', phone = '(806) 555-0100', physical_street = '12 Depot Rd, Ste ' || id,
    physical_postal_code = '79101-000' || id, physical_country = 'US', mailing_street = case id when 1 then '12 Depot Rd, Ste 1' else 'Box 2' end,
    mailing_postal_code = '79101-000' || id, mailing_country = 'US';
  insert into carrier_identifiers (carrier_id, is_type, value, value_key, region)
    values (1, 'NSC', 'A', 'A', 'AB'), (1, 'NSC', 'A', 'A', null);
  insert into federal_listings (id, kind, as_of) values (1, 'company-census', '2026-11-20');
  insert into carrier_census (carrier_id, federal_digest, as_of, listing_id) values
    (1, 'sms 2026-11-01 ${OLD_DIGEST};company 2026-11-08 ${OLD_DIGEST}', '2026-11-08', 1),
    (2, 'sms 2026-11-01 ${OLD_DIGEST}', '2026-11-01', null);
  insert into inspections (id, carrier_id, report_number, inspected_on, federal_key, federal_digest, as_of, listing_id)
    values (1, 1, 'TX1', '2026-01-30', '726403509', ' ${OLD_DIGEST}', '2026-11-01', 1),
      (2, 1, 'TX2', '2026-01-30', 'I70000001', ' ${OLD_DIGEST}', '2026-11-01', null),
      (3, 1, 'TX3', '2026-01-30', null, null, null, null),
      (4, 1, 'TX4', '2026-01-30', '5', '', '2026-11-01', null);
  update inspections set unit_records = '{"2":{"number":2,"vin":"B"},"1":{"number":1,"unit_type":9,"vin":null,"make":null,
    "plate":null,"plate_state":null,"is_out_of_service":true}}', units = '[{"number":1,"unit_type":11,"vin":"A","make":"M \\"K\\"",
    "plate":"R1","plate_state":"TX","is_out_of_service":false},{"number":2,"unit_type":null,"vin":"B","make":null,
    "plate":null,"plate_state":null,"is_out_of_service":false}]' where id = 1;
  insert into inspection_violations
    (carrier_id, inspection_id, found_on, code, description, basic, federal_key, federal_digest, as_of) values
    (1, 1, '2026-01-30', '39347E', 'Brake', 'vehicle_maintenance', '726403509 1 39347E', '1 ${OLD_DIGEST}', '2026-11-01'),
    (1, 1, '2026-01-30', '39347E', null, null, null, null, null),
    (1, 1, '2026-01-30', '39347E', 'Brake', 'vehicle_maintenance', null, null, null);
  insert into out_of_service_orders (carrier_id, ordered_on, federal_key, federal_digest, as_of)
    values (1, '2026-01-30', '2026-01-30 -', '2026-03-04 ${OLD_DIGEST}', '2026-11-01');
  insert into carrier_insurances (carrier_id, kind, federal_key) values (1, 'bipd', 'MC1 91 P TW1 2026-01-02');
  insert into carrier_contacts (carrier_id, name, title, email, source) values
    (1, 'ELM RIDGE', 'Company officer', null, 'FMCSA Company Census File'), (1, 'Sol', 'Owner', 'S@elm.example', 'Onboarding packet');
  insert into carrier_dockets (carrier_id, docket, federal_digest) values (1, 'MC1', '${OLD_DIGEST}');`

let database: Database
beforeAll(async () => {
  database = await openMigrated(BEFORE, ROWS)
})
afterAll(() => database.close())

const select = async (query: string) => (await sql.raw(query).execute(database.db)).rows

describe('facts that were there before', () => {
  it('inspections have the keys and digests with which a file finds them again', async () => {
    expect(
      await select('select federal_key, federal_digest, as_of from listed_inspections order by id'),
    ).toEqual([
      { federal_key: 726403509, federal_digest: shortDigest(DIGEST), as_of: '2026-11-20' },
      { federal_key: -70000002, federal_digest: shortDigest(DIGEST), as_of: '2026-11-01' },
      { federal_key: null, federal_digest: null, as_of: null },
      { federal_key: 5, federal_digest: 0, as_of: '2026-11-01' },
    ])
  })

  it('units are lists, in the order of their inspection', async () => {
    expect(
      await select('select units, unit_records from listed_inspections where id < 3 order by id'),
    ).toEqual([
      {
        units: '1\t11\tA\tM "K"\tR1\tTX\n2\t\tB',
        unit_records: '1\t9\t\t\t\t\tt\n2\t\tB',
      },
      { units: '', unit_records: null },
    ])
  })

  it('violations have their code and its description from a row that stands for all of its kind', async () => {
    const brake = { code: '39347E', description: 'Brake', category: null, basic: 'vehicle_maintenance' }
    expect(
      await select('select code, description, category, basic from listed_violations order by id'),
    ).toEqual([brake, { ...brake, description: null, basic: null }, brake])
    expect(await select('select count(*) as many from violation_kinds')).toEqual([{ many: 2 }])
  })

  it('other facts have the numbers of their texts, and digests with their rank', async () => {
    expect(await select('select federal_key, federal_digest from out_of_service_orders')).toEqual([
      {
        federal_key: keyOf('2026-01-30 -'),
        federal_digest: rankOfDay('2026-03-04') * 2 ** 38 + DIGEST,
      },
    ])
    expect(await select('select federal_key from carrier_insurances')).toEqual([
      { federal_key: shortKey(keyOf('bipd P - - -')) },
    ])
    expect(await select('select federal_digest from carrier_dockets')).toEqual([{ federal_digest: DIGEST }])
  })

  it('an officer that the register names has no words of its own, and is shown with them', async () => {
    expect(await select('select name, title, source from carrier_contacts order by id')).toEqual([
      { name: 'ELM RIDGE', title: null, source: null },
      { name: 'Sol', title: 'Owner', source: 'Onboarding packet' },
    ])
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

  it('the census has a digest of each of its files, and its day', async () => {
    expect(
      await select(
        'select company_digest, sms_digest, sms_as_of, as_of from listed_census order by carrier_id',
      ),
    ).toEqual([
      { company_digest: DIGEST, sms_digest: DIGEST, sms_as_of: '2026-11-01', as_of: '2026-11-20' },
      { company_digest: null, sms_digest: DIGEST, sms_as_of: '2026-11-01', as_of: '2026-11-01' },
    ])
  })
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

describe('digests', () => {
  it('are the first bits of the digests from before, after the rank', () => {
    const before = hash('sha1', JSON.stringify({ code: '39347E' }), 'base64url').slice(0, 16)
    expect(digestOf({ code: '39347E' })).toBe(numberOf(before))
    expect(digestOf({ code: '39347E' }, 3)).toBe(3 * 2 ** 38 + numberOf(before))
  })

  it('are in the order in which their texts were', () => {
    const textOf = (facts: unknown) => hash('sha1', JSON.stringify(facts), 'base64url')
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(digestOf(one) < digestOf(other)).toBe(textOf(one) < textOf(other))
      }),
    )
  })
})
