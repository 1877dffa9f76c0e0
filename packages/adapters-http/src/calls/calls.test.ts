import {
  type CarrierFilters,
  type CarrierQuery,
  type CarrierSort,
  emptyPage,
  NO_CARRIER_FILTERS,
} from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { json, localFetch } from '../testing/local-fetch.ts'
import { bodyOf, id, paging, requests, rows } from '../testing/wire-requests.ts'
import { wireOverride, wireSignedIn } from '../testing/wire-samples.ts'
import { http } from '../transport/http.ts'
import { httpAreas } from './areas.ts'
import { httpCarriers } from './carriers.ts'
import { httpFeatureFlags } from './feature-flags.ts'
import { httpRuleOverrides } from './rule-overrides.ts'
import { httpRules } from './rules.ts'
import { httpSession } from './session.ts'
import { httpSubscriptions } from './subscriptions.ts'

describe('carriers', () => {
  it.each<[CarrierQuery, string]>([
    [{ kind: 'identifier-prefix', type: null, value: '321' }, 'q[identifiers_value_start]=321'],
    [
      { kind: 'identifier-prefix', type: 'MC', value: '' },
      'q[identifiers_value_start]=&q[identifiers_is_type_eq]=MC',
    ],
    [
      { kind: 'identifier-exact', type: 'NSC', value: '1234', region: 'AB' },
      'q[identifiers_value_eq]=1234&q[identifiers_is_type_eq]=NSC&q[identifiers_region_eq]=AB',
    ],
    [{ kind: 'identifier-exact', type: null, value: '1-2', region: null }, 'q[identifiers_value_eq]=1-2'],
    [{ kind: 'name-prefix', value: 'EAGLE&MESA' }, 'q[legal_name_or_dba_name_start]=EAGLE&MESA'],
    [{ kind: 'name-contains', value: 'MESA' }, 'q[legal_name_or_dba_name_cont]=MESA'],
  ])('a carrier search sends the query %o', async (query, filters) => {
    const { fetch, sent } = localFetch(rows())
    await httpCarriers(http({ base: '', fetch })).search({ query, page: 2, pageSize: 50 })
    expect(requests(sent[0])).toBe(`/carriers?${filters}&page=2&per_page=50`)
  })

  it.each<[Partial<CarrierFilters>, CarrierSort | null, string]>([
    [{}, null, ''],
    [{ places: ['US', 'US-TX'] }, null, '&q[physical_place_in][]=US&q[physical_place_in][]=US-TX'],
    [{ assessment: 'partial_pass' }, null, '&q[rules_assessment_eq]=partial_pass'],
    [{ connections: ['none'] }, null, '&q[connection_status_in][]=none'],
    [
      { hasActiveAuthority: true, hasNoOrder: true, hasNoAlerts: true },
      null,
      '&q[authority_active_eq]=true&q[out_of_service_eq]=false&q[identity_alerts_count_eq]=0',
    ],
    [
      { autoUsd: 750_000, cargoUsd: 100_000, minUnits: 5 },
      null,
      '&q[auto_liability_amount_gteq]=750000&q[cargo_amount_gteq]=100000&q[power_units_gteq]=5',
    ],
    [{}, { by: 'units', direction: 'descending' }, '&q[s]=power_units desc'],
    [{}, { by: 'authority', direction: 'ascending' }, '&q[s]=authority_granted_on asc'],
  ])('a carrier search sends the filters %o and the order %o', async (some, sort, fields) => {
    const { fetch, sent } = localFetch(rows(), rows())
    const params = { query: { kind: 'name-prefix', value: 'A' }, page: 1, pageSize: 50, sort } as const
    const carriers = httpCarriers(http({ base: '', fetch }))
    await carriers.search({ ...params, filters: { ...NO_CARRIER_FILTERS, ...some } })
    await carriers.globalSearch({ ...params, filters: { ...NO_CARRIER_FILTERS, ...some } })
    const query = `?q[legal_name_or_dba_name_start]=A${fields}&page=1&per_page=50`
    expect(sent.map(requests)).toEqual([`/carriers${query}`, `/carriers/global_search${query}`])
  })

  it.each([
    ['q.s', 'sort'],
    ['q.rules_assessment_eq', 'assessment'],
    ['q.power_units_gteq', null],
  ])('a carrier search refused for %s names the field %s', async (field, word) => {
    const { fetch } = localFetch(json({ errors: [{ field, message: 'Too many.' }] }, 422))
    const params = { query: { kind: 'name-prefix', value: 'A' }, page: 1, pageSize: 50 } as const
    expect(await httpCarriers(http({ base: '', fetch })).search(params)).toMatchObject({
      refusal: { kind: 'invalid', problems: [{ field: word, message: 'Too many.' }] },
    })
  })

  const mine = {
    query: { kind: 'name-contains', value: 'A' },
    page: 1,
    pageSize: 50,
    onlyMyCarriers: true,
  } as const

  it("a My Carriers search sends the session's company id after loading the session", async () => {
    const { fetch, sent } = localFetch(json(wireSignedIn()), rows())
    await httpCarriers(http({ base: '', fetch })).search(mine)
    expect(requests(sent[1])).toContain('q[subscriptions_company_id_eq]=4&')
  })

  it('a My Carriers search without a company is empty and sends no request', async () => {
    const { fetch, sent } = localFetch(json(wireSignedIn({ company: null })))
    const said: string[] = []
    const send = http({ base: '', fetch, log: it => said.push(it) })
    await httpSession(send).current()
    expect(await httpCarriers(send).search(mine)).toEqual({ ok: true, value: emptyPage() })
    expect(sent).toHaveLength(1)
    expect(said).toEqual(['carriers: no company id, so nothing was sent'])
  })
})

