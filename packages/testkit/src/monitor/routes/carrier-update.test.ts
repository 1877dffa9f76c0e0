import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { systemTiming } from '../federal/download/request-policy.ts'
import { QcMobile } from '../qcmobile/qcmobile.ts'
import { startQcMobileServer } from '../qcmobile/testing/qcmobile-server.ts'
import { startTestCompany, type TestCompany } from '../testing/start-test-company.ts'

const DAY = '2026-11-21'
const FROZEN = '2026-05-14'

let server: Awaited<ReturnType<typeof startQcMobileServer>>
let testCompany: TestCompany
beforeAll(async () => {
  server = await startQcMobileServer()
  const qcmobile = new QcMobile({ key: 'key', url: server.url, timing: systemTiming, spacingMs: 0 })
  testCompany = await startTestCompany({ qcmobile })
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
  await db.deleteFrom('carrier_lookups').execute()
  await db.updateTable('carriers').set({ source: 'federal' }).where('id', '=', 1).execute()
  await db.deleteFrom('carrier_insurances').where('carrier_id', '=', 1).execute()
  await db
    .updateTable('carrier_authorities')
    .set({ common: 'A', contract: 'N', as_of: FROZEN, source_file: 'L&I Carrier' })
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
    rules_assessment: { summary: Record<string, object> }
  }>

const NOTHING_NEWER = [200, { updated_on: null, source: null }]

it('a profile whose facts are older than a day is brought up to date, once a day', async () => {
  await publish({ commonAuthorityStatus: 'I', bipdInsuranceOnFile: '1000' })
  expect((await profile()).is_updatable).toBe(true)
  expect(await update()).toEqual([200, { updated_on: DAY, source: 'QCMobile' }])
  expect(await profile()).toMatchObject({
    is_updatable: false,
    authority: { common: 'I', as_of: DAY, source: 'QCMobile' },
    insurance: { bipd_amount: 1_000_000, bipd_until: null },
    rules_assessment: {
      summary: {
        bipd_at_least_750000: {
          result: 'pass',
          value: '$1,000,000',
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
  expect((await profile()).rules_assessment.summary['bipd_at_least_750000']).toMatchObject({
    value: '$750,000, cancellation pending 14 Dec 2026',
    as_of: DAY,
  })
})

it('cover that is no longer on file fails, whatever the frozen file says', async () => {
  await publish({ bipdInsuranceOnFile: '0' })
  await update()
  expect((await profile()).rules_assessment.summary['bipd_at_least_750000']).toMatchObject({
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
  ['a 500', { status: 500 }],
  ['a web page', { text: '<!doctype html>' }],
  ['a carrier that it does not know', { text: '{"content":null}' }],
] as const)('%s of the service changes nothing, and is not requested again that day', async (_, reply) => {
  server.reply(reply)
  const before = await profile()
  expect(await update()).toEqual(NOTHING_NEWER)
  expect(await profile()).toEqual({ ...before, is_updatable: false })
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
