import { expect, it } from 'vitest'
import { groupedScopes, SCOPE_GROUPS, scopesText } from './scope-groups.ts'
import { isRestriction } from './scope-labels.ts'
import { orderedScopes, SCOPES } from './scopes.ts'

it('every scope is in one group', () => {
  const grouped = SCOPE_GROUPS.flatMap(({ scopes }) => scopes)
  expect(orderedScopes(grouped)).toEqual(SCOPES)
  expect(grouped).toHaveLength(SCOPES.length)
})

it('a restriction comes last, in a group of its own', () => {
  expect(SCOPE_GROUPS.filter(({ scopes }) => scopes.some(isRestriction)).map(({ label }) => label)).toEqual([
    'Restrictions',
  ])
  expect(SCOPE_GROUPS.at(-1)?.label).toBe('Restrictions')
})

it.each([
  [[], []],
  [['sourcing'], [{ label: 'Carriers', scopes: ['sourcing'] }]],
  [
    ['block_safety_data', 'compliance', 'onboarding', 'sourcing'],
    [
      { label: 'Carriers', scopes: ['sourcing', 'onboarding'] },
      { label: 'Rules', scopes: ['compliance'] },
      { label: 'Restrictions', scopes: ['block_safety_data'] },
    ],
  ],
] as const)('the groups of %j are those with any of them', (scopes, groups) => {
  expect(groupedScopes(scopes)).toEqual(groups)
})

it.each([
  [[], 'View and search only'],
  [['block_safety_data', 'manage_users', 'sourcing'], 'Admin, Sourcing, No safety data'],
] as const)('the scopes %j in one line are %j', (scopes, text) => {
  expect(scopesText(scopes)).toBe(text)
})
