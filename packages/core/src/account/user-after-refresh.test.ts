import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { Failure } from '../shared/failure.ts'
import type { UserId } from '../shared/ids.ts'
import type { Refusal } from '../shared/refusal.ts'
import { userAfterRefresh } from './user-after-refresh.ts'

const known = aUser()
const renewed = aUser({ id: 8 as UserId })
const refused = (refusal: Refusal) => ({ ok: false, refusal }) as const

it('after a refresh the user is the one the server names', () => {
  expect(userAfterRefresh(known, { ok: true, value: renewed })).toEqual({ user: renewed, error: null })
  expect(userAfterRefresh(null, { ok: true, value: renewed })).toEqual({ user: renewed, error: null })
})

it('after a refresh the user is null when no one is signed in', () => {
  const answer = refused({ kind: 'unauthenticated', requestId: 'r-1' })
  expect(userAfterRefresh(known, answer)).toEqual({ user: null, error: null })
})

it.each<Refusal>([
  { kind: 'invalid', problems: [], requestId: 'r-2' },
  { kind: 'forbidden', message: null, requestId: null },
  { kind: 'not-found', requestId: null },
  { kind: 'too-many', retryAfterSeconds: 5, requestId: null },
])('after a refresh the known user stays, with the refusal: $kind', refusal => {
  expect(userAfterRefresh(known, refused(refusal))).toEqual({ user: known, error: refusal })
  expect(userAfterRefresh(undefined, refused(refusal))).toEqual({ user: undefined, error: refusal })
})

it('after a refresh without a response the known user stays', () => {
  const failure: Failure = {
    kind: 'offline',
    call: 'GET refresh_jwt',
    status: null,
    requestId: null,
    detail: null,
  }
  expect(userAfterRefresh(known, { ok: false, failure })).toEqual({ user: known, error: failure })
  expect(userAfterRefresh(null, { ok: false, failure })).toEqual({ user: null, error: failure })
})
