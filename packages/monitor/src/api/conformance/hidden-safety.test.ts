import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { routeName } from '../../http/route.ts'
import { isSafetyRule, RULE_TYPES } from '../../rules/terms/rule-types.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'
import { ROUTES } from '../routes/index.ts'
import { addressOf } from './paged-reads.ts'

/** The response fields that hold safety data, or what was decided from it. */
const REPORTING = [
  ...RULE_TYPES.filter(isSafetyRule),
  'inspected_within_last_12_months',
  'vehicle_oos_rate',
  'driver_oos_rate',
  'inspections_24_months',
  'last_inspection_date',
  'violations_count',
  'crash_date',
  'percentile',
]
/** The list of rules is not safety data; which of them a carrier meets is. */
const RULES_THEMSELVES = new Set([
  'GET rules',
  'GET rules/:id',
  'GET rules/is_types',
  'GET policy',
  'GET policy_versions',
  'GET policy_versions/:id',
])

let monitor: TestMonitor
let dana: TestBrowser
let stored: TestBrowser
beforeAll(async () => {
  monitor = await startTestMonitor({ world: 'small' })
  const { db } = monitor.database
  const owner = await db.selectFrom('users').select('scopes').where('id', '=', 1).executeTakeFirstOrThrow()
  const scopes = [...owner.scopes, 'block_safety_data']
  await db.insertInto('users').values({ email: 'kept@northlake.example', company_id: 1, scopes }).execute()
  dana = await monitor.signIn('dana@northlake.example')
  stored = await monitor.signIn('kept@northlake.example')
  await db
    .updateTable('rule_sets')
    .set({ is_types: sql`is_types || '{"inspected_within_last_12_months": 2}'` })
    .where('company_id', '=', 1)
    .execute()
  await dana.post('rule_overrides', {
    rule_override: {
      carrier_id: 399,
      is_type: 'inspected_within_last_12_months',
      expiration_date: '2080-01-01',
    },
  })
  const form = new FormData()
  form.append('rule_override[carrier_id]', '399')
  form.append('rule_override[is_type]', 'cargo_at_least_100000')
  form.append('rule_override[expiration_date]', '2080-01-01')
  form.append('rule_override[file]', new File(['%PDF-1.4 invented'], 'agreed.pdf'))
  const { status } = await dana.call('POST', 'rule_overrides', form)
  if (status !== 201) throw new Error(`An override with a file was answered ${status}.`)
})
afterAll(() => monitor.close())

const reads = ROUTES.filter(
  route => route.method === 'GET' && route.access === 'broker' && !RULES_THEMSELVES.has(routeName(route)),
)
const reported: string[] = []

it.each(reads.map(route => [routeName(route), route] as const))(
  '%s tells someone from whom it is kept nothing of safety',
  async (name, route) => {
    const address = await addressOf(monitor.database.db, route)
    const answers = [await (await dana.get(address)).text(), await (await stored.get(address)).text()]
    const [open, closed] = answers.map(text => REPORTING.filter(word => text.includes(`"${word}"`)))
    if ((open ?? []).length > 0) reported.push(name)
    expect(closed).toEqual([])
  },
)

it('where it tells others of it', () => {
  expect(reported).toEqual(
    expect.arrayContaining([
      'GET carriers/:id/for_broker_portal',
      'GET carriers/:id/inspections',
      'GET carriers/global_search',
      'GET connections/for_broker_portal',
      'GET rule_overrides',
      'GET subscriptions/for_broker_portal',
    ]),
  )
})