describe('rule calls', () => {
  it('rule calls without a company id log a message and do nothing', async () => {
    const { fetch, sent } = localFetch()
    const said: string[] = []
    const rules = httpRules(http({ base: '', fetch, log: it => said.push(it) }))
    expect(await rules.list({ companyId: null })).toEqual({
      ok: true,
      value: emptyPage(),
    })
    expect(sent).toEqual([])
    expect(said).toEqual(['rules: no company id, so nothing was sent'])
  })

  it('rule calls request 50 per page, starting with the first', async () => {
    const { fetch, sent } = localFetch(rows(), json([]), json([]))
    const rules = httpRules(http({ base: '', fetch }))
    await rules.list({ companyId: id(4) })
    await rules.types({})
    await rules.types({ classificationId: id(9) })
    expect(sent.map(requests)).toEqual([
      '/rules?company_id=4&q[carrier_id_null]=true&q[s]=created_at desc&page=1&per_page=50',
      '/rules/is_types',
      '/rules/is_types?classification_id=9',
    ])
  })
})

describe('overrides', () => {
  const create = {
    carrierId: id<'carrier'>(7),
    ruleType: 'cargo_at_least_100000',
    expiresOn: '2080-01-01',
  } as const

  it('overrides without a file are sent as JSON', async () => {
    const { fetch, sent } = localFetch(json(wireSignedIn()), json(wireOverride(), 201))
    await httpRuleOverrides(http({ base: '', fetch })).create(create)
    expect(bodyOf(sent[1])).toEqual({
      rule_override: {
        is_active: true,
        expiration_date: '2080-01-01',
        carrier_id: 7,
        classification_id: null,
        is_type: 'cargo_at_least_100000',
      },
    })
  })

  it.each([
    ['a file of the browser', new File(['%PDF'], 'coi é.pdf', { type: 'application/pdf' })],
    [
      'bytes with a name',
      {
        name: 'coi é.pdf',
        type: 'application/pdf',
        size: 4,
        arrayBuffer: () => new Blob(['%PDF']).arrayBuffer(),
      },
    ],
  ])('overrides with %s are sent as multipart', async (_, file) => {
    const { fetch, sent } = localFetch(json(wireSignedIn()), json(wireOverride(), 201))
    await httpRuleOverrides(http({ base: '', fetch })).create({ ...create, file })
    const form = sent[1]?.init.body as FormData
    const uploaded = form.get('rule_override[file]') as File
    expect([...form.keys()]).toEqual([
      'rule_override[is_active]',
      'rule_override[expiration_date]',
      'rule_override[carrier_id]',
      'rule_override[is_type]',
      'rule_override[file]',
    ])
    expect(form.get('rule_override[carrier_id]')).toBe('7')
    expect([uploaded.name, uploaded.type, await uploaded.text()]).toEqual([
      'coi é.pdf',
      'application/pdf',
      '%PDF',
    ])
    expect(new Headers(sent[1]?.init.headers).has('content-type')).toBe(false)
  })

  it('refused overrides name the field of the form', async () => {
    const errors = [{ field: 'rule_override.expiration_date', message: 'is in the past' }]
    const { fetch } = localFetch(json(wireSignedIn()), json({ errors }, 422))
    expect(await httpRuleOverrides(http({ base: '', fetch })).create(create)).toMatchObject({
      refusal: { kind: 'invalid', problems: [{ field: 'expiresOn', message: 'is in the past' }] },
    })
  })
})

