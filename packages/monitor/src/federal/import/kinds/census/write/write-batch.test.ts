import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedTerms } from '../../../../../database/census-terms.ts'
import type { Database } from '../../../../../database/database.ts'
import { nameKey } from '../../../../../database/name-key.ts'
import { openEmptyDatabase } from '../../../../../testing/test-database.ts'
import { databaseFederalStore } from '../../../store/federal-store.ts'
import type { CensusRecord, Registration } from '../census-record.ts'
import { SMS_CENSUS } from '../sms-census.ts'

let database: Database
/** Keeps carriers as the command does, and gives what became of them. */
const store = {
  upsert: async (records: readonly CensusRecord[], asOf: string) => {
    const batch = records.map((record, at) => ({ line: at + 2, record }))
    const {
      skipped,
      refused,
      isOverruled: _,
      ...counts
    } = await databaseFederalStore(database.db).keep(SMS_CENSUS, batch, {
      asOf,
      listing: null,
    })
    expect([skipped, refused]).toEqual([0, []])
    return counts
  },
}
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.deleteFrom('contact_changes').execute()
  await database.db.deleteFrom('carriers').execute()
})

const nowhere = { street: null, city: null, state: null, postalCode: null, country: null }
const sms = (dotNumber: string, changes: Partial<CensusRecord> = {}): CensusRecord => ({
  dotNumber,
  legalName: `Carrier, ${dotNumber}`,
  dbaName: null,
  carrierOperation: 'A',
  hazmat: null,
  physical: { ...nowhere, state: 'NL', country: 'MX' },
  mailing: null,
  phone: null,
  email: null,
  powerUnits: 0,
  drivers: null,
  mileage: 3_000_000_000,
  mileageYear: 2024,
  mcs150Date: '2025-05-15',
  addDate: null,
  operationClassifications: ['Authorized For Hire'],
  registration: null,
  ...changes,
})
const register = (
  dotNumber: string,
  reported: Partial<Registration> = {},
  changes: Partial<CensusRecord> = {},
) =>
  sms(dotNumber, {
    ...changes,
    registration: {
      statusCode: 'A',
      dockets: [{ type: 'MC', value: '29910' }],
      officers: ['ELM RIDGE'],
      cargoCarried: ['General Freight'],
      safetyRating: null,
      safetyRatingDate: null,
      isPriorRevoked: null,
      priorRevokedDot: null,
      ...reported,
    },
  })

/** Everything that is known of a carrier, as the other parts of the monitor find it. */
const known = async (dot: string) => {
  const { db } = database
  const carrier = await db
    .selectFrom('carriers as c')
    .innerJoin('carrier_identifiers as i', 'i.carrier_id', 'c.id')
    .where('i.is_type', '=', 'DOT')
    .where('i.value_key', '=', dot)
    .selectAll('c')
    .executeTakeFirst()
  if (carrier === undefined) return undefined
  const of = { carrier_id: carrier.id }
  const rows = (
    table:
      | 'carrier_census'
      | 'carrier_safety'
      | 'carrier_contacts'
      | 'carrier_authorities'
      | 'carrier_insurances',
  ) => db.selectFrom(table).selectAll().where('carrier_id', '=', of.carrier_id).execute()
  const identifiers = await db
    .selectFrom('carrier_identifiers')
    .select(['is_type', 'value', 'value_key', 'region'])
    .where('carrier_id', '=', carrier.id)
    .orderBy('is_type')
    .orderBy('value_key')
    .execute()
  return {
    carrier,
    identifiers: identifiers.map(it => `${it.is_type} ${it.value_key}`),
    census: (await rows('carrier_census'))[0],
    safety: (await rows('carrier_safety'))[0],
    contacts: await rows('carrier_contacts'),
    authorities: await rows('carrier_authorities'),
    insurances: await rows('carrier_insurances'),
  }
}
const counts = (added: number, changed: number, unchanged: number, outdated: number) => ({
  added,
  changed,
  unchanged,
  outdated,
})

