import { expect, it } from 'vitest'
import { isRestriction, opensNothing, SCOPE_LABELS } from './scope-labels.ts'
import { SCOPES } from './scopes.ts'

it.each([
  [
    'block_safety_data',
    'No safety data',
    'Cannot see carriers’ inspections, crashes, violations, and ratings.',
  ],
  ['manage_users', 'Admin', 'Invite and remove people, and change their permissions.'],
  ['sourcing', 'Sourcing', 'Find new carriers and invite them to connect.'],
  ['manage_rule_overrides', 'Rule overrides', 'Create and end exceptions to your company’s rules.'],
  ['onboarding', 'Onboarding', 'Onboard carriers: packets, contracts, and tax forms.'],
  ['surveys_publish', 'Publish surveys', 'Publish surveys for carriers.'],
  ['surveys_workflow', 'Surveys', 'Follow up on survey responses.'],
  ['insurance_workflow', 'Insurance', 'Request insurance certificates and follow up on them.'],
  ['support_workflow', 'Support', 'Answer questions from carriers.'],
  ['view_bank_accounts', 'Bank accounts', 'See the bank accounts carriers are paid to.'],
  [
    'connection_notifications',
    'Connection notifications',
    'Get an e-mail when a connection with a carrier changes.',
  ],
  ['tickets_workflow', 'Alerts', 'Work on alerts.'],
  ['tickets_load_lock_manager', 'Load alert manager', 'Assign load alerts to anyone at the company.'],
  [
    'tickets_load_lock_staff',
    'Load alert staff',
    'Take load alerts and assign them to managers and compliance.',
  ],
  ['compliance', 'Compliance', 'Oversee the rules, and assign load alerts to anyone at the company.'],
] as const)('the label of %s is %s', (scope, label, explanation) => {
  expect(SCOPE_LABELS[scope]).toEqual({ label, explanation })
})

it('only one scope restricts its holder', () => {
  expect(SCOPES.filter(isRestriction)).toEqual(['block_safety_data'])
})

it('a restriction and a scope that only sends mail open nothing', () => {
  expect(SCOPES.filter(opensNothing)).toEqual(['block_safety_data', 'connection_notifications'])
})
