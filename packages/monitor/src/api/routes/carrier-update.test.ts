import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Finding } from '../../rules/assessment/finding.ts'
import { withTexts } from '../../testing/with-text.ts'
import { systemTiming } from '../../federal/keep-current/download/request-policy.ts'
import { readWhole } from '../../federal/import/testing/import-files.ts'
import { QcMobileClient } from '../../federal/qcmobile/qcmobile.ts'
import { REPLIES, startQcMobileServer } from '../../federal/qcmobile/testing/qcmobile-server.ts'
import { RULE_TYPES } from '../../rules/terms/rule-types.ts'
import { refreshRemovedOrders } from '../../carriers/orders.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

const DAY = '2026-11-21'
const YESTERDAY = '2026-11-20'
const FROZEN = '2026-05-14'
const CENSUS = '2026-11-14'

let server: Awaited<ReturnType<typeof startQcMobileServer>>
let testCompany: TestCompany
const log: string[] = []
/** The clock of the service: after a pause it takes requests again. */
let laterMs = 0
beforeAll(async () => {
  server = await startQcMobileServer()
  const timing = { ...systemTiming, now: () => Date.now() + laterMs }
  const qcmobile = new QcMobileClient({ key: 'key', url: server.url, timing, spacingMs: 0 })
  testCompany = await startTestCompany({ qcmobile, log: line => log.push(line) })
})
afterAll(async () => {
  await testCompany.close()
  await server.close()
})

const CARRIER = { commonAuthorityStatus: 'A', contractAuthorityStatus: 'N', brokerAuthorityStatus: 'N' }

/** Carrier 1 as the frozen files left it, and not requested yet. */
beforeEach(async () => {
  const { db } = testCompany.database
  server.requests.length = 0
  laterMs += 3_600_000
  await db.deleteFrom('carrier_lookups').execute()
  await db.deleteFrom('carrier_lookup_facts').execute()
  await db.deleteFrom('out_of_service_orders').execute()
  await db.deleteFrom('federal_files').execute()
  await readWhole(db, CENSUS, ['out-of-service-orders'])
  await db.deleteFrom('carrier_safety').where('carrier_id', '=', 1).execute()
  await db
    .updateTable('carrier_census')
    .set({ status_code: 'A', carrier_operation: 'A', as_of: CENSUS })
    .where('carrier_id', '=', 1)
    .execute()
  await db.updateTable('carriers').set({ source: 'federal' }).where('id', '=', 1).execute()
  await db.deleteFrom('carrier_insurances').where('carrier_id', '=', 1).execute()
  await db
    .updateTable('carrier_authorities')
    .set({
      common: 'A',
      contract: 'N',
      granted_on: '2014-03-04',
      ended_on: null,
      end_kind: null,
      as_of: FROZEN,
      source_file: 'L&I Carrier',
    })
    .where('carrier_id', '=', 1)
    .execute()
  await db
    .insertInto('carrier_insurances')
    .values({
      carrier_id: 1,
      kind: 'bipd',
      is_primary: true,
      insurer: 'Tidewell Surety',
      policy_number: 'TW-1',
      amount: 750_000,
      effective_on: '2026-01-02',
      expires_on: null,
      cancelled_on: '2026-12-14',
      source: 'filing',
      source_file: 'ActPendInsur',
      federal_key: 1,
      listed_as_of: FROZEN,
      as_of: FROZEN,
    })
    .execute()
})

const dotNumber = async () => {
  const { value } = await testCompany.database.db
    .selectFrom('carrier_identifiers')
    .select('value')
    .where('carrier_id', '=', 1)
    .where('is_type', '=', 'DOT')
    .executeTakeFirstOrThrow()
  return Number(value)
}
const publish = async (carrier: object) =>
  server.reply({ carrier: { dotNumber: await dotNumber(), ...CARRIER, ...carrier } })

const update = async () => {
  const response = await (await testCompany.as('north')).post('carriers/1/update', {})
  return [response.status, await response.json()]
}
const profile = async () =>
  (await (await testCompany.as('north')).get('carriers/1/for_broker_portal')).json() as Promise<{
    is_updatable: boolean
    authority: object
    insurance: object
    rules_assessment: { summary: Record<string, Finding> }
  }>

