import { describe, expect, it } from 'vitest'
import type { Refusal } from '../shared/refusal.ts'
import { permissionDecision } from './server-permission.ts'

const unauthenticated: Refusal = { kind: 'unauthenticated', requestId: null }
const forbidden: Refusal = { kind: 'forbidden', message: 'Your plan has no rules.', requestId: 'r-7' }
const missing: Refusal = { kind: 'not-found', requestId: null }

describe('a refusal', () => {
  const place = { isLoginOrSignUp: false }

  it('for want of a session asks to sign in, and comes back', () => {
    expect(permissionDecision(unauthenticated, place)).toEqual({ kind: 'sign-in', savedTarget: 'store' })
  })

  it('for want of a right says so, in the words of the server', () => {
    expect(permissionDecision(forbidden, place)).toEqual({
      kind: 'closed',
      message: {
        title: 'This is not open to you',
        explanation: 'Your plan has no rules.',
        advice: 'Somebody who manages users in your company can change your rights.',
        requestId: 'r-7',
      },
    })
  })

  it('for another reason is the caller’s', () => {
    expect(permissionDecision(missing, place)).toEqual({ kind: 'caller' })
  })

  it.each([unauthenticated, forbidden, missing])(
    'on a login or sign-up page is the caller’s: $kind',
    refusal => {
      expect(permissionDecision(refusal, { isLoginOrSignUp: true })).toEqual({ kind: 'caller' })
    },
  )
})
