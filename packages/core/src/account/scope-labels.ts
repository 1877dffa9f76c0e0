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
    explanation: 'Cannot see carriers’ inspections, crashes, violations, and ratings.',
  },
  manage_users: {
    label: 'Admin',
    explanation: 'Invite and remove people, and change their permissions.',
  },
  sourcing: { label: 'Sourcing', explanation: 'Find new carriers and invite them to connect.' },
  manage_rule_overrides: {
    label: 'Rule overrides',
    explanation: 'Create and end exceptions to your company’s rules.',
  },
  onboarding: {
    label: 'Onboarding',
    explanation: 'Onboard carriers: packets, contracts, and tax forms.',
  },
  surveys_publish: { label: 'Publish surveys', explanation: 'Publish surveys for carriers.' },
  surveys_workflow: { label: 'Surveys', explanation: 'Follow up on survey responses.' },
  insurance_workflow: {
    label: 'Insurance',
    explanation: 'Request insurance certificates and follow up on them.',
  },
  support_workflow: { label: 'Support', explanation: 'Answer questions from carriers.' },
  view_bank_accounts: {
    label: 'Bank accounts',
    explanation: 'See the bank accounts carriers are paid to.',
  },
  connection_notifications: {
    label: 'Connection notifications',
    explanation: 'Get an e-mail when a connection with a carrier changes.',
  },
  tickets_workflow: { label: 'Alerts', explanation: 'Work on alerts.' },
  tickets_load_lock_manager: {
    label: 'Load alert manager',
    explanation: 'Assign load alerts to anyone at the company.',
  },
  tickets_load_lock_staff: {
    label: 'Load alert staff',
    explanation: 'Take load alerts and assign them to managers and compliance.',
  },
  compliance: {
    label: 'Compliance',
    explanation: 'Oversee the rules, and assign load alerts to anyone at the company.',
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
