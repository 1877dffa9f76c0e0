/** The rights a user may hold. Source: section 6, "Scopes", whole and in its order. */
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

export type Scope = (typeof SCOPES)[number]
