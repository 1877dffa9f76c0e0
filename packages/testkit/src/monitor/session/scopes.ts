/** Every right that a user may hold, and the one restriction. Source: section 6, "Scopes", whole and in its order. */
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

/** The one that takes something away from its holder. Source: section 6, "Safety data". */
export const RESTRICTION = 'block_safety_data' satisfies Scope

/**
 * Those that anybody who manages users may give, also without holding them: they open nothing.
 * Choice: being told of connections only brings mail.
 */
export const FREE_TO_GIVE: ReadonlySet<Scope> = new Set<Scope>([RESTRICTION, 'connection_notifications'])

/** Inviting people, removing them, and saying what they may do. */
export const MANAGE_USERS = 'manage_users' satisfies Scope

/** What the first user of a company holds: everything that opens something. */
export const EVERY_RIGHT: readonly Scope[] = SCOPES.filter(scope => scope !== RESTRICTION)

/** The scopes of a list, each once and in the order of all. Words that are none are left out. */
export const orderedScopes = (scopes: readonly string[]): readonly Scope[] =>
  SCOPES.filter(scope => scopes.includes(scope))