const NOTHING_NEWER = [200, { updated_on: null, source: null, parts: [] }]

it('a profile whose facts are older than a day is brought up to date, once a day', async () => {
  await publish({ commonAuthorityStatus: 'I', bipdInsuranceOnFile: '1000' })
  expect((await profile()).is_updatable).toBe(true)
  expect(await update()).toEqual([
    200,
    { updated_on: DAY, source: 'QCMobile', parts: ['authority', 'insurance'] },
  ])
  expect(await profile()).toMatchObject({
    is_updatable: false,
    authority: { common: 'I', as_of: DAY, source: 'QCMobile' },
    insurance: { bipd_amount: 1_000_000, bipd_until: null },
    rules_assessment: {
      summary: {
        bipd_at_least_750000: {
          result: 'pass',
          value: { code: 'cover', usd: 1_000_000, notice: null },
          source: 'QCMobile',
          as_of: DAY,
        },
      },
    },
  })
  expect(await update()).toEqual(NOTHING_NEWER)
  expect(server.requests).toHaveLength(1)
})

it('cover that the service confirms keeps the end that was announced for it', async () => {
  await publish({ bipdInsuranceOnFile: '750' })
  await update()
  expect(await finding('bipd_at_least_750000')).toMatchObject({
    value: '$750,000, cancellation pending Dec 14, 2026',
    as_of: DAY,
  })
})

it('cover that is no longer on file fails, whatever the frozen file says', async () => {
  await publish({ bipdInsuranceOnFile: '0' })
  await update()
  expect(await finding('bipd_at_least_750000')).toMatchObject({
    result: 'fail',
    value: 'none on file',
    source: 'QCMobile',
  })
  expect((await profile()).insurance).toMatchObject({ bipd_amount: null, bipd_gap: 'none_on_file' })
  const list = await (await testCompany.as('north')).get(
    'api/v1/insurance_policies/active_by_carrier_id?carrier_id=1&with_active_pending=true',
  )
  expect(await list.json()).toMatchObject([
    { policy_number: 'TW-1', is_pending: true, unconfirmed: 'newer_lookup', unconfirmed_on: DAY },
  ])
})

it('a carrier is requested once, however many open its profile at a time', async () => {
  await publish({})
  const answers = await Promise.all([update(), update(), update()])
  expect(answers.filter(([, { updated_on }]) => updated_on === DAY)).toHaveLength(1)
  expect(server.requests).toHaveLength(1)
})

it.each([
  ['half an answer', { text: '{"content":{' }],
  ['a carrier that it does not know', { text: '{"content":null}' }],
  ['a 404 that is not about the key', REPLIES['a 404 without a carrier']],
] as const)('%s of the service changes nothing, and is not requested again that day', async (_, reply) => {
  server.reply(reply)
  const before = await profile()
  expect(await update()).toEqual(NOTHING_NEWER)
  expect(await profile()).toEqual({ ...before, is_updatable: false })
})

const OUTAGES = [
  ['key_refused', 'key refused', 'a refused key'],
  ['key_refused', 'key refused', 'a missing key'],
  ['out_of_order', 'out of order', 'maintenance with 200'],
  ['out_of_order', 'out of order', 'a page of a firewall'],
] as const

it.each(OUTAGES)('%s locks no carrier, and the operator sees it: %s, by %s', async (kind, text, reply) => {
  const operator = async (path: string) =>
    (await testCompany.monitor.fetch(new Request(`http://127.0.0.1:4100${path}`))).text()
  server.reply({ text: '{"content":null}' })
  await update()
  await testCompany.database.db.deleteFrom('carrier_lookups').execute()
  log.length = 0
  const before = await profile()
  server.reply(REPLIES[reply])
  expect(await update()).toEqual(NOTHING_NEWER)
  // It is not requested again for each profile that is opened meanwhile.
  expect(await profile()).toEqual({ ...before, is_updatable: false })
  expect(await update()).toEqual(NOTHING_NEWER)
  expect(server.requests).toHaveLength(2)
  expect(await testCompany.database.db.selectFrom('carrier_lookups').selectAll().execute()).toEqual([])
  const lines = log.map(line => JSON.parse(line) as { event?: string }).filter(it => it.event === 'qcmobile')
  expect(lines).toMatchObject([{ level: 'warn', state: kind }])
  expect(await operator('/metrics')).toContain(`monitor_qcmobile_state{state="${kind}"} 1`)
  expect(await operator('/metrics')).toMatch(
    new RegExp(`monitor_qcmobile_answers_total{kind="${kind}"} [1-9]`),
  )
  expect(await operator('/federal')).toContain(`QCMobile: ${text} since `)
  laterMs += 600_000
  expect((await profile()).is_updatable).toBe(true)
  await publish({})
  expect(await update()).toMatchObject([200, { updated_on: DAY }])
  expect(await operator('/federal')).toContain('QCMobile: answers since ')
})

