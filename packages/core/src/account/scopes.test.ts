import { expect, it } from 'vitest'
import { isScope, orderedScopes, SCOPES } from './scopes.ts'

it('there are fifteen scopes', () => {
  expect(SCOPES).toEqual([
    'block_safety_data',
    'manage_users',
    'sourcing',
    'manage_rule_overrides',
    'onboarding',
    'surveys_publish',
    'surveys_workflow',
    'insurance_workflow',
    'support_workflow',
    'view_bank_accounts',
    'connection_notifications',
    'tickets_workflow',
    'tickets_load_lock_manager',
    'tickets_load_lock_staff',
    'compliance',
  ])
})

it.each([
  ['sourcing', true],
  ['compliance', true],
  ['Sourcing', false],
  ['sourcing ', false],
  ['', false],
  ['toString', false],
])('%j is a scope: %s', (text, is) => {
  expect(isScope(text)).toBe(is)
})

it('scopes are in their order, each once', () => {
  expect(orderedScopes(['compliance', 'sourcing', 'compliance'])).toEqual(['sourcing', 'compliance'])
  expect(orderedScopes([])).toEqual([])
})
