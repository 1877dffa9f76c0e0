import { describe, expect, it } from 'vitest'
import { identityAlert, identityAlerts } from '../wire/identity-alert.ts'
import { billing } from './company-billing.ts'
import { companyChangeOrder, companyChangeOrders } from './company-change-orders.ts'
import { companyReport, companyReports } from './company-reports.ts'
import { savedSearches } from './saved-searches.ts'

const AT = '2026-11-21T08:00:00.000Z'
const report = (change: object = {}) => ({
  id: 9,
  name: 'Users',
  status: 'never_run',
  progress: null,
  asked_at: AT,
  started_at: AT,
  ended_at: AT,
  reason: null,
  file: { name: 'users.csv', url: '/monitor/company_reports/9/file' },
  ...change,
})

describe('a report', () => {
  it.each([
    ['never_run', { kind: 'never-run' }],
    ['queued', { kind: 'queued', requestedAt: AT }],
    ['running', { kind: 'running', startedAt: AT, progressPercent: null }],
    ['cancelled', { kind: 'cancelled', endedAt: AT, reason: null }],
    ['failed', { kind: 'failed', endedAt: AT, reason: null }],
    [
      'done',
      { kind: 'done', endedAt: AT, file: { name: 'users.csv', url: '/monitor/company_reports/9/file' } },
    ],
  ])('a report with the status %s is read as its run', (status, run) => {
    expect(companyReport(report({ status }))).toEqual({ id: 9, name: 'Users', run })
  })

  it.each([
    [{ status: 'paused' }, 'status: no word that is known here'],
    [{ status: 'constructor' }, 'status: no word that is known here'],
    [{ status: 7 }, 'status: no word that is known here'],
    [{ status: 'running', progress: 101 }, 'progress: no percentage'],
    [{ status: 'done', file: null }, 'file: no object'],
    [{ status: 'done', file: { name: 'a', url: 'javascript:alert(1)' } }, 'file.url: no address of the web'],
  ])('a report with %j is refused: %s', (change, error) => {
    expect(() => companyReport(report(change))).toThrow(error)
  })

  it('a report with an unknown status is left out of the list', () => {
    expect(companyReports([report({ status: 'paused' }), report()])).toHaveLength(1)
  })
})

describe('a change order', () => {
  const order = (change: object = {}) => ({
    id: 8,
    state: 'pending',
    changes: [{ field: 'doing_business_name', before: null, after: 'Tern' }],
    requested_by: null,
    requested_at: AT,
    decided_by: null,
    decided_at: null,
    ...change,
  })

  it("a change order has fields by core's names, also unknown ones", () => {
    const changes = [...order().changes, { field: 'tax_form_id', before: '1', after: null }]
    expect(companyChangeOrder(order({ changes })).changes).toEqual([
      { field: 'doingBusinessName', before: null, after: 'Tern' },
      { field: 'taxFormId', before: '1', after: null },
    ])
  })

  it('a change order in an unknown state is left out of a list and refused on its own', () => {
    expect(companyChangeOrders([order({ state: 'paused' }), order()])).toHaveLength(1)
    expect(() => companyChangeOrder(order({ state: 'paused' }))).toThrow('state: no word that is known here')
  })
})

describe('billing', () => {
  const plan = { id: 'desk', name: 'Desk', usd_per_month: null, carrier_searches: 5, features: ['can_api'] }
  const card = {
    id: 1,
    brand: 'visa',
    last_four: '4242',
    expiration_month: 4,
    expiration_year: 2080,
    is_default: true,
  }
  const paid = (change: object = {}) => ({ plan: null, plans: [plan], payment_methods: [card], ...change })

  it('billing is read without unknown features and brands', () => {
    const newer = { ...plan, features: ['can_api', 'can_fly', 'can_api_with_insights'] }
    const read = billing(paid({ plan: newer, payment_methods: [{ ...card, brand: 'gold' }] }))
    expect(read.plan?.features).toEqual(['api', 'api-with-insights'])
    expect(read.paymentMethods).toEqual([
      { id: 1, brand: 'other', lastFour: '4242', expiry: { month: 4, year: 2080 }, isDefault: true },
    ])
  })

  it('billing reads a missing expiry as null', () => {
    const read = billing(
      paid({ payment_methods: [{ ...card, expiration_month: null, expiration_year: null }] }),
    )
    expect([read.plan, read.paymentMethods[0]?.expiry]).toEqual([null, null])
  })

  it('billing refuses an invalid month', () => {
    const wrong = paid({ payment_methods: [{ ...card, expiration_month: 13 }] })
    expect(() => billing(wrong)).toThrow('payment_methods.0.expiration_month: no month')
  })
})

describe('an identity alert', () => {
  const alert = (change: object = {}) => ({
    id: 1,
    carrier_id: null,
    is_type: 'no_payment',
    message: 'Not paid.',
    file_date: '2026-11-20',
    email: null,
    phone: null,
    phone_e164: null,
    origin_postal_code: null,
    origin_area_id: null,
    commodity_type_id: null,
    site: 'main',
    company_id: 1,
    user_id: null,
    is_published: true,
    created_at: AT,
    messages: [{ id: 5, identity_alert_id: 1, message: 'Paid.', created_at: AT }],
    ...change,
  })

  it("an identity alert is read into core's record, also when its author was removed", () => {
    expect(identityAlert(alert())).toMatchObject({
      category: 'no_payment',
      filedOn: '2026-11-20',
      phoneE164: null,
      userId: null,
      messages: [{ alertId: 1 }],
    })
  })

  it('an identity alert of an unknown category is left out of the list, and an unreadable one is refused', () => {
    expect(identityAlerts([alert({ is_type: 'rudeness' }), alert()])).toHaveLength(1)
    expect(() => identityAlerts([alert({ site: 'other' })])).toThrow('0.site: no word that is known here')
  })
})

describe('a saved search', () => {
  const search = (address: unknown) => ({ id: 1, name: 'Eagles', address, created_at: AT })

  it('a saved search for an unknown screen has a null address, and one without an address text is refused', () => {
    const stored = savedSearches([
      search('/vehicles?vin=1'),
      search('/my-account'),
      search('//elsewhere.example'),
    ])
    expect(stored.map(({ address }) => address)).toEqual(['/vehicles?vin=1', null, null])
    expect(() => savedSearches([search(null)])).toThrow('0.address: no address of a search')
  })
})
