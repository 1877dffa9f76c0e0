import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestMonitor, type TestMonitor } from '../../../testing/test-monitor.ts'

let monitor: TestMonitor
beforeAll(async () => {
  monitor = await startTestMonitor({ world: 'small' })
})
afterAll(() => monitor.close())

const pageOf = async (path: string, email = 'dana@northlake.example') => {
  const response = await (await monitor.signIn(email)).get(path)
  expect(response.status).toBe(200)
  return {
    total: Number(response.headers.get('totalitems')),
    rows: (await response.json()) as readonly Record<string, unknown>[],
  }
}

describe('users and invitations of the demo', () => {
  it('the demo has more than a page of users, those without a name last', async () => {
    expect((await pageOf('api/v1/users')).total).toBeGreaterThan(50)
    const { rows } = await pageOf('api/v1/users?page=2')
    expect(rows.at(-1)?.['first_name']).toBeNull()
  })

  it.each([
    'manage_users',
    'compliance',
    'tickets_load_lock_manager',
    'block_safety_data',
    'view_bank_accounts',
  ])('some demo users hold %s', async scope => {
    const { total, rows } = await pageOf(`api/v1/users?q[scopes_contains]=${scope}`)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(50)
    expect(rows.every(({ scopes }) => (scopes as string[]).includes(scope))).toBe(true)
  })

  it('the demo has more than a page of invitations, in every state', async () => {
    const first = await pageOf('user_invitations')
    expect(first.total).toBeGreaterThan(50)
    const rows = [...first.rows, ...(await pageOf('user_invitations?page=2')).rows]
    const statuses = rows.map(({ claimed_at, delivered_at, delivery_failed_at, sent_at, created_at }) => {
      if (claimed_at !== null) return 'claimed'
      const arrived = delivered_at !== null ? 'delivered' : delivery_failed_at !== null ? 'failed' : 'sent'
      return sent_at === created_at ? arrived : `${arrived}, again`
    })
    expect(new Set(statuses)).toEqual(
      new Set(['claimed', 'delivered', 'failed', 'sent', 'delivered, again', 'failed, again', 'sent, again']),
    )
    expect(rows.map(({ email }) => email)).not.toContain('withdrawn@elsewhere.example')
  })

  it('Casey, who has no company, can join Northlake', async () => {
    const casey = await monitor.signIn('casey@newdesk.example')
    const found = await casey.call('PATCH', 'sign_up/check_for_open_user_invitation')
    expect(await found.json()).toEqual({
      company_name: 'Northlake Freight Brokers LLC',
      invited_by: 'Dana Reyes',
      scopes: ['sourcing', 'onboarding'],
    })
    const joined = await casey.call('PATCH', 'sign_up/claim_open_user_invitation')
    expect(await joined.json()).toMatchObject({ user: { company: { id: 1 } } })
    expect((await casey.get('rules')).status).toBe(200)
  })

  it('the demo has programs with a classification of their own', async () => {
    const { rows } = await pageOf('oauth/applications?company_id=1')
    expect(rows.map(({ name }) => name)).toEqual(['Load board', 'Transport management', 'Night desk scripts'])
  })

  it('users of an expired demo company can manage their account', async () => {
    expect((await pageOf('user_invitations', 'terry@cedargap.example')).total).toBe(1)
  })
})
