import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Schema } from '../../database/schema.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

const CARRIER = 3
const ACTIVE = { common: 'A', contract: 'N', granted_on: '2016-05-02', as_of: '2026-11-20' }

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())

const authority = (values: Partial<Insertable<Schema['carrier_authorities']>>) =>
  testCompany.database.db
    .updateTable('carrier_authorities')
    .set(values)
    .where('carrier_id', '=', CARRIER)
    .execute()
const order = (values: Partial<Insertable<Schema['carrier_safety']>>) =>
  testCompany.database.db
    .insertInto('carrier_safety')
    .values({
      carrier_id: CARRIER,
      rating: null,
      as_of: '2026-11-20',
      ...values,
    })
    .onConflict(other => other.column('carrier_id').doUpdateSet(values))
    .execute()

interface Change {
  readonly subject: string
  readonly was: { readonly status: string } | null
  readonly now: { readonly status: string; readonly day: string | null } | null
  readonly tone: string
  readonly on: string | null
}
const feed = async () => {
  const response = await north.get('monitoring/changes?q[kind_eq]=authority')
  const { changes } = (await response.json()) as { changes: Change[] }
  return changes.map(({ subject, was, now, tone, on }) => [
    subject,
    was?.status,
    now?.status,
    now?.day,
    tone,
    on,
  ])
}
const monitor = async () => {
  const { status } = await north.post('subscriptions/create_by_carrier', { carrier_id: CARRIER })
  expect(status).toBe(201)
  await testCompany.monitor.services.background.settled()
}

beforeEach(async () => {
  const { db } = testCompany.database
  await db.deleteFrom('subscriptions').execute()
  await db.deleteFrom('carrier_safety').where('carrier_id', '=', CARRIER).execute()
  await db.deleteFrom('carrier_authorities').where('carrier_id', '=', CARRIER).execute()
  await db
    .insertInto('carrier_authorities')
    .values({ carrier_id: CARRIER, broker: 'N', ...ACTIVE })
    .execute()
  await order({ out_of_service: false, out_of_service_on: null })
})

describe('the feed of a carrier that was not read since it is monitored has', () => {
  it.each<[string, Partial<Insertable<Schema['carrier_authorities']>>, string, string, string]>([
    ['a revocation', { ended_on: '2026-11-21', end_kind: 'revoked' }, 'revoked', '2026-11-21', 'fail'],
    ['a suspension', { ended_on: '2026-11-21', end_kind: 'suspended' }, 'suspended', '2026-11-21', 'fail'],
    [
      'a notice of a suspension',
      { notice_on: '2026-12-20', notice_kind: 'suspended' },
      'suspension_pending',
      '2026-12-20',
      'incomplete',
    ],
  ])('%s that the history tells', async (_, end, status, day, tone) => {
    await monitor()
    await authority(end)
    expect(await feed()).toEqual([['authority', 'active', status, day, tone, day]])
  })
  it('an order, with its day', async () => {
    await monitor()
    await order({ out_of_service: true, out_of_service_on: '2026-11-20' })
    expect(await feed()).toEqual([['out_of_service', 'none', 'in_force', '2026-11-20', 'fail', '2026-11-20']])
  })
})

it('a carrier monitored since after its revocation and order of this month has both', async () => {
  await authority({ ended_on: '2026-11-03', end_kind: 'revoked', common: 'I' })
  await order({ out_of_service: true, out_of_service_on: '2026-11-02' })
  await monitor()
  expect(await feed()).toEqual([
    ['authority', 'active', 'revoked', '2026-11-03', 'fail', '2026-11-03'],
    ['out_of_service', 'none', 'in_force', '2026-11-02', 'fail', '2026-11-02'],
  ])
})

it('an end and an order of long ago are no news', async () => {
  await authority({ ended_on: '2024-01-29', end_kind: 'revoked', common: 'I' })
  await order({ out_of_service: true, out_of_service_on: '2024-01-02' })
  await monitor()
  expect(await feed()).toEqual([])
})

it('a notice that was withdrawn is news without a day', async () => {
  await authority({ notice_on: '2026-12-20', notice_kind: 'suspended' })
  await monitor()
  await authority({ notice_on: null, notice_kind: null })
  expect(await feed()).toEqual([['authority', 'suspension_pending', 'active', '2016-05-02', 'pass', null]])
})

it('a notice of another day is news', async () => {
  await authority({ notice_on: '2026-12-20', notice_kind: 'suspended' })
  await monitor()
  await authority({ notice_on: '2027-01-10' })
  expect(await feed()).toEqual([
    ['authority', 'suspension_pending', 'suspension_pending', '2027-01-10', 'incomplete', '2027-01-10'],
  ])
})
