import { SCOPE_LABELS } from './scope-labels.ts'
import type { Scope } from './scopes.ts'

/** Scopes that belong to one kind of work. */
export interface ScopeGroup {
  readonly label: string
  readonly scopes: readonly Scope[]
}

/**
 * The scopes in groups, each in one; a restriction comes last.
 *
 * Source: section 6, "Scopes". Choice: grouped by what a broker does.
 */
export const SCOPE_GROUPS: readonly ScopeGroup[] = [
  { label: 'Company', scopes: ['manage_users'] },
  {
    label: 'Carriers',
    scopes: [
      'sourcing',
      'onboarding',
      'insurance_workflow',
      'view_bank_accounts',
      'connection_notifications',
    ],
  },
  { label: 'Rules', scopes: ['manage_rule_overrides', 'compliance'] },
  { label: 'Alerts', scopes: ['tickets_workflow', 'tickets_load_lock_manager', 'tickets_load_lock_staff'] },
  {
    label: 'Surveys and support',
    scopes: ['surveys_publish', 'surveys_workflow', 'support_workflow'],
  },
  { label: 'Restrictions', scopes: ['block_safety_data'] },
]

/** The groups of some scopes, those without any of them left out. Empty: none. Source: section 6, "Scopes". */
export const groupedScopes = (scopes: readonly Scope[]): readonly ScopeGroup[] =>
  SCOPE_GROUPS.map(group => ({
    ...group,
    scopes: group.scopes.filter(scope => scopes.includes(scope)),
  })).filter(group => group.scopes.length > 0)

/**
 * A user's scopes in one line: "Sourcing, Onboarding, No safety data".
 *
 * Empty: "View and search only", as nothing more is open without a scope.
 * Source: section 6, "Scopes".
 */
export const scopesText = (scopes: readonly Scope[]): string => {
  const labels = groupedScopes(scopes).flatMap(group => group.scopes.map(scope => SCOPE_LABELS[scope].label))
  return labels.length === 0 ? 'View and search only' : labels.join(', ')
}
