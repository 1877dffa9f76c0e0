import type { Scope } from './scopes.ts'

/** A scope as text: its name, and what its holder does or sees. */
export interface ScopeLabels {
  readonly label: string
  /** One line about the user who holds it. */
  readonly explanation: string
}

/**
 * The name of each scope and what it opens.
 *
 * Source: section 6, "Scopes". Choice: the specification explains only `block_safety_data`; the other lines follow from
 * the names.
 */
export const SCOPE_LABELS = {
  block_safety_data: {
    label: 'No safety data',
    explanation: 'Does not see inspections, crashes, violations and ratings of carriers.',
  },
  manage_users: {
    label: 'Manage users',
    explanation: 'Invites people, removes them and changes what they may do.',
  },
  sourcing: { label: 'Sourcing', explanation: 'Finds new carriers and invites them to connect.' },
  manage_rule_overrides: {
    label: 'Rule overrides',
    explanation: 'Accepts exceptions to the company’s rules, and ends them.',
  },
  onboarding: {
    label: 'Onboarding',
    explanation: 'Takes carriers through packets, contracts and tax forms.',
  },
  surveys_publish: { label: 'Publish surveys', explanation: 'Publishes surveys for carriers to answer.' },
  surveys_workflow: { label: 'Surveys', explanation: 'Follows up on what carriers answered in surveys.' },
  insurance_workflow: {
    label: 'Insurance',
    explanation: 'Asks for insurance certificates and follows up on them.',
  },
  support_workflow: { label: 'Support', explanation: 'Looks after the questions that carriers send in.' },
  view_bank_accounts: {
    label: 'Bank accounts',
    explanation: 'Sees the bank accounts that carriers are paid to.',
  },
  connection_notifications: {
    label: 'Connection notifications',
    explanation: 'Is told when a connection with a carrier changes.',
  },
  tickets_workflow: { label: 'Alerts', explanation: 'Works on alerts.' },
  tickets_load_lock_manager: {
    label: 'Load alerts, manager',
    explanation: 'Gives alerts about loads to anyone in the company.',
  },
  tickets_load_lock_staff: {
    label: 'Load alerts, staff',
    explanation: 'Takes alerts about loads and gives them to managers and compliance.',
  },
  compliance: {
    label: 'Compliance',
    explanation: 'Watches over the rules, and gives alerts about loads to anyone in the company.',
  },
} as const satisfies Readonly<Record<Scope, ScopeLabels>>

/** Whether a scope restricts its holder instead of opening something. Source: section 6, "Safety data". */
export const isRestriction = (scope: Scope): boolean => scope === 'block_safety_data'

/**
 * Whether a user may give a scope without holding it: it opens nothing to its new holder. A restriction takes away, and
 * being notified of connections only sends mail.
 *
 * Source: section 6, "Scopes". Choice: so that anyone who manages users can turn such mail off and on again.
 */
export const opensNothing = (scope: Scope): boolean =>
  isRestriction(scope) || scope === 'connection_notifications'
