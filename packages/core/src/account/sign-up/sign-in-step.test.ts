import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { SIGN_IN_STEPS, signInStep } from './sign-in-step.ts'

it.each([
  [null, null, 'sign-in'],
  [null, 'dana@northlake.example', 'code'],
  [aUser(), 'dana@northlake.example', 'done'],
  [aUser(), null, 'done'],
])('signing in shows its step', (user, codeSentTo, step) => {
  expect(signInStep({ user, codeSentTo })).toBe(step)
})

it('the address comes first, then the code', () => {
  expect(SIGN_IN_STEPS).toEqual(['sign-in', 'code', 'done'])
})
