import { aUser } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { SCOPES } from '../scopes.ts'
import {
  grantableScopes,
  INVITATION_SCOPE_HINDRANCES,
  invitationScopeHindrance,
  invitedScopes,
  RESEND_SCOPES,
} from './invitation-scopes.ts'

const shown = { showsScopeManagement: true }
const hidden = { showsScopeManagement: false }
const manager = aUser({ scopes: ['sourcing', 'manage_users'] })

it('an inviter may give their own scopes and the restriction, in the order of all scopes', () => {
  expect(grantableScopes(manager, shown)).toEqual([
    'block_safety_data',
    'manage_users',
    'sourcing',
    'connection_notifications',
  ])
  expect(grantableScopes(aUser({ scopes: SCOPES }), shown)).toEqual(SCOPES)
})

it('there are no scopes to give without managing users, and none to choose while scope management is hidden', () => {
  expect(grantableScopes(aUser({ scopes: ['sourcing', 'compliance'] }), shown)).toEqual([])
  expect(grantableScopes(manager, hidden)).toEqual([])
})

const restricted = aUser({ scopes: ['block_safety_data', 'manage_users'] })

it.each([
  [manager, 'sourcing', null],
  [manager, 'block_safety_data', null],
  [manager, 'compliance', 'not-held'],
  [restricted, 'block_safety_data', 'passed-on'],
  [restricted, 'sourcing', 'not-held'],
  [aUser({ scopes: ['sourcing'] }), 'sourcing', 'not-held'],
] as const)(
  'a scope of an invitation may be chosen by the inviter, or has a reason why not',
  (inviter, scope, hindrance) => {
    expect(invitationScopeHindrance(inviter, shown, scope)).toBe(hindrance)
  },
)

it('every reason why a scope may not be chosen has a message', () => {
  expect(INVITATION_SCOPE_HINDRANCES).toEqual({
    'not-held': 'You can only give permissions that you have.',
    'passed-on': 'This restriction applies to you, so it applies to them too.',
  })
})

it('an invitation carries the chosen scopes, each once and in the order of all scopes', () => {
  expect(invitedScopes(manager, ['sourcing', 'manage_users', 'sourcing'], shown)).toEqual([
    'manage_users',
    'sourcing',
  ])
  expect(invitedScopes(manager, [], shown)).toEqual([])
})

it('an invitation carries sourcing and manage_users when resent and while scope management is hidden', () => {
  expect(RESEND_SCOPES).toEqual(['sourcing', 'manage_users'])
  expect(invitedScopes(manager, ['compliance'], hidden)).toEqual(['manage_users', 'sourcing'])
})

it('an invitation carries the restriction of the inviter', () => {
  const restricted = aUser({ scopes: ['block_safety_data', 'manage_users', 'sourcing'] })
  expect(invitedScopes(restricted, ['sourcing'], shown)).toEqual(['block_safety_data', 'sourcing'])
  expect(invitedScopes(restricted, [], hidden)).toEqual(['block_safety_data', 'manage_users', 'sourcing'])
  expect(invitedScopes(manager, ['block_safety_data'], shown)).toEqual(['block_safety_data'])
})
