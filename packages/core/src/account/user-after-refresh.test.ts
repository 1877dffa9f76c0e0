import { aUser } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../shared/failure.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { UserId } from '../shared/ids.ts'
import { userAfterRefresh } from './user-after-refresh.ts'

const known = aUser()
const renewed = aUser({ id: 8 as UserId })
const refused = (refusal: Refusal) => ({ ok: false, refusal }) as const

describe('after a refresh', () => {
  it('whoever the server names is here', () => {
    expect(userAfterRefresh(known, { ok: true, value: renewed })).toEqual({ user: renewed, error: null })
    expect(userAfterRefresh(null, { ok: true, value: renewed })).toEqual({ user: renewed, error: null })
  })

  it('nobody is here when nobody is signed in', () => {
    const answer = refused({ kind: 'unauthenticated', requestId: 'r-1' })
    expect(userAfterRefresh(known, answer)).toEqual({ user: null, error: null })
  })

  it.each<Refusal>([
    { kind: 'invalid', problems: [], requestId: 'r-2' },
    { kind: 'forbidden', message: null, requestId: null },
    { kind: 'not-found', requestId: null },
    { kind: 'too-many', retryAfterSeconds: 5, requestId: null },
  ])('whoever was known is still here, with the refusal: $kind', refusal => {
    expect(userAfterRefresh(known, refused(refusal))).toEqual({ user: known, error: refusal })
    expect(userAfterRefresh(undefined, refused(refusal))).toEqual({ user: undefined, error: refusal })
  })

  it('whoever was known is still here when nothing was answered', () => {
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
})