describe('the rest', () => {
  it('the remaining calls use the routes of section 7', async () => {
    const { fetch, sent } = localFetch(
      json(wireSignedIn()),
      json({ features: {} }),
      json([]),
      json(null, 204),
      json(null, 204),
    )
    const send = http({ base: '', fetch })
    await httpSession(send).current()
    expect(await httpFeatureFlags(send).forUser({ userId: id(1) })).toEqual({ ok: true, value: new Set() })
    expect(await httpAreas(send).autocomplete({ term: 'São' })).toEqual({ ok: true, value: [] })
    expect(await httpSubscriptions(send).unsubscribe({ carrierId: id(7) })).toEqual({
      ok: true,
      value: undefined,
    })
    expect(await httpSession(send).signOut()).toEqual({ ok: true, value: undefined })
    expect(sent.map(it => `${it.init.method} ${it.url}`)).toEqual([
      'GET /refresh_jwt',
      'GET /api/flipper/actors/User;1',
      'GET /areas/autocomplete?term=S%C3%A3o',
      'DELETE /subscriptions/destroy_by_carrier?carrier_id=7',
      'GET /sign_out',
    ])
  })
})

describe('areas', () => {
  const dallas = {
    id: 1,
    name: 'Dallas, TX 75201',
    is_type: 'five_zip',
    code: '75201',
    country: 'US',
    state_area_id: 4,
    kma_area_id: null,
  }

  it('a ZIP lookup requests ten areas per page', async () => {
    const { fetch, sent } = localFetch(json([dallas], 200, paging), rows())
    const areas = httpAreas(http({ base: '', fetch }))
    expect(await areas.zips({ prefix: '752' })).toMatchObject({ value: { items: [{ code: '75201' }] } })
    await areas.zips({ prefix: '752', page: 2, pageSize: 50 })
    expect(sent.map(requests)).toEqual([
      '/areas?q[is_type_eq]=five_zip&q[code_start]=752&q[s]=name asc&page=1&per_page=10',
      '/areas?q[is_type_eq]=five_zip&q[code_start]=752&q[s]=name asc&page=2&per_page=50',
    ])
  })

  it("country areas are the portal's default countries unless others are requested", async () => {
    const { fetch, sent } = localFetch(json([]), json([]))
    const areas = httpAreas(http({ base: '', fetch }))
    await areas.countries({})
    await areas.countries({ countries: ['MX'] })
    expect(sent.map(requests)).toEqual([
      '/areas?q[is_type_eq]=country&q[code_in][]=US&q[code_in][]=CA&q[code_in][]=MX',
      '/areas?q[is_type_eq]=country&q[code_in][]=MX',
    ])
  })
})
