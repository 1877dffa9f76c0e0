import { hasScope } from './rights.ts'
import type { Scope } from './scopes.ts'
import type { CurrentUser } from './user.ts'

/** An owner of scopes: the signed-in person, or a user of the company. */
export type ScopeHolder = Pick<CurrentUser, 'scopes'>

const holding =
  (scope: Scope) =>
  (user: ScopeHolder): boolean =>
    hasScope(user, scope)

/**
 * Whether a user sees inspections, crashes, violations and ratings: everyone without the scope `block_safety_data`.
 *
 * Source: section 6, "Safety data".
 */
export const seesSafetyData = (user: ScopeHolder): boolean => !hasScope(user, 'block_safety_data')

/** Whether a user invites people, removes them and changes what they may do. Source: section 6, "Scopes". */
export const mayManageUsers = holding('manage_users')

/** Whether a user finds new carriers and invites them. Source: section 6, "Scopes". */
export const maySourceCarriers = holding('sourcing')

/** Whether a user takes carriers through their packets. Source: section 6, "Scopes". */
export const mayOnboardCarriers = holding('onboarding')

/** Whether a user publishes surveys. Source: section 6, "Scopes". */
export const mayPublishSurveys = holding('surveys_publish')

/** Whether a user follows up on surveys. Source: section 6, "Scopes". */
export const hasSurveysWorkflow = holding('surveys_workflow')

/** Whether a user requests insurance certificates and follows up on them. Source: section 6, "Scopes". */
export const hasInsuranceWorkflow = holding('insurance_workflow')

/** Whether a user handles support questions. Source: section 6, "Scopes". */
export const hasSupportWorkflow = holding('support_workflow')

/** Whether a user sees the bank accounts to which carriers are paid. Source: section 6, "Scopes". */
export const seesBankAccounts = holding('view_bank_accounts')

/** Whether a user is notified when a connection changes. Source: section 6, "Scopes". */
export const getsConnectionNotifications = holding('connection_notifications')

/** Whether a user works on alerts. Source: section 6, "Scopes". */
export const hasTicketsWorkflow = holding('tickets_workflow')

/** Whether a user manages alerts about loads by their own scope. Source: section 6, "Scopes". */
export const isLoadLockManager = holding('tickets_load_lock_manager')

/** Whether a user is on the staff for alerts about loads. Source: section 6, "Scopes". */
export const isLoadLockStaff = holding('tickets_load_lock_staff')

/** Whether a user oversees the rules. Source: section 6, "Scopes". */
export const isCompliance = holding('compliance')

/**
 * Whether a user sees the audit log: those who manage the rules, or the users of the company.
 *
 * Source: section 2, "Audit log". Choice: the log shows what colleagues did, so it is not everyone's.
 */
export const mayReadAuditLog = (user: ScopeHolder): boolean => isCompliance(user) || mayManageUsers(user)

/**
 * Whether a user sees the audit of loads: who reads the log of what colleagues did, where the plan rules.
 *
 * Source: section 4, "Audit of loads"; section 6, "Paywall gates".
 */
export const mayAuditLoads = (user: Pick<CurrentUser, 'paywall' | 'scopes'>): boolean =>
  user.paywall.canRule && mayReadAuditLog(user)
