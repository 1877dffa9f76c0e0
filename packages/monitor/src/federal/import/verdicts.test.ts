import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTexts } from '../../testing/with-text.ts'
import { RULE_TYPES } from '../../rules/terms/rule-types.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { CENSUS_HEADERS, censusRow } from './testing/generate-census.ts'
import { importing, readWhole } from './testing/import-files.ts'

const MOTUS_DAY = { asOf: '2026-11-20' }
const FROZEN_DAY = { asOf: '2026-05-14' }
const CARRIERS = Array.from({ length: 9 }, (_, at) => 90_000_001 + at)
const [PASSES, REVOKED, AHEAD, REINSTATED, PRIVATE, STOPPED, UNKNOWN, INACTIVE, SUSPENDED] = CARRIERS as [
  ...[number, number, number, number, number, number, number, number, number],
]

let testCompany: TestCompany
let north: TestBrowser
const { run, read, close } = importing(() => testCompany.database.db)

const numbers = (dot: number) => ({ USDOT_NUMBER: String(dot), DOCKET_NUMBER: `MC${dot - 81_000_000}` })
const frozen = (dot: number) => ({ USDOT: String(dot), DOCKET: `MC${dot - 81_000_000}` })

beforeAll(async () => {
  testCompany = await startTestCompany()
  await testCompany.database.db
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify(Object.fromEntries(RULE_TYPES.map(type => [type, 2]))) })
    .where('id', '=', 1)
    .execute()
  const rows = CARRIERS.map(dot =>
    censusRow({ kind: 'company' }, dot, {
      CARRIER_OPERATION: 'A',
      STATUS_CODE: 'A',
      CLASSDEF: dot === PRIVATE ? 'PRIVATE(PROPERTY)' : 'AUTHORIZED FOR HIRE',
    }),
  )
  await run([CENSUS_HEADERS.company, ...rows, ''].join('\n'), { asOf: '2026-11-01' })
  const hauling = [PASSES, REVOKED, AHEAD, REINSTATED, STOPPED, INACTIVE, SUSPENDED]
  await read('li-authority-history', hauling.map(frozen), FROZEN_DAY)
  await read(
    'motus-carrier',
    hauling.map(dot => ({ ...numbers(dot), OP_AUTH_STATUS: dot === REVOKED ? 'Inactive' : 'Active' })),
    MOTUS_DAY,
  )
  await read(
    'motus-authority-history',
    [
      { ...numbers(REVOKED), STATUS_CHANGE_DATE: '20260629' },
      { ...numbers(REINSTATED), STATUS_CHANGE_DATE: '20260629' },
      { ...numbers(INACTIVE), REASON: '', STATUS_CHANGE_DATE: '20261115' },
      { ...numbers(REINSTATED), OP_AUTH_STATUS: 'Active', REASON: '', STATUS_CHANGE_DATE: '20260901' },
    ],
    MOTUS_DAY,
  )
  await read('motus-revocation', [numbers(AHEAD)], MOTUS_DAY)
  await read(
    'motus-revocation',
    [{ ...numbers(SUSPENDED), ORDER1_SERVE_DATE: '20260901', ORDER1_EFFECTIVE_DATE: '20261010' }],
    { asOf: '2026-09-01' },
  )
  await read('inspections', [{ DOT_NUMBER: String(PASSES) }], { asOf: '2026-11-03' })
  await read('sms-inspections', [{ DOT_NUMBER: String(REVOKED) }], { asOf: '2026-11-15' })
  await read('out-of-service-orders', [{ DOT_NUMBER: String(STOPPED) }], { asOf: '2026-11-19' })
  await readWhole(testCompany.database.db, '2026-11-20')
  north = await testCompany.as('north')
})
afterAll(async () => {
  await testCompany.close()
  close()
})

