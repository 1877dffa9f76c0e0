import { expect, it } from 'vitest'
import type { Failure } from '../../shared/failure.ts'
import { SIGN_OUT_EFFECTS, signOutEffects } from './sign-out.ts'

const failure: Failure = {
  kind: 'offline',
  call: 'GET sign_out',
  status: null,
  requestId: null,
  detail: null,
}

it('signing out clears all data of the person, then shows sign-in', () => {
  expect(SIGN_OUT_EFFECTS).toEqual([
    'shut-down-chat',
    'clear-user',
    'clear-feature-flags',
    'clear-local-storage',
    'clear-kept-results',
    'tell-other-tabs',
    'go-to-login',
  ])
})

it('signing out sends no request when the call ended the session, or there was none', () => {
  expect(signOutEffects({ ok: true, value: undefined })).toEqual(SIGN_OUT_EFFECTS)
  expect(signOutEffects({ ok: false, refusal: { kind: 'unauthenticated', requestId: null } })).toEqual(
    SIGN_OUT_EFFECTS,
  )
})

it.each([
  { ok: false, refusal: { kind: 'forbidden', message: null, requestId: null } } as const,
  { ok: false, refusal: { kind: 'invalid', problems: [], requestId: null } } as const,
  { ok: false, failure } as const,
])('signing out clears as much when the call failed, and ends the session later: %j', answer => {
  expect(signOutEffects(answer)).toEqual([...SIGN_OUT_EFFECTS, 'retry'])
})
