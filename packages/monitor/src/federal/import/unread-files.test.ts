import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Finding } from '../../rules/assessment/finding.ts'
import { withTexts } from '../../testing/with-text.ts'
import { DECIDING_FILES, DECIDING_KINDS, FILES_OF_KINDS } from '../../rules/assessment/deciding-files.ts'
import { knownRule, RULE_TYPES, ruleKind } from '../../rules/terms/rule-types.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { CENSUS_HEADERS, censusRow } from './testing/generate-census.ts'
import { importing, readWhole } from './testing/import-files.ts'

const [CARRIER, OTHER, LATER] = [90_000_001, 90_000_002, 90_000_003]
const DAY = '2026-11-20'
const ORDERS = 'out-of-service-orders'

let testCompany: TestCompany
let north: TestBrowser
const { run, read, close } = importing(() => testCompany.database.db)
const db = () => testCompany.database.db

const register = (dots: readonly number[]) =>
  run(
    [
      CENSUS_HEADERS.company,
      ...dots.map(dot =>
        censusRow({ kind: 'company' }, dot, {
          CARRIER_OPERATION: 'A',
          STATUS_CODE: 'A',
          ADD_DATE: '20100101',
          CLASSDEF: 'AUTHORIZED FOR HIRE',
        }),
      ),
      '',
    ].join('\n'),
    { asOf: DAY },
  )

beforeAll(async () => {
  testCompany = await startTestCompany()
  await db()
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify(Object.fromEntries(RULE_TYPES.map(type => [type, 2]))) })
    .where('id', '=', 1)
    .execute()
  north = await testCompany.as('north')
})
afterAll(async () => {
  await testCompany.close()
  close()
})
beforeEach(async () => {
  for (const table of ['federal_files', 'refused_rows', 'out_of_service_orders', 'federal_lines'])
    await sql`delete from ${sql.table(table)}`.execute(db())
  await sql`delete from carrier_identifiers where value_key like '9000000%'`.execute(db())
  await register([CARRIER, OTHER])
})

const profileOf = async (dot: number) => {
  const found = await (await north.fetch(`carriers?q[identifiers_value_eq]=${dot}`)).json()
  const id = (found as readonly { readonly id: number }[])[0]?.id
  return await (await north.fetch(`carriers/${id}/for_broker_portal`)).json()
}
const summaryOf = async (dot: number) => withTexts<Finding>((await profileOf(dot)).rules_assessment.summary)
const orderRule = async (dot: number) => (await summaryOf(dot))['no_active_out_of_service_orders']

/** Cover and authority that pass every rule which the files of a register decide. */
const passing = async (dot: number) => {
  const numbers = { USDOT_NUMBER: String(dot), DOCKET_NUMBER: 'MC9000001' }
  const some = { asOf: DAY, isWhole: false }
  await read('motus-carrier', [{ ...numbers, OP_AUTH_STATUS: 'Active' }], some)
  await read(
    'motus-authority-history',
    [{ ...numbers, OP_AUTH_STATUS: 'Active', REASON: 'GRANTED', STATUS_CHANGE_DATE: '20200102' }],
    some,
  )
  await read('motus-insurance', [{ ...numbers, EFFECTIVE_DATE: '20260101', MAX_COV_AMOUNT: '1000000' }], some)
}

describe('the rule on out-of-service orders', () => {
  it('fails by an order of a file that is not whole, and says nothing of anyone else', async () => {
    await read(ORDERS, [{ STATUS: 'INACTIVE' }], { asOf: DAY, isWhole: false })
    expect(await orderRule(CARRIER)).toMatchObject({ result: 'fail', value: 'order in force' })
    expect(await orderRule(OTHER)).toMatchObject({
      result: 'incomplete',
      value: 'not on record',
      unread: { source: 'Out of Service Orders', why: 'never', as_of: null },
    })
  })
  it('passes where a whole file has no order of the carrier', async () => {
    await read(ORDERS, [{}], { asOf: DAY })
    expect(await orderRule(OTHER)).toMatchObject({ result: 'pass', value: 'none', as_of: DAY })
    expect((await profileOf(OTHER)).unread_files).not.toContainEqual(
      expect.objectContaining({ source: 'Out of Service Orders' }),
    )
  })
  it('is incomplete for a carrier that came after the file, until it is read again', async () => {
    await read(ORDERS, [{ DOT_NUMBER: String(LATER) }, { DOT_NUMBER: String(OTHER) }], { asOf: DAY })
    await register([CARRIER, OTHER, LATER])
    expect(await orderRule(LATER)).toMatchObject({
      result: 'incomplete',
      value: 'not on record',
      unread: { why: 'added_later', as_of: DAY },
    })
    await read(ORDERS, [{ DOT_NUMBER: String(LATER) }, { DOT_NUMBER: String(OTHER) }], { asOf: DAY })
    expect(await orderRule(LATER)).toMatchObject({ result: 'fail', value: 'order in force' })
  })
  it('is incomplete for a carrier of whom a row was refused, and for no one else', async () => {
    await read(ORDERS, [{ OOS_DATE: 'soon' }], { asOf: DAY })
    expect(await orderRule(CARRIER)).toMatchObject({
      result: 'incomplete',
      unread: { why: 'refused', as_of: DAY },
    })
    expect(await orderRule(OTHER)).toMatchObject({ result: 'pass' })
    await read(ORDERS, [{}], { asOf: DAY })
    expect(await orderRule(CARRIER)).toMatchObject({ result: 'fail' })
  })
  it('is incomplete once the file is late, and keeps its value', async () => {
    await read(ORDERS, [{}], { asOf: '2026-11-13' })
    expect(await orderRule(OTHER)).toMatchObject({
      result: 'incomplete',
      value: 'none',
      unread: { why: 'late', as_of: '2026-11-13' },
    })
    await read(ORDERS, [{}], { asOf: '2026-11-14' })
    expect(await orderRule(OTHER)).toMatchObject({ result: 'pass' })
  })
})

