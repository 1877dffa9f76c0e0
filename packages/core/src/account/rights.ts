import { EXPIRED_STATUS, isBroker } from './company.ts'
import type { Scope } from './scopes.ts'
import type { CurrentUser } from './user.ts'

/** Whether a user holds a scope. Source: section 6, "Scopes". */
export const hasScope = (user: Pick<CurrentUser, 'scopes'>, scope: Scope): boolean =>
  user.scopes.includes(scope)

/**
 * Whether the subscription or trial of the user's company has expired, which leaves only the account open.
 *
 * Empty: a user without a company has nothing that could expire.
 * Source: section 4, "Company status"; section 6, "Expired company".
 */
export const isExpired = ({ company }: Pick<CurrentUser, 'company'>): boolean =>
  company?.status === EXPIRED_STATUS

/**
 * Whether a user may accept exceptions to rules: the plan rules, and the user holds the scope.
 *
 * Source: section 6, "Scopes"; section 6, "Paywall gates".
 */
export const mayOverride = (user: CurrentUser): boolean =>
  user.paywall.canRule && hasScope(user, 'manage_rule_overrides')

const ALERT_SCOPES = [
  'tickets_workflow',
  'tickets_load_lock_staff',
  'tickets_load_lock_manager',
  'compliance',
] as const satisfies readonly Scope[]

/**
 * Whether a user may change alerts about loads: their status and who has them. Everyone may read them.
 *
 * Source: section 6, "Scopes". Choice: section 6 names these scopes and not what they open.
 */
export const mayWorkOnAlerts = (user: Pick<CurrentUser, 'scopes'>): boolean =>
  ALERT_SCOPES.some(scope => hasScope(user, scope))

/**
 * Whether a user may search carriers: every user of the main brand, and of the watchdog brand unless their limits
 * exclude the search.
 *
 * Source: section 6, "Watchdog users"; section 4, "Navigation guard, step 3".
 */
export const mayCarrierSearch = ({
  paywall,
  watchdogLimits,
}: Pick<CurrentUser, 'paywall' | 'watchdogLimits'>): boolean =>
  !paywall.isWatchdog || watchdogLimits.canCarrierSearch

/**
 * Whether a user may start and stop monitoring carriers.
 *
 * Source: section 6, "Company type"; section 6, "Expired company".
 * Choice: no scope and no plan flag is specified, so every user of a broker whose company has not expired may.
 */
export const mayMonitor = (user: Pick<CurrentUser, 'company'>): boolean =>
  isBroker(user.company) && !isExpired(user)

/**
 * Whether a user may set a carrier to do not dispatch: the plan includes connecting with carriers.
 *
 * Source: section 4, "Do not dispatch"; section 6, "Paywall gates". Choice: no scope is required, as a warning must not
 * wait for a right.
 */
export const mayMarkDoNotDispatch = ({ paywall }: Pick<CurrentUser, 'paywall'>): boolean => paywall.canConnect

/**
 * Whether a user may invite carriers to connect: the plan includes connections, and the user holds the scope.
 *
 * Source: section 6, "Scopes"; section 6, "Paywall gates". Choice: section 6 names the scope and not its use; users who
 * find new carriers invite them.
 */
export const mayInviteCarriers = (user: Pick<CurrentUser, 'scopes' | 'paywall'>): boolean =>
  user.paywall.canConnect && hasScope(user, 'sourcing')

/**
 * Whether a user may upload documents into a carrier's packet: the plan includes connections, and the user holds the
 * scope.
 *
 * Source: section 6, "Scopes"; section 6, "Paywall gates".
 */
export const mayUploadToPackets = (user: Pick<CurrentUser, 'scopes' | 'paywall'>): boolean =>
  user.paywall.canConnect && hasScope(user, 'onboarding')
