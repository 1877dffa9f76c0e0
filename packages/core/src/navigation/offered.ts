import type { FeatureToggles } from '../account/feature-toggles.ts'
import { planOpens } from '../account/plan-features.ts'
import { mayCarrierSearch, mayMonitor } from '../account/rights.ts'
import {
  getsConnectionNotifications,
  hasInsuranceWorkflow,
  mayAuditLoads,
  mayReadAuditLog,
} from '../account/scope-rights.ts'
import type { CurrentUser } from '../account/user.ts'
import { seesFullCarrierProfile } from '../account/watchdog.ts'
import type { RouteName } from '../routes/route-table.ts'
import { maySetFactAges } from '../account/rule-rights.ts'
import { mayOpen } from './guard/may-open.ts'

type Gate = (user: CurrentUser, toggles: FeatureToggles) => boolean

/** The facts that close a screen although the guard allows everyone to open it. */
const GATES: Partial<Record<RouteName, Gate>> = {
  connections: user => planOpens(user.paywall, 'connect'),
  'my-carriers': user => planOpens(user.paywall, 'connect'),
  'carrier-invitations': user => planOpens(user.paywall, 'connect'),
  directory: (user, { showsDirectory }) => showsDirectory && seesFullCarrierProfile(user),
  'rule-what-if': maySetFactAges,
  policy: user => planOpens(user.paywall, 'rule'),
  'audit-log': mayReadAuditLog,
  'load-audit': mayAuditLoads,
  'pickup-check': user => mayOpen(user, 'vehicles'),
  digest: getsConnectionNotifications,
  'upload-list': user => mayMonitor(user) && mayCarrierSearch(user),
  'upload-certificates': user => hasInsuranceWorkflow(user) && mayCarrierSearch(user),
  insights: user => planOpens(user.paywall, 'insights') && mayCarrierSearch(user),
}

/**
 * Whether a screen is offered to this user: the guard lets them stay, their plan includes it, and it is part of the
 * build. Users who open its address anyway see on the screen why it is closed.
 *
 * Source: section 2, "Menu"; section 6, "Paywall gates"; section 9, "Feature toggles" (SHOW_DIRECTORY).
 */
export const isOffered = (user: CurrentUser, name: RouteName, toggles: FeatureToggles): boolean =>
  mayOpen(user, name) && (GATES[name]?.(user, toggles) ?? true)
