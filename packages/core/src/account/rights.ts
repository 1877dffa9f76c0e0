import { EXPIRED_STATUS } from './company.ts'
import type { Scope } from './scopes.ts'
import type { CurrentUser } from './user.ts'

export const hasScope = (user: Pick<CurrentUser, 'scopes'>, scope: Scope): boolean =>
  user.scopes.includes(scope)

/** Whether the subscription or trial of the user's company has expired. Section 4, "Other transitions". */
export const isExpired = ({ company }: Pick<CurrentUser, 'company'>): boolean =>
  company?.status === EXPIRED_STATUS

/** Whether a user may accept exceptions to rules: the plan rules, and the user holds the scope. Section 6. */
export const mayOverride = (user: CurrentUser): boolean =>
  user.paywall.canRule && hasScope(user, 'manage_rule_overrides')

/**
 * Whether a user may search carriers: all of the main brand, and those of the watchdog brand unless their limits leave
 * the search out. Source: section 4, "Navigation guard", step 3; section 6, watchdog users.
 */
export const mayCarrierSearch = ({
  paywall,
  watchdogLimits,
}: Pick<CurrentUser, 'paywall' | 'watchdogLimits'>): boolean =>
  !paywall.isWatchdog || watchdogLimits.canCarrierSearch

/**
 * Whether a user may monitor carriers and stop it.
 *
 * Choice: no scope and no plan flag is named for it, so every user of a broker whose company has not expired may.
 */
export const mayMonitor = (user: CurrentUser): boolean =>
  user.company?.companyType === 'broker' && !isExpired(user)
