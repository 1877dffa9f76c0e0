import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTexts } from '../../testing/with-text.ts'
import { RULE_TYPES } from '../../rules/terms/rule-types.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { CENSUS_HEADERS, censusRow } from './testing/generate-census.ts'
import { importing, readWhole } from './testing/import-files.ts'

const DOT = 90_000_001
const SMS_DAY = '2026-11-01'
/** The licensing files have no day of their own; they are frozen since this one. */
const FROZEN = '2026-05-14'

let testCompany: TestCompany
let north: TestBrowser
let id: number
let results: Awaited<ReturnType<typeof run>>[]
const { run, read, close } = importing(() => testCompany.database.db)

const company = [
  CENSUS_HEADERS.company,
  censusRow({ kind: 'company' }, DOT, {
    CARRIER_OPERATION: 'A',
    STATUS_CODE: 'A',
    SAFETY_RATING: 'S',
    SAFETY_RATING_DATE: '20200102',
  }),
  '',
].join('\n')

beforeAll(async () => {
  testCompany = await startTestCompany()
  await testCompany.database.db
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify(Object.fromEntries(RULE_TYPES.map(type => [type, 2]))) })
    .where('id', '=', 1)
    .execute()
  const sms = { asOf: SMS_DAY }
  const licensing = { asOf: FROZEN }
  results = [
    await run(company, { asOf: '2026-11-18' }),
    await read('sms-inspections', [{}, { UNIQUE_ID: '2', INSP_LEVEL_ID: '3', INSP_DATE: '02-FEB-25' }], sms),
    await read('sms-violations', [{}], sms),
    await read('sms-crashes', [{}], sms),
    await read('li-carrier', [{}], licensing),
    await read(
      'li-insurance-active',
      [
        { CANCL_EFFECTIVE_DATE: '12/31/2026' },
        { MOD_COL_1: 'BIPD/Excess', UNDERL_LIM_AMOUNT: '1000', MAX_COV_AMOUNT: '5000', POLICY_NO: 'EX 1' },
        { INS_FORM_CODE: '34', MOD_COL_1: 'CARGO', MAX_COV_AMOUNT: '0', POLICY_NO: 'CG 1' },
      ],
      licensing,
    ),
    await read('li-insurance', [{}], licensing),
    await read(
      'li-insurance-history',
      [{ POLICY_NUMBER: 'OLD 1', EFFECTIVE_DATE: '01/01/2019', CANCEL_EFFECTIVE_DATE: '01/15/2025' }],
      licensing,
    ),
    await read(
      'li-authority-history',
      [
        { FINAL_ACTION: 'REVOKED', FINAL_SERVED_DATE: '04/01/2020' },
        { ORIGINAL_ACTION: 'REINSTATED', ORIGINAL_SERVED_DATE: '06/15/2020' },
      ],
      licensing,
    ),
    await read('li-revocation', [{}], licensing),
  ]
  north = await testCompany.as('north')
  const found = (await bodyOf(`carriers?q[identifiers_value_eq]=${DOT}`)) as readonly {
    readonly id: number
  }[]
  await readWhole(testCompany.database.db, '2026-11-20', ['out-of-service-orders'])
  id = found[0]?.id ?? 0
})
afterAll(async () => {
  await testCompany.close()
  close()
})