/** The file of orders, read whole, with one order of the carrier. */
const ordersFile = async (as_of: string, order?: { ordered_on: string; rescinded_on: string | null }) => {
  const { db } = testCompany.database
  await db.deleteFrom('out_of_service_orders').execute()
  if (order !== undefined)
    await sql`
      insert into out_of_service_orders (carrier_id, ordered_on, rescinded_on, federal_key, federal_digest, as_of)
      values (1, ${order.ordered_on}, ${order.rescinded_on}, 1, 1, ${as_of})`.execute(db)
  await refreshRemovedOrders(db, [1])
  await db
    .insertInto('federal_files')
    .values({ kind: 'out-of-service-orders', as_of })
    .onConflict(other => other.column('kind').doUpdateSet({ as_of }))
    .execute()
}

const again = () => testCompany.database.db.deleteFrom('carrier_lookups').execute()
const findings = async () => withTexts((await profile()).rules_assessment.summary)
const finding = async (type: string) => (await findings())[type]

const ORDERS = 'no_active_out_of_service_orders'
const STATUS = 'active_operating_status'
const AUTHORITY = 'active_interstate_authority'
const AGE = 'authority_age_at_least_6_months'
const RATING = 'satisfactory_or_unrated_safety_rating'

/** Every rule, and the first user sees safety data. */
beforeEach(async () => {
  await testCompany.database.db
    .updateTable('rule_sets')
    .set({ is_types: JSON.stringify(Object.fromEntries(RULE_TYPES.map(type => [type, 2]))) })
    .where('company_id', '=', 1)
    .execute()
})

it('nothing that an answer forbids passes', async () => {
  await ordersFile(YESTERDAY)
  const passed = Object.entries(await findings()).filter(([, one]) => one?.result === 'pass')
  expect(passed.map(([type]) => type)).toEqual(expect.arrayContaining([AUTHORITY, AGE, STATUS, ORDERS]))
  await publish({
    allowedToOperate: 'N',
    statusCode: 'A',
    oosDate: YESTERDAY,
    safetyRating: 'U',
    safetyRatingDate: '2026-11-03',
  })
  expect(await update()).toEqual([
    200,
    { updated_on: DAY, source: 'QCMobile', parts: ['authority', 'registration', 'safety'] },
  ])
  const reported = { source: 'QCMobile', as_of: DAY }
  expect(await findings()).toMatchObject({
    [AUTHORITY]: {
      ...reported,
      result: 'incomplete',
      value: 'common authority active; not allowed to operate',
    },
    [AGE]: { ...reported, result: 'incomplete', value: 'not allowed to operate' },
    [STATUS]: { ...reported, result: 'fail', value: 'Not allowed to operate' },
    [ORDERS]: { ...reported, result: 'fail', value: 'order in force' },
    [RATING]: { ...reported, result: 'fail', value: 'Unsatisfactory' },
  })
})

it('a carrier that may operate passes nothing for that', async () => {
  await testCompany.database.db
    .updateTable('carrier_census')
    .set({ status_code: 'I', as_of: DAY })
    .where('carrier_id', '=', 1)
    .execute()
  await publish({ allowedToOperate: 'Y', statusCode: 'A' })
  await update()
  // Of one day, the harsher counts.
  expect(await findings()).toMatchObject({
    [STATUS]: { result: 'fail', value: 'Inactive', as_of: DAY },
    [ORDERS]: { result: 'incomplete', value: 'not on record' },
    [RATING]: { result: 'incomplete', value: 'not on record' },
  })
})