describe('a carrier of the SMS census', () => {
  it('is findable at once, with what is not on record left null', async () => {
    expect(await store.upsert([sms('41')], '2026-11-01')).toEqual(counts(1, 0, 0, 0))
    const found = await known('41')
    expect(found?.carrier).toMatchObject({
      legal_name: 'Carrier, 41',
      legal_name_key: nameKey('Carrier, 41'),
      dba_name_key: null,
      physical_state: 'NL',
      physical_country: 'MX',
      is_census_verified: true,
      is_identifier_verified: false,
      is_findable: true,
      source: 'federal',
      federal_as_of: '2026-11-01',
    })
    expect(found?.identifiers).toEqual(['DOT 41'])
    expect(found?.census).toMatchObject({
      status_code: null,
      power_units: 0,
      drivers: null,
      mileage: 3_000_000_000,
      mcs150_date: '2025-05-15',
      hazmat: null,
      operation_classifications: storedTerms(['Authorized For Hire']),
      cargo_carried: '',
      as_of: '2026-11-01',
    })
    expect([found?.safety, found?.authorities, found?.insurances]).toEqual([undefined, [], []])
  })

  it('read again changes nothing, not even when it was changed', async () => {
    await store.upsert([sms('41'), sms('42')], '2026-11-01')
    const before = await known('41')
    expect(await store.upsert([sms('41'), sms('42')], '2026-11-01')).toEqual(counts(0, 0, 2, 0))
    expect(await known('41')).toEqual(before)
  })

  it('a row repeated on a later day is unchanged, and carries that day', async () => {
    await store.upsert([sms('41')], '2026-11-01')
    expect(await store.upsert([sms('41')], '2026-11-09')).toEqual(counts(0, 0, 1, 0))
    const found = await known('41')
    expect(found?.census?.as_of).toBe('2026-11-09')
    expect(found?.carrier.federal_as_of).toBe('2026-11-01')
  })

  it('keeps its id, takes the newer facts, and lets an older file change nothing', async () => {
    await store.upsert([sms('41')], '2026-11-05')
    const { carrier } = (await known('41')) ?? {}
    const newer = sms('41', {
      legalName: 'Renamed LLC',
      dbaName: 'Elm',
      powerUnits: null,
      phone: '+15555550142',
    })
    expect(await store.upsert([newer], '2026-11-09')).toEqual(counts(0, 1, 0, 0))
    expect(await store.upsert([sms('41', { legalName: 'Old' })], '2026-11-04')).toEqual(counts(0, 0, 0, 1))
    const found = await known('41')
    expect(found?.carrier).toMatchObject({
      id: carrier?.id,
      legal_name: 'Renamed LLC',
      dba_name_key: 'ELM',
      phone: '+15555550142',
    })
    expect(found?.census).toMatchObject({ power_units: null, as_of: '2026-11-09' })
  })
})

describe('a carrier of the Company Census File', () => {
  it('has status, dockets, officers, cargo and a rating with its day; unrated is on record', async () => {
    await store.upsert([register('41')], '2026-11-01')
    const found = await known('41')
    expect(found?.identifiers).toEqual(['DOT 41', 'MC 29910'])
    expect(found?.census).toMatchObject({
      status_code: 'A',
      cargo_carried: storedTerms(['General Freight']),
      as_of: '2026-11-01',
    })
    expect(found?.safety).toMatchObject({
      rating: null,
      inspections_24_months: null,
      out_of_service: null,
      as_of: '2026-11-01',
    })
    expect(found?.contacts).toMatchObject([{ name: 'ELM RIDGE', title: null, source: null }])
    expect([found?.authorities, found?.insurances]).toEqual([[], []])
  })

  it('loses the dockets and officers that are no longer named, and keeps what other files gave', async () => {
    await store.upsert([register('41')], '2026-11-01')
    const { carrier } = (await known('41')) ?? {}
    const id = carrier?.id ?? 0
    await database.db
      .insertInto('carrier_identifiers')
      .values({ carrier_id: id, is_type: 'SCAC', value: 'ABCD', value_key: 'ABCD', region: null })
      .execute()
    await database.db
      .insertInto('carrier_contacts')
      .values({ carrier_id: id, name: 'Typed', title: null, phone: null, email: null, source: 'a broker' })
      .execute()
    const reported = register('41', {
      dockets: [{ type: 'FF', value: '7' }],
      officers: [],
      safetyRating: 'C',
    })
    expect(await store.upsert([reported], '2026-11-02')).toEqual(counts(0, 1, 0, 0))
    const found = await known('41')
    expect(found?.identifiers).toEqual(['DOT 41', 'FF 7', 'SCAC ABCD'])
    expect(found?.contacts).toMatchObject([{ name: 'Typed' }])
    expect(found?.safety).toMatchObject({ rating: 'C', as_of: '2026-11-02' })
  })

  it('the SMS census takes nothing away of what only the register tells, and both read in turn change nothing', async () => {
    await store.upsert([register('41')], '2026-11-01')
    const later = sms('41', { powerUnits: 9 })
    expect(await store.upsert([later], '2026-11-05')).toEqual(counts(0, 1, 0, 0))
    const found = await known('41')
    expect(found?.census).toMatchObject({
      power_units: 9,
      status_code: 'A',
      cargo_carried: storedTerms(['General Freight']),
    })
    expect(found?.identifiers).toEqual(['DOT 41', 'MC 29910'])
    expect(found?.census?.as_of).toBe('2026-11-01')
    expect(await store.upsert([register('41')], '2026-11-01')).toEqual(counts(0, 0, 1, 0))
    expect(await store.upsert([later], '2026-11-05')).toEqual(counts(0, 0, 1, 0))
    expect(await known('41')).toEqual(found)
  })

  it('read after a younger SMS census adds what only it tells and leaves the rest', async () => {
    await store.upsert([sms('41', { legalName: 'Younger' })], '2026-11-05')
    expect(await store.upsert([register('41', {}, { legalName: 'Older' })], '2026-11-01')).toEqual(
      counts(0, 1, 0, 0),
    )
    const found = await known('41')
    expect(found?.carrier).toMatchObject({ legal_name: 'Younger', federal_as_of: '2026-11-05' })
    expect(found?.census).toMatchObject({ status_code: 'A', as_of: '2026-11-01' })
  })
})