const summaryOf = async (dot: number) => {
  const found = await (await north.fetch(`carriers?q[identifiers_value_eq]=${dot}`)).json()
  const id = (found as readonly { readonly id: number }[])[0]?.id
  const profile = await (await north.fetch(`carriers/${id}/for_broker_portal`)).json()
  return withTexts(profile.rules_assessment.summary)
}
const STATE = { source: 'Motus Carrier', as_of: '2026-11-20' }
const HISTORY = { source: 'L&I AuthHist', as_of: '2026-05-14' }
const CHANGES = { source: 'Motus AuthHist', as_of: '2026-11-20' }

describe('the authority rules of real carriers', () => {
  it('pass for one granted long ago, each with its file and day', async () => {
    expect(await summaryOf(PASSES)).toMatchObject({
      active_interstate_authority: { result: 'pass', value: 'common authority active, interstate', ...STATE },
      authority_age_at_least_6_months: {
        result: 'pass',
        value: '10 years, since May 2, 2016',
        ...HISTORY,
      },
    })
  })
  it('fail for a revoked one with its day', async () => {
    const revoked = { result: 'fail', value: 'revoked Jun 29, 2026', ...CHANGES }
    expect(await summaryOf(REVOKED)).toMatchObject({
      active_interstate_authority: revoked,
      authority_age_at_least_3_months: revoked,
      authority_age_at_least_6_months: revoked,
    })
  })
  it('count a reinstated one from its reinstatement', async () => {
    expect(await summaryOf(REINSTATED)).toMatchObject({
      active_interstate_authority: { result: 'pass' },
      authority_age_at_least_3_months: { result: 'fail', value: '2 months, since Sep 1, 2026', ...CHANGES },
    })
  })
  it('pass with a suspension ahead, and say when', async () => {
    expect(await summaryOf(AHEAD)).toMatchObject({
      active_interstate_authority: {
        result: 'pass',
        value: 'common authority active, interstate; suspension pending Dec 14, 2026',
      },
      authority_age_at_least_6_months: {
        result: 'pass',
        value: '10 years, since May 2, 2016; suspension pending Dec 14, 2026',
      },
    })
  })
  it('are incomplete by age after an end that a newer state contradicts, and a notice that may be one', async () => {
    for (const [dot, value] of [
      [INACTIVE, 'inactive since Nov 15, 2026, active again by Nov 20, 2026'],
      [SUSPENDED, 'suspension due Oct 10, 2026, history not read'],
    ] as const)
      expect(await summaryOf(dot)).toMatchObject({
        active_interstate_authority: { result: 'pass' },
        authority_age_at_least_6_months: { result: 'incomplete', value },
      })
  })
  it('are incomplete for a private carrier, which needs none', async () => {
    const none = { result: 'incomplete', value: 'not required: private carrier', as_of: '2026-11-01' }
    expect(await summaryOf(PRIVATE)).toMatchObject({
      active_interstate_authority: none,
      authority_age_at_least_6_months: none,
    })
  })
  it('are incomplete for one of which no file tells', async () => {
    expect(await summaryOf(UNKNOWN)).toMatchObject({
      active_interstate_authority: { result: 'incomplete', value: 'not on record' },
    })
  })
})

it('the rules of the census and of safety name the file that decides them', async () => {
  const register = { source: 'Company Census File', as_of: '2026-11-01' }
  expect(await summaryOf(PASSES)).toMatchObject({
    active_operating_status: register,
    satisfactory_or_unrated_safety_rating: register,
    inspected_within_last_24_months: { source: 'Vehicle Inspection File', as_of: '2026-11-03' },
  })
  expect(await summaryOf(REVOKED)).toMatchObject({
    inspected_within_last_24_months: { source: 'SMS Input - Inspection', as_of: '2026-11-15' },
  })
})

it('a carrier is under no out-of-service order unless the file of orders has one in force', async () => {
  const evidence = { source: 'Out of Service Orders', as_of: '2026-11-19' }
  expect(await summaryOf(UNKNOWN)).toMatchObject({
    no_active_out_of_service_orders: { result: 'pass', value: 'none', ...evidence },
  })
  expect(await summaryOf(STOPPED)).toMatchObject({
    no_active_out_of_service_orders: { result: 'fail', value: 'order in force', ...evidence },
  })
})