describe('a rule that would pass', () => {
  const decided = RULE_TYPES.flatMap(type =>
    FILES_OF_KINDS[knownRule(type).kind].map(files => [type, files] as const),
  )

  it.each(decided)('%s is incomplete without %j, which it names', async (type, files) => {
    await passing(CARRIER)
    await readWhole(db(), DAY)
    const whole = (await summaryOf(CARRIER))[type]
    await db()
      .deleteFrom('federal_files')
      .where('kind', 'in', [...files])
      .execute()
    const without = (await summaryOf(CARRIER))[type]
    const isDoubted = whole?.result === 'fail' && ruleKind(type).failsByAbsence
    if (isDoubted) return expect(without).toMatchObject({ result: 'incomplete' })
    if (whole?.result !== 'pass') return expect(without).toMatchObject({ result: whole?.result })
    expect(without).toMatchObject({
      result: 'incomplete',
      ...(type !== 'no_active_out_of_service_orders' && { value: whole.value }),
      unread: { source: DECIDING_FILES[files[0] ?? ORDERS].source, why: 'never' },
    })
  })

  it('passes by every file, so that the table above says something', async () => {
    await passing(CARRIER)
    await readWhole(db(), DAY)
    expect(await summaryOf(CARRIER)).toMatchObject({
      active_interstate_authority: { result: 'pass' },
      authority_age_at_least_6_months: { result: 'pass' },
      bipd_at_least_1000000: { result: 'pass' },
      active_operating_status: { result: 'pass' },
      satisfactory_or_unrated_safety_rating: { result: 'pass' },
      no_active_out_of_service_orders: { result: 'pass' },
    })
    expect((await profileOf(CARRIER)).unread_files).toEqual([])
  })

  it('needs no file for a carrier that is not of the register', async () => {
    const { rules_assessment, unread_files } = await (
      await north.fetch('carriers/1/for_broker_portal')
    ).json()
    expect(unread_files).toBeUndefined()
    expect(JSON.stringify(rules_assessment)).not.toContain('unread')
  })

  it('is not known to be contradicted by frozen files that are older than the registration', async () => {
    await passing(CARRIER)
    await readWhole(db(), DAY, ['motus-carrier'])
    await sql`update federal_files set begun_at = '2020-01-01' where kind like 'li-%'`.execute(db())
    await readWhole(db(), DAY)
    const authority = async () => (await summaryOf(CARRIER))['active_interstate_authority']
    expect(await authority()).toMatchObject({ unread: { source: 'L&I Carrier', why: 'added_later' } })
    await sql`update carrier_census set add_date = '2026-06-01'`.execute(db())
    expect(await authority()).toMatchObject({ result: 'pass' })
  })
})

it('someone who may not see safety data does not see which files of it are missing', async () => {
  const shown = async (as: 'north' | 'unsafe') => {
    const browser = await testCompany.as(as)
    const found = await (await browser.fetch(`carriers?q[identifiers_value_eq]=${CARRIER}`)).json()
    return (found as readonly { unread_files: readonly { source: string }[] }[])[0]?.unread_files.map(
      ({ source }) => source,
    )
  }
  await db().deleteFrom('federal_files').execute()
  expect(await shown('north')).toHaveLength(DECIDING_KINDS.length)
  const hidden = await shown('unsafe')
  expect(hidden).toContain('Motus Carrier')
  for (const source of ['Out of Service Orders', 'SMS Input - Inspection', 'Vehicle Inspection File'])
    expect(hidden).not.toContain(source)
})