describe('a batch', () => {
  it('is kept as a whole or not at all', async () => {
    const impossible = sms('43', { carrierOperation: 'A\u0000' })
    await expect(store.upsert([sms('41'), impossible], '2026-11-01')).rejects.toThrow()
    expect(await known('41')).toBeUndefined()
    expect(await store.upsert([sms('41')], '2026-11-01')).toEqual(counts(1, 0, 0, 0))
  })

  it('of nothing does nothing', async () => {
    expect(await store.upsert([], '2026-11-01')).toEqual(counts(0, 0, 0, 0))
  })

  it('may mix carriers that are new, changed, unchanged and older than what is known', async () => {
    await store.upsert([sms('41'), sms('42'), register('44')], '2026-11-05')
    await store.upsert([sms('43')], '2026-11-09')
    const reported = [sms('41'), sms('42', { drivers: 5 }), sms('43', { drivers: 5 }), sms('44'), sms('45')]
    expect(await store.upsert(reported, '2026-11-06')).toEqual(counts(1, 2, 1, 1))
  })
})

it('a real carrier takes the place of an invented one with its DOT number, and none of its invented facts', async () => {
  const { db } = database
  const { id } = await db
    .insertInto('carriers')
    .values({
      legal_name: 'Invented',
      legal_name_key: 'INVENTED',
      dba_name: 'Made Up',
      dba_name_key: 'MADEUP',
      source: 'world',
      is_identifier_verified: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const identifier = { carrier_id: id, region: null }
  await db
    .insertInto('carrier_identifiers')
    .values([
      { ...identifier, is_type: 'DOT', value: '41', value_key: '41' },
      { ...identifier, is_type: 'MC', value: '5', value_key: '5' },
    ])
    .execute()
  await sql`insert into carrier_insurances (carrier_id, kind, amount) values (${id}, 'bipd', 1000000)`.execute(
    db,
  )
  await sql`insert into carrier_authorities (carrier_id, common) values (${id}, 'A')`.execute(db)
  await sql`insert into carrier_safety (carrier_id, rating) values (${id}, 'S')`.execute(db)
  await sql`insert into carrier_census (carrier_id, status_code) values (${id}, 'A')`.execute(db)

  expect(await store.upsert([sms('41')], '2026-11-01')).toEqual(counts(0, 1, 0, 0))
  const found = await known('41')
  expect(found?.carrier).toMatchObject({
    id,
    legal_name: 'Carrier, 41',
    dba_name: null,
    source: 'federal',
    is_identifier_verified: false,
    is_findable: true,
  })
  expect(found?.identifiers).toEqual(['DOT 41'])
  expect(found?.census).toMatchObject({ status_code: null, as_of: '2026-11-01' })
  expect([found?.safety, found?.authorities, found?.insurances]).toEqual([undefined, [], []])
})
