import { expect, it } from 'vitest'
import { isRestriction, opensNothing, SCOPE_LABELS } from './scope-labels.ts'
import { SCOPES } from './scopes.ts'

it.each([
  [
    'block_safety_data',
    'No safety data',
    'Does not see inspections, crashes, violations and ratings of carriers.',
  ],
  ['manage_users', 'Manage users', 'Invites people, removes them and changes what they may do.'],
  ['sourcing', 'Sourcing', 'Finds new carriers and invites them to connect.'],
  ['manage_rule_overrides', 'Rule overrides', 'Accepts exceptions to the company’s rules, and ends them.'],
  ['onboarding', 'Onboarding', 'Takes carriers through packets, contracts and tax forms.'],
  ['surveys_publish', 'Publish surveys', 'Publishes surveys for carriers to answer.'],
  ['surveys_workflow', 'Surveys', 'Follows up on what carriers answered in surveys.'],
  ['insurance_workflow', 'Insurance', 'Asks for insurance certificates and follows up on them.'],
  ['support_workflow', 'Support', 'Looks after the questions that carriers send in.'],
  ['view_bank_accounts', 'Bank accounts', 'Sees the bank accounts that carriers are paid to.'],
  [
    'connection_notifications',
    'Connection notifications',
    'Is told when a connection with a carrier changes.',
  ],
  ['tickets_workflow', 'Alerts', 'Works on alerts.'],
  ['tickets_load_lock_manager', 'Load alerts, manager', 'Gives alerts about loads to anyone in the company.'],
  [
    'tickets_load_lock_staff',
    'Load alerts, staff',
    'Takes alerts about loads and gives them to managers and compliance.',
  ],
  [
    'compliance',
    'Compliance',
    'Watches over the rules, and gives alerts about loads to anyone in the company.',
  ],
] as const)('the label of %s is %s', (scope, label, explanation) => {
  expect(SCOPE_LABELS[scope]).toEqual({ label, explanation })
})

it('only one scope restricts its holder', () => {
  expect(SCOPES.filter(isRestriction)).toEqual(['block_safety_data'])
})

it('a restriction and a scope that only sends mail open nothing', () => {
  expect(SCOPES.filter(opensNothing)).toEqual(['block_safety_data', 'connection_notifications'])
})
