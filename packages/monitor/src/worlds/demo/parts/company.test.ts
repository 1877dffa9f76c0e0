import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WireBilling } from '../../../company/billing/read-billing.ts'
import type { WireChangeOrder } from '../../../company/change-orders/read-change-orders.ts'
import type { WireReport } from '../../../company/reports/read-reports.ts'
import { CATEGORIES, type WireAlert } from '../../../onboarding/identity-alerts/wire-alert.ts'
import type { TestBrowser } from '../../../testing/test-browser.ts'
import { startTestMonitor, type TestMonitor } from '../../../testing/test-monitor.ts'

let monitor: TestMonitor
let dana: TestBrowser
let wes: TestBrowser
beforeAll(async () => {
  monitor = await startTestMonitor({ world: 'small' })
  dana = await monitor.signIn('dana@northlake.example')
  wes = await monitor.signIn('wes@palisade.example')
})
afterAll(() => monitor.close())

const getJson = async <T>(path: string, by = dana) => (await (await by.get(path)).json()) as T

describe('identity alerts of the demo', () => {
  it.each([
    ['main', () => dana],
    ['watchdog', () => wes],
  ] as const)('demo alerts of the %s site cover every category within seven days', async (site, by) => {
    const recent = `identity_alerts?q[site_eq]=${site}&q[file_date_gteq]=2026-11-14`
    const alerts = await getJson<WireAlert[]>(recent, by())
    expect(new Set(alerts.map(({ is_type }) => is_type))).toEqual(new Set(CATEGORIES))
  })

  it('demo alerts fill more than a page, with messages, unpublished, about freight and without a carrier', async () => {
    const mine = await dana.get('identity_alerts?q[company_id_eq]=1')
    const alerts = (await mine.json()) as WireAlert[]
    expect(Number(mine.headers.get('totalpages'))).toBeGreaterThan(1)
    for (const is of [
      ({ messages }: WireAlert) => messages.length > 1,
      ({ is_published }: WireAlert) => !is_published,
      ({ commodity_type_id }: WireAlert) => commodity_type_id !== null,
      ({ carrier_id }: WireAlert) => carrier_id === null,
    ])
      expect(alerts.filter(is)).not.toEqual([])
  })

  it('demo alerts shown to the watchdog contain no contact', async () => {
    const seen = JSON.stringify(await getJson('identity_alerts', wes))
    expect(seen).not.toMatch(/@|555\d{4}/)
  })
})

describe('company data of the demo', () => {
  it('the demo has reports in every state, and a file for the finished one', async () => {
    const reports = await getJson<WireReport[]>('company_reports')
    expect(reports.map(({ status }) => status).toSorted()).toEqual(
      ['cancelled', 'done', 'failed', 'never_run', 'queued', 'running'].toSorted(),
    )
    const done = reports.find(({ file }) => file !== null)
    const file = await dana.get(`company_reports/${done?.id}/file`)
    expect(await file.text()).toContain('dana@northlake.example')
  })

  it('the demo has change orders in every state and of every kind', async () => {
    const orders = await getJson<WireChangeOrder[]>('company_change_orders')
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(['pending', 'approved', 'rejected']))
    expect(new Set(orders.flatMap(({ changes }) => changes.map(({ field }) => field))).size).toBe(7)
  })

  it.each([
    ['dana@northlake.example', 'fleet', 4],
    ['wes@palisade.example', 'watchdog', 1],
    ['terry@cedargap.example', 'trial', 1],
    ['jo@plainview.example', 'starter', 0],
  ])('the demo company %s is on the plan %s and has %i cards', async (email, plan, cards) => {
    const billing = await getJson<WireBilling>('billing/current_payment_methods', await monitor.signIn(email))
    expect([billing.plan?.id, billing.payment_methods.length]).toEqual([plan, cards])
  })

  it('the demo has more than a page of saved searches', async () => {
    expect((await dana.get('saved_searches')).headers.get('totalpages')).toBe('2')
  })
})
