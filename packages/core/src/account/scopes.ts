/** The rights a user may hold, by the names the monitor uses. Source: section 6, "Scopes", whole and in its order. */
export const SCOPES = [
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
] as const

/** One of the fifteen. Source: section 6, "Scopes". */
export type Scope = (typeof SCOPES)[number]

/** Whether a text names a scope, exactly. Source: section 6, "Scopes". */
export const isScope = (text: string): text is Scope => SCOPES.some(scope => scope === text)

/** The scopes of a list, each once and in the order of `SCOPES`, so that two lists of the same rights are equal. */
export const orderedScopes = (scopes: readonly Scope[]): readonly Scope[] =>
  SCOPES.filter(scope => scopes.includes(scope))
