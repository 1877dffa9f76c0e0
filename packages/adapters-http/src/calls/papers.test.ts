import { emptyPage, type RateConfirmationMailsParams, type RateConfirmationsParams } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { json, localFetch } from '../testing/local-fetch.ts'
import { id, requests, rows } from '../testing/wire-requests.ts'
import { wireSignedIn } from '../testing/wire-samples.ts'
import { http } from '../transport/http.ts'
import { httpInsurancePolicies } from './insurance-policies.ts'
import { httpRateConfirmationMails } from './rate-confirmation-mails.ts'
import { httpRateConfirmations } from './rate-confirmations.ts'

describe('rate confirmations', () => {
  it.each<[RateConfirmationsParams, string]>([
    [{ tab: 'all' }, 'q[s]=id desc&page=1&per_page=50'],
    [{ tab: 'viewed', page: 2 }, 'q[s]=id desc&q[status_eq]=viewed&page=2&per_page=50'],
    [
      { tab: 'flagged', status: 'delivered', creatorId: id(3), carrierName: ' Mesa & ' },
      'q[s]=id desc&q[creator_id_eq]=3&q[carrier_legal_name_cont]=Mesa &&q[status_eq]=delivered&q[is_flagged_eq]=true&page=1&per_page=50',
    ],
    [
      { tab: 'delivered', status: 'delivered', carrierName: '  ' },
      'q[s]=id desc&q[status_eq]=delivered&page=1&per_page=50',
    ],
  ])('a rate confirmation list requests %o', async (params, query) => {
    const { fetch, sent } = localFetch(rows())
    await httpRateConfirmations(http({ base: '', fetch })).list(params)
    expect(requests(sent[0])).toBe(`/rate_confirmations?${query}`)
  })

  it('a rate confirmation list with two statuses is empty and sends no request', async () => {
    const { fetch, sent } = localFetch()
    const said: string[] = []
    const confirmations = httpRateConfirmations(http({ base: '', fetch, log: it => said.push(it) }))
    expect(await confirmations.list({ tab: 'viewed', status: 'delivered' })).toEqual({
      ok: true,
      value: emptyPage(),
    })
    expect(sent).toEqual([])
    expect(said).toHaveLength(1)
  })
})

describe('e-mails', () => {
  it.each<[RateConfirmationMailsParams, string]>([
    [{ tab: 'all', subject: ' ' }, 'q[s]=id desc&'],
    [{ tab: 'flagged', subject: '90_' }, 'q[s]=id desc&q[subject_cont]=90_&q[status_eq]=flagged&'],
    [{ tab: 'delivered', creatorId: id(3) }, 'q[s]=id desc&q[creator_id_eq]=3&q[status_eq]=completed&'],
    [{ tab: 'undelivered' }, 'q[s]=id desc&q[status_not_in][]=flagged&q[status_not_in][]=completed&'],
  ])('a list of e-mails requests %o', async (params, query) => {
    const { fetch, sent } = localFetch(rows())
    await httpRateConfirmationMails(http({ base: '', fetch })).list(params)
    expect(requests(sent[0])).toBe(`/rate_confirmation_mails?${query}page=1&per_page=50`)
  })
})

describe('policies', () => {
  it('a policy list requests canceled and pending policies too', async () => {
    const { fetch, sent } = localFetch(json([]))
    await httpInsurancePolicies(http({ base: '', fetch })).listActive({ carrierId: id(7) })
    expect(requests(sent[0])).toBe(
      '/api/v1/insurance_policies/active_by_carrier_id?carrier_id=7&with_cancelled=true&with_active_pending=true',
    )
  })

  it('a policy request sends its id in the query, and a conflict is a refusal', async () => {
    const refusal = { errors: [{ field: null, message: 'Asked already.' }], request_id: 'r' }
    const { fetch, sent } = localFetch(json(wireSignedIn()), json(refusal, 409))
    const outcome = await httpInsurancePolicies(http({ base: '', fetch })).requestCargoPolicy({
      policyId: id(31),
    })
    expect(outcome).toMatchObject({ ok: false, refusal: { kind: 'conflict', message: 'Asked already.' } })
    expect(sent.map(({ url }) => url)).toEqual([
      '/refresh_jwt',
      '/insurance_policies/request_cargo_policy?insurance_policy_id=31',
    ])
  })
})
