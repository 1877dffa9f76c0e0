import { aCompanyUser, someToggles } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  decideRemoval,
  decideScopeChange,
  mayManageScopes,
  scopeHindrance,
  USER_CHANGE_REFUSALS,
} from './user-management.ts'

const shown = someToggles()
const hidden = someToggles({ showsScopeManagement: false })
const manager = aCompanyUser({ scopes: ['manage_users', 'onboarding', 'compliance'] })
const colleague = aCompanyUser({ scopes: ['sourcing'] })
const restricted = aCompanyUser({ scopes: ['block_safety_data', 'manage_users'] })

it.each([
  [manager, shown, true],
  [manager, hidden, false],
  [colleague, shown, false],
  [colleague, hidden, false],
])('managing scopes requires the right, and a portal that shows it', (user, toggles, may) => {
  expect(mayManageScopes(user, toggles)).toBe(may)
})

const change = {
  by: manager,
  user: colleague,
  managers: 1,
  scopes: ['compliance', 'onboarding'],
  toggles: shown,
} as const

it('changing scopes gives them in order', () => {
  expect(decideScopeChange(change)).toEqual({ ok: true, value: ['onboarding', 'compliance'] })
})

it('a scope that opens nothing may be given without being held, and taken back', () => {
  const given = ['manage_users', 'connection_notifications'] as const
  const own = { ...change, by: manager, user: manager, managers: 2 }
  expect(decideScopeChange({ ...own, scopes: given })).toEqual({ ok: true, value: given })
  expect(
    decideScopeChange({ ...own, user: aCompanyUser({ scopes: given }), scopes: ['manage_users'] }),
  ).toEqual({
    ok: true,
    value: ['manage_users'],
  })
})

it.each([
  [
    'a user without the right to manage users',
    { ...change, by: colleague, toggles: hidden },
    'may-not-manage',
  ],
  ['any change where scopes are hidden', { ...change, toggles: hidden, user: manager }, 'scopes-hidden'],
  ['the last manager, themselves', { ...change, user: manager }, 'last-manager'],
  ['giving a scope that is not held', { ...change, scopes: ['sourcing', 'view_bank_accounts'] }, 'not-held'],
  ['giving oneself more', { ...change, user: manager, scopes: ['manage_users', 'sourcing'] }, 'not-held'],
  [
    'lifting a restriction from oneself',
    { ...change, by: restricted, user: restricted, scopes: ['manage_users'] },
    'restricted',
  ],
  [
    'lifting a restriction from another while under it',
    { ...change, by: restricted, user: { scopes: ['block_safety_data'] }, scopes: [] },
    'restricted',
  ],
  ['the last manager, when none is counted', { ...change, user: manager, managers: 0 }, 'last-manager'],
] as const)('changing scopes refuses %s', (_, refusedChange, refusal) => {
  expect(decideScopeChange(refusedChange)).toEqual({ ok: false, refusal })
})

it('changing scopes keeps what a user already holds, and lets anyone restrict', () => {
  const decided = decideScopeChange({ ...change, scopes: ['sourcing', 'onboarding', 'block_safety_data'] })
  expect(decided).toEqual({ ok: true, value: ['block_safety_data', 'sourcing', 'onboarding'] })
})

it('a restriction may be lifted by a user who is not under it', () => {
  const user = { scopes: ['block_safety_data', 'sourcing'] } as const
  expect(decideScopeChange({ ...change, user, scopes: ['sourcing'] })).toEqual({
    ok: true,
    value: ['sourcing'],
  })
})

it('the last manager stays one, and one of two may stop', () => {
  const decided = decideScopeChange({ ...change, user: manager, scopes: ['manage_users'] })
  expect(decided).toEqual({ ok: true, value: ['manage_users'] })
  expect(decideScopeChange({ ...change, user: manager, managers: 2 }).ok).toBe(true)
})

const by = restricted
const last = { by: manager, user: manager, managers: 1, toggles: shown }
const other = {
  by,
  user: { scopes: ['block_safety_data', 'compliance'] },
  managers: 1,
  toggles: shown,
} as const

it.each([
  ['the last manager may not stop managing', last, 'manage_users', 'last-manager'],
  ['but may give up another', last, 'compliance', null],
  ['and takes none that they do not hold', last, 'sourcing', 'not-held'],
  ['a restriction stays by who is under it', other, 'block_safety_data', 'restricted'],
  ['a right that only the user holds may go', other, 'compliance', null],
  ['nothing changes where scopes are hidden', { ...last, toggles: hidden }, 'compliance', 'scopes-hidden'],
] as const)('one scope of a user: %s', (_, change, scope, hindrance) => {
  expect(scopeHindrance(change, scope)).toBe(hindrance)
})

it.each([
  ['a coworker', { by: manager, user: colleague, managers: 1 }, { ok: true, value: undefined }],
  ['one of two managers', { by: manager, user: manager, managers: 2 }, { ok: true, value: undefined }],
  ['the last manager', { by: manager, user: manager, managers: 1 }, { ok: false, refusal: 'last-manager' }],
  [
    'anyone, without the right,',
    { by: colleague, user: manager, managers: 1 },
    { ok: false, refusal: 'may-not-manage' },
  ],
])('removing %s is decided', (_, change, outcome) => {
  expect(decideRemoval(change)).toEqual(outcome)
})

it('each refusal has a message', () => {
  expect(USER_CHANGE_REFUSALS).toEqual({
    'may-not-manage': 'Only an admin can do this.',
    'scopes-hidden': 'Permissions cannot be changed here.',
    'last-manager': 'Your company needs an admin. Make someone else an admin first.',
    'not-held': 'You can only give permissions that you have.',
    restricted: 'You cannot lift a restriction that applies to you.',
  })
})
