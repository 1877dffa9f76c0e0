import { CallFailed } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { adapterCalls } from '../adapter-routes.ts'
import { changed, type Path, placesIn, RULE_TYPE, SECRETS, sampleOf, valueAt } from '../testing/sample-of.ts'
import { nothing } from '../transport/answer.ts'
import type { AnyCall } from '../transport/call.ts'
import { readResponse } from '../transport/read-response.ts'

const headers = { currentpage: '1', totalpages: '1', totalitems: '1' }

/** The failure of an unreadable response; null when it can be read. */
const failureOf = (call: AnyCall, body: unknown) => {
  try {
    readResponse(call, new Response(null, { headers }), JSON.stringify(body), {
      now: 0,
      onFailed: () => {},
    })
    return null
  } catch (thrown) {
    if (thrown instanceof CallFailed) return thrown.failure
    throw thrown
  }
}

/** A value of another type. */
const ofAnotherKind = (value: unknown) =>
  typeof value === 'object' ? SECRETS[0] : { [SECRETS[0] as string]: SECRETS }

/** Rows of a list and keys of an object by rule type may be missing; every other value is required. */
const mayBeMissing = (sample: unknown, path: Path) =>
  path.at(-1) === RULE_TYPE || Array.isArray(valueAt(sample, path.slice(0, -1)))

const CALLS = Object.entries(adapterCalls()).filter(([, call]) => call.read !== nothing)

describe.each(CALLS)('%s', (name, call) => {
  const sample = sampleOf(call)
  const places = placesIn(sample)

  it(`${name} reads its sample response`, () => {
    expect(failureOf(call, sample)).toBeNull()
  })

  it(`${name} refuses a response broken at any place, naming the call and the place and never a value`, () => {
    for (const path of places) {
      const place = path.join('.')
      const broken = changed(sample, path, ofAnotherKind(valueAt(sample, path)))
      const missing = changed(sample, path, undefined)
      for (const body of mayBeMissing(sample, path) ? [broken] : [broken, missing]) {
        const failure = failureOf(call, body)
        expect({ place, failure }).toMatchObject({
          failure: { kind: 'unreadable', call: call.route, status: 200 },
        })
        const failureText = `${failure?.detail} ${failure?.requestId}`
        expect(failureText).toMatch(new RegExp(`^${place.replaceAll('.', '[.]')}: `))
        expect(SECRETS.filter(secret => failureText.includes(secret))).toEqual([])
      }
    }
  })
})

it('only calls that remove, sign out, acknowledge or record an export read nothing', () => {
  const rest = Object.entries(adapterCalls()).flatMap(([name, { read }]) => (read === nothing ? [name] : []))
  expect(rest.toSorted((one, other) => one.localeCompare(other))).toEqual([
    'apiKeyCalls.revoke',
    'auditLogCalls.recordExport',
    'companyUserCalls.remove',
    'policyCalls.acknowledge',
    'policyCalls.discardDraft',
    'savedSearchCalls.remove',
    'sessionCalls.signOut',
    'subscriptionCalls.unsubscribe',
    'userInvitationCalls.remove',
    'webhookCalls.remove',
  ])
})
