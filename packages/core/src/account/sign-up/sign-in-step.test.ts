import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { SIGN_IN_STEPS, signInStep } from './sign-in-step.ts'

it.each([
  [null, null, 'sign-in'],
  [null, 'dana@northlake.example', 'code'],
  [aUser(), 'dana@northlake.example', 'done'],
  [aUser(), null, 'done'],
])('signing in stands at its step', (user, codeSentTo, step) => {
  expect(signInStep({ user, codeSentTo })).toBe(step)
})

it('an address comes first, then the code', () => {
  expect(SIGN_IN_STEPS).toEqual(['sign-in', 'code', 'done'])
})
