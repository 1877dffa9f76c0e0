import { expect, it } from 'vitest'
import type { Refusal } from '../shared/refusal.ts'
import { permissionDecision } from './server-permission.ts'

const unauthenticated: Refusal = { kind: 'unauthenticated', requestId: null }
const forbidden: Refusal = { kind: 'forbidden', message: 'Your plan has no rules.', requestId: 'r-7' }
const missing: Refusal = { kind: 'not-found', requestId: null }

const place = { isLoginOrSignUp: false }

it('a refusal without a session leads to sign-in and back', () => {
  expect(permissionDecision(unauthenticated, place)).toEqual({ kind: 'sign-in', savedTarget: 'store' })
})

it("a refusal without a right shows the server's message", () => {
  expect(permissionDecision(forbidden, place)).toEqual({
    kind: 'closed',
    message: {
      title: 'You do not have access to this',
      explanation: 'Your plan has no rules.',
      advice: 'An admin at your company can change your permissions.',
      requestId: 'r-7',
    },
  })
})

it('a refusal for another reason is the caller’s', () => {
  expect(permissionDecision(missing, place)).toEqual({ kind: 'caller' })
})

it.each([unauthenticated, forbidden, missing])(
  'a refusal on a login or sign-up page is the caller’s: $kind',
  refusal => {
    expect(permissionDecision(refusal, { isLoginOrSignUp: true })).toEqual({ kind: 'caller' })
  },
)
