import { afterAll, beforeAll, expect, it } from 'vitest'
import { routeName } from '../../http/route.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { ROUTES } from '../routes/index.ts'
import { sampleBody } from './sample-body.ts'

/** Calls that a short profile allows: the carrier's identity, and the company's relation to it and decisions on it. */
const IN_SHORT: ReadonlySet<string> = new Set([
  'GET carriers/:id/for_broker_portal',
  'GET carriers/:id/identity_alerts',
  'GET carriers/:id/rules_assessments_for_unassigned_classifications',
])
/** Calls about one carrier that do not name it in their path. */
const OF_A_CARRIER: ReadonlyMap<string, string> = new Map([
  ['GET api/v1/companies', 'carrier_id=1'],
  ['GET api/v1/users/redacted_users', 'carrier_id=1'],
  ['GET api/v1/insurance_policies/active_by_carrier_id', 'carrier_id=1'],
])

let testCompany: TestCompany
let watch: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  const opened = { can_connect: true, can_rule: true, can_view_insights: true }
  await testCompany.database.db.updateTable('companies').set(opened).where('id', '=', 4).execute()
  watch = await testCompany.as('watch')
})
afterAll(() => testCompany.close())

const about = ROUTES.filter(
  route => route.path.startsWith('carriers/:id') || OF_A_CARRIER.has(routeName(route)),
)
const statusOf = async (route: (typeof ROUTES)[number]) => {
  const path = route.path.replaceAll(/:\w+/g, '1')
  const query = OF_A_CARRIER.get(routeName(route))
  return (await watch.call(route.method, query === undefined ? path : `${path}?${query}`, sampleBody(route)))
    .status
}

it.each(about.map(route => [routeName(route), route] as const))(
  'a watchdog user without the full profile gets %s in short, or not at all',
  async (name, route) => {
    expect(await statusOf(route)).toBe(IN_SHORT.has(name) ? 200 : 403)
  },
)

it('a watchdog user who sees full profiles may make every call about a carrier', async () => {
  const { db } = testCompany.database
  const see = (is: boolean) =>
    db
      .updateTable('users')
      .set({ can_view_full_carrier_profile_for_watchdog: is })
      .where('company_id', '=', 4)
      .execute()
  await see(true)
  const statuses = []
  for (const route of about) statuses.push(await statusOf(route))
  expect(statuses).not.toContain(403)
  await see(false)
})
