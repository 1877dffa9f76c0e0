import { describe, expect, it } from 'vitest'
import { json, localFetch } from '../testing/local-fetch.ts'
import { id, requests, rows } from '../testing/wire-requests.ts'
import { http } from '../transport/http.ts'
import { httpCommodityTypes } from './commodity-types.ts'
import { httpIdentityAlerts } from './identity-alerts.ts'

describe('the list of identity alerts', () => {
  it('the list of identity alerts sends its filters only', async () => {
    const { fetch, sent } = localFetch(rows(), rows())
    const alerts = httpIdentityAlerts(http({ base: '', fetch }))
    const mine = { companyId: id<'company'>(4), userId: id<'user'>(9) }
    const filter = { site: 'watchdog', filedSince: '2026-11-14', ...mine } as const
    await alerts.list({ ...filter, page: 2 })
    await alerts.list({})
    expect(sent.map(requests)).toEqual([
      '/identity_alerts?q[site_eq]=watchdog&q[file_date_gteq]=2026-11-14&q[company_id_eq]=4&q[user_id_eq]=9&page=2&per_page=50',
      '/identity_alerts?page=1&per_page=50',
    ])
  })

  it('a category that the monitor does not filter by is refused by the name of core', async () => {
    const { fetch } = localFetch(
      json({ errors: [{ field: 'q.is_type_eq', message: 'is not a filter' }] }, 422),
    )
    const list = httpIdentityAlerts(http({ base: '', fetch })).list({ category: 'hostage_load' })
    expect(await list).toMatchObject({
      ok: false,
      refusal: { kind: 'invalid', problems: [{ field: 'category' }] },
    })
  })
})

describe('commodity types', () => {
  it('commodity types are requested in the order of their names', async () => {
    const { fetch, sent } = localFetch(rows())
    await httpCommodityTypes(http({ base: '', fetch })).list({})
    expect(requests(sent[0])).toBe('/commodity_types?q[s]=name asc&page=1&per_page=50')
  })
})
