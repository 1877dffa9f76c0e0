import { aCompany, aNewUser, anOpenInvitation, aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { SIGN_UP_LABELS, SIGN_UP_STEPS, signUpStep } from './sign-up-step.ts'

const unchecked = { kind: 'unchecked' } as const
const email = 'new@northlake.example'
const named = aNewUser({ firstName: 'Ira', lastName: 'Novak' })

it.each([
  ['a visitor', null, null, 'sign-up'],
  ['a visitor with a code', null, email, 'code'],
  ['a user without names', aNewUser(), email, 'details'],
  ['a user without names, with a company', aUser({ lastName: null }), null, 'details'],
  ['a user with names', named, email, 'create-company'],
  ['a company without an id', aUser({ company: aCompany({ id: null }) }), null, 'create-company'],
  ['a company without a status', aUser({ company: aCompany({ status: null }) }), null, 'create-company'],
  ['a company', aUser(), null, 'check-invitation'],
] as const)('the sign-up step of %s', (_, user, codeSentTo, step) => {
  expect(signUpStep({ user, codeSentTo, invitation: unchecked })).toBe(step)
})

it.each([
  [{ kind: 'open', invitation: anOpenInvitation() }, 'claim-invitation'],
  [{ kind: 'none' }, 'done'],
  [{ kind: 'claimed' }, 'done'],
  [{ kind: 'left' }, 'done'],
] as const)('with a company and the invitation %j the sign-up step is %s', (invitation, step) => {
  expect(signUpStep({ user: aUser(), codeSentTo: null, invitation })).toBe(step)
})

it('sign-up requests a company before it checks for an invitation', () => {
  expect(signUpStep({ user: named, codeSentTo: null, invitation: unchecked })).toBe('create-company')
})

it.each([
  [{ kind: 'open', invitation: anOpenInvitation() }, 'claim-invitation'],
  [{ kind: 'none' }, 'create-company'],
  [{ kind: 'left' }, 'create-company'],
] as const)(
  'without a company and with the invitation %j known, the sign-up step is %s',
  (invitation, step) => {
    expect(signUpStep({ user: named, codeSentTo: null, invitation })).toBe(step)
  },
)

it('the sign-up steps are in order, each with a name', () => {
  expect(SIGN_UP_STEPS.map(step => [step, SIGN_UP_LABELS[step]])).toEqual([
    ['sign-up', 'Your e-mail'],
    ['code', 'The code we sent'],
    ['details', 'Your name'],
    ['create-company', 'Your company'],
    ['check-invitation', 'Checking for an invitation'],
    ['claim-invitation', 'Your invitation'],
    ['done', 'Ready'],
  ])
})
