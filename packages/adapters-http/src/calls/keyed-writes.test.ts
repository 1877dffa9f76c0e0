import { expect, it } from 'vitest'
import { adapterCalls } from '../adapter-routes.ts'
import { json, localFetch, noConnection } from '../testing/local-fetch.ts'
import { nothing } from '../transport/answer.ts'
import type { AnyCall } from '../transport/call.ts'
import { http } from '../transport/http.ts'
import { methodOf } from '../transport/route.ts'

/** Writes without an idempotency key, by the reason they need none. */
const UNKEYED: Readonly<Record<string, readonly string[]>> = {
  'there is no user yet under whom a key could be kept, and codes are counted': [
    'POST sign_in',
    'POST sign_in/code',
    'POST sign_up',
    'POST sign_up/code',
  ],
  'a user has one company: the second is a conflict, and who is here tells of the first': [
    'POST sign_up/create_company',
    'PATCH sign_up/claim_open_user_invitation',
  ],
  'it asks and changes nothing; a lane search says itself that it is a retry': [
    'PATCH sign_up/check_for_open_user_invitation',
    'POST carriers/search',
    'POST subscriptions/match',
    'POST load_audit',
    'POST loads/by_number/check',
    'POST carriers/gate',
    'POST loads/:id/gate',
    'POST carriers/email_search_associated_carriers',
    'POST carriers/phone_search_associated_carriers',
  ],
  'it says how things shall be, and twice is once': [
    'PATCH sign_up/details',
    'PATCH api/v1/users/:id',
    'PATCH rule_overrides/:id',
    'POST rule_overrides/deactivate',
    'PATCH connections/:id',
    'PATCH connections/:id/hold',
    'PATCH connections/:id/release',
    'PATCH connections/set_carrier_to_do_not_dispatch',
    'POST subscriptions/create_by_carrier',
    'PATCH carriers/:id/block_associated_carriers',
    'PATCH carriers/:id/block_associated_carriers_by_ids',
    'PATCH billing/change_plan',
    'PATCH loads/:id',
    'PUT loads/by_number',
    'PUT loads/by_number/:number',
    'PATCH rules/fact_ages',
    'PATCH policy',
    'PATCH vetting_terms',
    'PATCH gate_settings',
    'POST policy_versions/:id/acknowledge',
    'PATCH digest_preferences',
    'PATCH tickets/:id',
    'POST ticket_presences',
    'PATCH note_mentions/:id/seen',
    'PATCH webhooks/:id',
  ],
  'it is done once a day, however often it is requested': ['POST carriers/:id/update'],
  'it takes away, or decides once and for all': [
    'DELETE api/v1/users/:id',
    'DELETE saved_searches/:id',
    'DELETE subscriptions/destroy_by_carrier',
    'DELETE user_invitations/:id',
    'PATCH company_change_orders/:id/approve',
    'PATCH company_change_orders/:id/reject',
    'PATCH identity_alerts/:id/unpublish',
    'DELETE api_keys/:id',
    'DELETE webhooks/:id',
    'PATCH policy/discard_draft',
    'PATCH policy_versions/:id/decide',
    'PATCH policy_versions/:id/withdraw',
  ],
}

it('each write has an idempotency key or is harmless to repeat', () => {
  const unkeyed = Object.values(adapterCalls()).filter(
    ({ route, once }) => methodOf(route) !== 'GET' && !once,
  )
  expect([...new Set(unkeyed.map(({ route }) => route))].toSorted()).toEqual(
    Object.values(UNKEYED).flat().toSorted(),
  )
})

it('a read has no idempotency key', () => {
  expect(
    Object.values(adapterCalls()).filter(({ route, once }) => methodOf(route) === 'GET' && once),
  ).toEqual([])
})

const keyedWrites = Object.entries(adapterCalls()).filter(([, { once }]) => once)

/** A row as it is sent, with input that any row takes. */
const sample = ({ route, once, upload }: AnyCall): AnyCall => {
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return {
    route,
    ...(once && { once }),
    ...(upload && { upload }),
    path: () => Object.fromEntries(names.map(name => [name, 5])),
    body: (text: string) => ({ text }),
    csrf: 'proof',
    read: nothing,
  }
}

it.each(keyedWrites)(
  '%s: pressed again after a lost answer it has the same key, and another one once it is answered or changed',
  async (_, row) => {
    const lost = () => [noConnection(), noConnection(), noConnection()]
    const { fetch, sent } = localFetch(...lost(), ...lost(), json({}), json({}))
    const prompt = { now: () => 0, after: (_: number, then: () => void) => (then(), () => {}) }
    const send = http({ base: '', fetch, clock: prompt })
    const press = (text: string) => send(sample(row), text as never).catch(() => undefined)
    await press('a')
    await press('b')
    await press('a')
    await press('a')
    const keys = sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'))
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]])
    expect([keys[3], keys[6], keys[7]].map(key => key === keys[0])).toEqual([false, true, false])
    expect(keys.every(key => key !== null)).toBe(true)
  },
)