const bodyOf = async (path: string) => {
  const response = await north.fetch(path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  return await response.json()
}

describe('one carrier out of all federal files', () => {
  it('is read without a refusal', () => {
    for (const { exit, counts } of results)
      expect({ exit, counts }).toMatchObject({ exit: 0, counts: { rejected: 0 } })
  })

  it('has a profile in which each part has its own day', async () => {
    expect(await bodyOf(`carriers/${id}/for_broker_portal`)).toMatchObject({
      census: { status_code: 'A', carrier_operation: 'A', as_of: '2026-11-18' },
      authority: { common: 'A', contract: 'N', broker: 'N', granted_on: '2020-06-15', as_of: FROZEN },
      insurance: {
        // Primary and excess together, as the register counts what is on file.
        bipd_amount: 6_000_000,
        // The last day in force is the one before the cancellation.
        bipd_until: '2026-12-30',
        cargo_amount: null,
        as_of: FROZEN,
      },
      safety: {
        rating: 'S',
        inspections_24_months: 2,
        vehicle_oos_rate: null,
        last_inspection_date: '2026-01-30',
        as_of: '2026-11-18',
        inspections_as_of: SMS_DAY,
      },
    })
  })

  it('is found by its docket', async () => {
    expect(
      await bodyOf('carriers?q[identifiers_value_eq]=9000001&q[identifiers_is_type_eq]=MC'),
    ).toMatchObject([{ id }])
  })

  it('is assessed on these facts, with their source and day', async () => {
    const { rules_assessment } = await bodyOf(`carriers/${id}/for_broker_portal`)
    expect(withTexts(rules_assessment.summary)).toMatchObject({
      active_interstate_authority: { result: 'pass', as_of: FROZEN },
      authority_age_at_least_6_months: {
        result: 'pass',
        value: '6 years, since Jun 15, 2020',
        as_of: FROZEN,
      },
      bipd_at_least_1000000: {
        result: 'pass',
        value: '$6,000,000, cancellation pending Dec 31, 2026',
        source: 'L&I Insur',
        as_of: FROZEN,
      },
      // Zero on a cargo form means not stated: neither a pass nor no cover.
      cargo_at_least_100000: { result: 'incomplete', value: 'amount not on record', as_of: FROZEN },
      satisfactory_or_unrated_safety_rating: { result: 'pass', as_of: '2026-11-18' },
      inspected_within_last_24_months: {
        result: 'pass',
        value: 'last inspected Jan 30, 2026',
        as_of: SMS_DAY,
      },
      // No federal file says whether an order is in force.
      no_active_out_of_service_orders: { result: 'incomplete' },
    })
  })

  it('has its inspections, violations and crashes', async () => {
    expect(await bodyOf(`carriers/${id}/inspections`)).toMatchObject([
      {
        report_number: 'TX9000000001',
        inspection_date: '2026-01-30',
        level: 1,
        state: 'TX',
        country: 'US',
        units: [
          { number: 1, unit_type: 11, vin: 'INVENTED000000001', is_out_of_service: true },
          { number: 2, unit_type: 9, vin: null, is_out_of_service: false },
        ],
        out_of_service: { vehicle: true, driver: false, hazmat: null },
        as_of: SMS_DAY,
      },
      { level: 3, out_of_service: { vehicle: true, driver: false, hazmat: null } },
    ])
    expect(await bodyOf(`carriers/${id}/violations`)).toMatchObject([
      { code: '39347E', basic: 'vehicle_maintenance', unit: '1', is_out_of_service: true, as_of: SMS_DAY },
    ])
    expect(await bodyOf(`carriers/${id}/crashes`)).toMatchObject([
      { crash_date: '2025-03-04', injuries: 1, is_tow_away: true, is_not_preventable: null, as_of: SMS_DAY },
    ])
  })

  it('has its policies, the excess one apart, and the gap in its authority', async () => {
    const policies = await bodyOf(
      `api/v1/insurance_policies/active_by_carrier_id?carrier_id=${id}&with_cancelled=true&with_active_pending=true`,
    )
    expect(policies).toMatchObject([
      {
        coverage: 'bipd',
        amount: 1_000_000,
        cancelled_on: '2026-12-31',
        insurer: 'INVENTED MUTUAL',
        as_of: FROZEN,
      },
      { coverage: 'umbrella', amount: 5_000_000, as_of: FROZEN },
      { coverage: 'cargo', amount: null, as_of: FROZEN },
      { coverage: 'bipd', policy_number: 'OLD 1', cancelled_on: '2025-01-15', as_of: FROZEN },
    ])
    expect(await bodyOf(`carriers/${id}/insights`)).toMatchObject([
      { is_type: 'authority_history_gap', found_on: '2020-06-15' },
    ])
  })

  it('hides its safety data from users who may not see it', async () => {
    const unsafe = await testCompany.as('unsafe')
    const text = await (await unsafe.fetch(`carriers/${id}/for_broker_portal`)).text()
    expect(text).toContain('"safety":null')
    expect(text).not.toMatch(/inspect|oos_rate|out_of_service|safety_rating/)
  })
})