it('that a carrier is not allowed to operate stands until it is, or census and authority are newer', async () => {
  const { db } = testCompany.database
  await publish({ allowedToOperate: 'N' })
  await update()
  expect(await finding(STATUS)).toMatchObject({ result: 'fail', value: 'Not allowed to operate' })
  await again()
  await publish({})
  await update()
  expect(await finding(STATUS)).toMatchObject({ result: 'fail', value: 'Not allowed to operate' })
  await db.updateTable('carrier_census').set({ as_of: '2026-11-22' }).where('carrier_id', '=', 1).execute()
  expect(await finding(STATUS)).toMatchObject({ result: 'fail' })
  const later = { as_of: '2026-11-22', source_file: 'Motus Carrier' as const }
  await db.updateTable('carrier_authorities').set(later).where('carrier_id', '=', 1).execute()
  expect(await findings()).toMatchObject({
    [STATUS]: { result: 'pass', value: 'Active' },
    [AUTHORITY]: { result: 'pass' },
  })
})

it('a status of the service counts until a census of a later day', async () => {
  const { db } = testCompany.database
  await publish({ statusCode: 'I' })
  await update()
  expect(await finding(STATUS)).toMatchObject({
    result: 'fail',
    value: 'Inactive',
    source: 'QCMobile',
    as_of: DAY,
  })
  await db.updateTable('carrier_census').set({ as_of: '2026-11-22' }).where('carrier_id', '=', 1).execute()
  expect(await finding(STATUS)).toMatchObject({ result: 'pass', value: 'Active', as_of: '2026-11-22' })
})

it('a carrier that the service has in one state only is not known to run interstate', async () => {
  await publish({ carrierOperation: { carrierOperationCode: 'C' } })
  await update()
  expect(await finding(AUTHORITY)).toMatchObject({
    result: 'incomplete',
    value: 'common authority active; operation interstate, or in one state only by QCMobile',
  })
})

it.each([
  ['none of it by the files', { common: 'I' }, 'no active common or contract authority; '],
  ['none on record by the files', { common: null }, ''],
  [
    'a revocation by the files',
    { common: 'I', ended_on: '2026-10-01', end_kind: 'revoked' },
    'revoked Oct 1, 2026; ',
  ],
] as const)('active authority of the service passes nothing with %s', async (_, filed, before) => {
  await testCompany.database.db
    .updateTable('carrier_authorities')
    .set(filed)
    .where('carrier_id', '=', 1)
    .execute()
  await publish({})
  expect(await update()).toMatchObject([200, { parts: ['authority'] }])
  expect(await finding(AUTHORITY)).toMatchObject({
    result: 'incomplete',
    value: `${before}active by QCMobile, of which kind is not on record`,
    source: 'QCMobile',
    as_of: DAY,
  })
})

it('authority that ended by the service and is active again is that of the files', async () => {
  for (const commonAuthorityStatus of ['I', 'I', 'A']) {
    await again()
    await publish({ commonAuthorityStatus })
    await update()
  }
  expect(await finding(AUTHORITY)).toMatchObject({ result: 'pass', source: 'QCMobile', as_of: DAY })
})

it('authority that an earlier answer began by itself is no longer active', async () => {
  const { db } = testCompany.database
  const began = { common: 'A', as_of: YESTERDAY, source_file: 'QCMobile' as const }
  await db.updateTable('carrier_authorities').set(began).where('carrier_id', '=', 1).execute()
  await db.updateTable('carrier_insurances').set({ as_of: FROZEN }).execute()
  await publish({})
  await update()
  expect(await finding(AUTHORITY)).toMatchObject({
    result: 'incomplete',
    value: 'active by QCMobile, of which kind is not on record',
  })
})

it('active authority of a carrier of passengers does not confirm that of the files', async () => {
  await publish({ isPassengerCarrier: 'Y' })
  expect(await update()).toEqual(NOTHING_NEWER)
  expect(await finding(AUTHORITY)).toMatchObject({ result: 'pass', as_of: FROZEN })
})

