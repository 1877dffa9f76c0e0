/** Every scope: the rights of a user and the one restriction. Source: section 6, "Scopes", in its order. */
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

/** One of the fifteen. */
export type Scope = (typeof SCOPES)[number]

/** The scope that restricts its holder. Source: section 6, "Safety data". */
export const RESTRICTION = 'block_safety_data' satisfies Scope

/**
 * The scopes that anyone who manages users may give without holding them, as they grant nothing.
 * Choice: connection notifications only cause mail.
 */
export const FREE_TO_GIVE: ReadonlySet<Scope> = new Set<Scope>([RESTRICTION, 'connection_notifications'])

/** The right to invite and remove users, and to set their scopes. */
export const MANAGE_USERS = 'manage_users' satisfies Scope

/** The scopes of the first user of a company: all but the restriction. */
export const EVERY_RIGHT: readonly Scope[] = SCOPES.filter(scope => scope !== RESTRICTION)

/** The scopes of a list, each once and in the order of all. Unknown ones are left out. */
export const orderedScopes = (scopes: readonly string[]): readonly Scope[] =>
  SCOPES.filter(scope => scopes.includes(scope))
