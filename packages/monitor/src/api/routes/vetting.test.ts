import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  type VETTING_REASONS,
  wireVettedCarriers,
  wireVettingFeed,
} from '../../freight/vetting/read-vetting.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { startTestMonitor } from '../../testing/test-monitor.ts'

type Feed = z.output<typeof wireVettingFeed>

const OFF = { every_days: null, unused_days: null, after_new_version: false }
const DAY_SECONDS = 86_400

let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  const { db } = testCompany.database
  await db.deleteFrom('policy_settings').execute()
  await db.deleteFrom('connections').execute()
  await db.deleteFrom('loads').execute()
})

const change = (settings: object, by = north) =>
  by.call('PATCH', 'vetting_terms', { vetting_terms: settings })
const due = async (by = north) => (await (await by.get('vetting_due')).json()) as Feed
const vetted = async (carrierId: number) => {
  const response = await north.get(`vetted_carriers?q[carrier_id_in][]=${carrierId}`)
  return wireVettedCarriers.parse(await response.json()).carriers[0]
}
const onboard = (carrierId: number) =>
  testCompany.database.db
    .insertInto('connections')
    .values({ issuer_id: 1, carrier_id: carrierId, status: 'onboarded' })
    .returning('id')
    .executeTakeFirstOrThrow()
const loadOn = (day: string, status: 'cancelled' | 'delivered', carrier_id: number) =>
  testCompany.database.db
    .insertInto('loads')
    .values({ company_id: 1, carrier_id, status, created_at: `${day}T08:00:00.000Z` })
    .execute()

describe('when carriers are decided on again', () => {
  it('a company that never set it decides never again', async () => {
    await onboard(1)
    expect(await (await north.get('vetting_terms')).json()).toEqual({ ...OFF, in_force: null })
    expect(await due()).toMatchObject({ carriers: [], upcoming: null })
  })

  it('each change is logged with what was on before and after, and the same again is not', async () => {
    const { db } = testCompany.database
    const entries = () =>
      db
        .selectFrom('audit_entries')
        .select(['before', 'after'])
        .where('kind', '=', 'vetting_settings_changed')
        .execute()
    const before = (await entries()).length
    const settings = { every_days: 180, unused_days: 90, after_new_version: true }
    for (const _ of ['once', 'twice']) expect((await change(settings)).status).toBe(200)
    expect((await change({ ...OFF, every_days: 180 })).status).toBe(200)
    expect((await entries()).slice(before)).toEqual([
      { before: [], after: ['every_days 180', 'unused_days 90', 'after_new_version on'] },
      { before: ['every_days 180', 'unused_days 90', 'after_new_version on'], after: ['every_days 180'] },
    ])
  })

  it('only those who write the policy set it', async () => {
    const scopes = (names: readonly string[]) =>
      testCompany.database.db
        .updateTable('users')
        .set({ scopes: [...names] })
        .where('id', '=', 1)
        .execute()
    const { scopes: all } = await testCompany.database.db
      .selectFrom('users')
      .select('scopes')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    for (const missing of ['manage_users', 'manage_rule_overrides']) {
      await scopes(all.filter(scope => scope !== missing))
      await refusedWithoutChange(testCompany, 403, () => change({ ...OFF, every_days: 1 }))
    }
    await scopes(all)
  })
})

describe('the last decision and use', () => {
  it('a record of an onboarding and one on request decide, those of an override and a load do not', async () => {
    await change({ ...OFF, every_days: 180 })
    const { db } = testCompany.database
    const { id } = await onboard(1)
    await north.post('rule_overrides', {
      rule_override: {
        carrier_id: 1,
        is_type: 'cargo_at_least_100000',
        expiration_date: '2080-01-01',
      },
    })
    const stored = await db.selectFrom('decision_records').select('act').where('carrier_id', '=', 1).execute()
    expect(stored.map(({ act }) => act)).toEqual(['override'])
    expect(await vetted(1)).toMatchObject({ last_decision: null })
    expect(await due()).toMatchObject({ counts: { never_decided: 1 } })
    await db.updateTable('connections').set({ status: 'needs_to_onboard' }).execute()
    const response = await north.call('PATCH', `connections/${id}`, { connection: { status: 'onboarded' } })
    expect(response.status).toBe(200)
    expect(await due()).toMatchObject({ carriers: [], upcoming: { carrier_id: 1 } })
    const { record_id: first } = (await vetted(1))?.last_decision ?? {}
    await north.post('decision_records', { decision_record: { carrier_id: 1, message: null } })
    const second = (await vetted(1))?.last_decision
    expect(second).toMatchObject({ on: '2026-11-21', policy_version: null })
    expect(second?.record_id).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY)
  })

  it('a use is the newest load that was not canceled', async () => {
    await loadOn('2026-03-01', 'delivered', 2)
    await loadOn('2026-04-01', 'delivered', 2)
    await loadOn('2026-05-01', 'cancelled', 2)
    expect(await vetted(2)).toMatchObject({ last_used_on: '2026-04-01' })
  })

  it('as days pass a carrier becomes due, and a decision settles it', async () => {
    await change({ ...OFF, every_days: 180 })
    await onboard(3)
    await north.post('decision_records', { decision_record: { carrier_id: 3, message: null } })
    expect(await due()).toMatchObject({ carriers: [], upcoming: { carrier_id: 3 } })
    testCompany.clock.move(180 * DAY_SECONDS)
    const later = await testCompany.as('north')
    expect(await due(later)).toMatchObject({ carriers: [{ carrier_id: 3 }], upcoming: null })
    await later.post('decision_records', { decision_record: { carrier_id: 3, message: null } })
    expect(await due(later)).toMatchObject({ carriers: [] })
    testCompany.clock.move(-180 * DAY_SECONDS)
  })
})

describe('re-vetting in the demo', () => {
  it('Northlake has carriers that are due for each reason but versions, and many more that are not', async () => {
    const monitor = await startTestMonitor({ world: 'small' })
    try {
      const dana = await monitor.signIn('dana@northlake.example')
      const { counts, carriers } = wireVettingFeed.parse(await (await dana.get('vetting_due')).json())
      const found = Object.entries(counts).flatMap(([reason, count]) => (count > 0 ? [reason] : []))
      expect(found).toEqual([
        'never_decided',
        'decided_long_ago',
        'not_used',
      ] satisfies (typeof VETTING_REASONS)[number][])
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from connections where issuer_id = 1 and tab = 'my-carriers'`.execute(
        monitor.database.db,
      )
      expect(rows[0]?.count).toBeGreaterThan(5 * carriers.length)
    } finally {
      await monitor.close()
    }
  })
})