it('an order counts whatever the file says until that day, and ends with a later file that rescinds it', async () => {
  await ordersFile(YESTERDAY, { ordered_on: '2026-10-01', rescinded_on: '2026-11-01' })
  await publish({ oosDate: '2026-10-01' })
  await update()
  const inForce = { result: 'fail', value: 'order in force', source: 'QCMobile', as_of: DAY }
  expect(await finding(ORDERS)).toMatchObject(inForce)
  await ordersFile(DAY, { ordered_on: '2026-10-01', rescinded_on: DAY })
  expect(await finding(ORDERS)).toMatchObject(inForce)
  await ordersFile('2026-11-22', { ordered_on: '2026-10-01', rescinded_on: '2026-11-01' })
  expect(await finding(ORDERS)).toMatchObject(inForce)
  await ordersFile('2026-11-22', { ordered_on: '2026-10-01', rescinded_on: DAY })
  expect(await finding(ORDERS)).toMatchObject({
    result: 'pass',
    value: 'none',
    source: 'Out of Service Orders',
    as_of: '2026-11-22',
  })
})

it('an order that the service no longer has is not on record, until a file of a later day', async () => {
  await ordersFile(YESTERDAY)
  await publish({ oosDate: '2026-11-19' })
  await update()
  await again()
  await publish({})
  await update()
  expect(await finding(ORDERS)).toMatchObject({
    result: 'incomplete',
    value: 'not on record',
    source: 'QCMobile',
    as_of: DAY,
  })
  await ordersFile('2026-11-22')
  expect(await finding(ORDERS)).toMatchObject({ result: 'pass', value: 'none', as_of: '2026-11-22' })
})

it('an answer without an order confirms none, and an order ahead is not in force', async () => {
  await publish({ oosDate: '2026-11-25' })
  await update()
  expect(await finding(ORDERS)).toMatchObject({ result: 'incomplete' })
  await ordersFile(YESTERDAY, { ordered_on: '2026-10-01', rescinded_on: null })
  await again()
  await publish({})
  await update()
  expect(await finding(ORDERS)).toMatchObject({
    result: 'fail',
    source: 'Out of Service Orders',
    as_of: YESTERDAY,
  })
})

it('an order of the service is in force wherever orders are shown', async () => {
  await publish({ oosDate: '2026-11-19' })
  await update()
  const north = await testCompany.as('north')
  const read = async (path: string) => (await north.get(path)).json()
  expect(await read('carriers/1/out_of_service_orders')).toMatchObject({
    orders: [{ ordered_on: '2026-11-19', rescinded_on: null, is_in_force: true }],
  })
  expect(await read('carriers/1/safety')).toMatchObject({
    summary: { out_of_service: true, orders_source: 'QCMobile', orders_as_of: DAY },
  })
  expect(await read('carriers/1/changes')).toMatchObject(
    expect.objectContaining({
      changes: expect.arrayContaining([
        expect.objectContaining({ subject: 'out_of_service', on: '2026-11-19', source: 'QCMobile' }),
      ]),
    }),
  )
})

it('a carrier that the service took no request for is requested at its next visit', async () => {
  server.reply({ status: 429, headers: { 'retry-after': '0.001' } })
  expect(await update()).toEqual(NOTHING_NEWER)
  expect((await profile()).is_updatable).toBe(true)
})

it('facts of yesterday, and invented carriers, are not requested', async () => {
  const { db } = testCompany.database
  await db.updateTable('carrier_insurances').set({ as_of: '2026-11-20' }).execute()
  await db.updateTable('carrier_authorities').set({ as_of: '2026-11-20' }).execute()
  expect((await profile()).is_updatable).toBe(false)
  await db.updateTable('carrier_authorities').set({ as_of: FROZEN }).execute()
  await db.updateTable('carriers').set({ source: 'world' }).where('id', '=', 1).execute()
  expect((await profile()).is_updatable).toBe(false)
  expect(await update()).toEqual(NOTHING_NEWER)
  expect(server.requests).toEqual([])
})

it('without a key nothing is requested, and the call does not exist', async () => {
  const plain = await startTestCompany()
  try {
    const north = await plain.as('north')
    expect((await north.post('carriers/1/update', {})).status).toBe(404)
    const detail = (await (await north.get('carriers/1/for_broker_portal')).json()) as object
    expect(detail).toMatchObject({ is_updatable: false })
  } finally {
    await plain.close()
  }
})
