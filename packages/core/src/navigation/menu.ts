import type { FeatureToggles } from '../account/feature-toggles.ts'
import type { CurrentUser } from '../account/user.ts'
import { paths } from '../routes/paths.ts'
import type { RouteName } from '../routes/route-table.ts'
import { isOffered } from './offered.ts'

/** A link to a screen. Source: section 2, "Menu". */
export interface MenuEntry {
  readonly name: RouteName
  readonly label: string
  readonly path: string
}

/** A group of entries for one kind of work. Source: section 2, "Menu". */
export interface MenuGroup {
  readonly label: 'Find' | 'Carriers' | 'Freight' | 'Company'
  readonly entries: readonly MenuEntry[]
}

/** The menu of a user without restrictions. Source: section 2, "Menu". Choice: grouped by what a broker does. */
export const MENU: readonly MenuGroup[] = [
  {
    label: 'Find',
    entries: [
      { name: 'home', label: 'Home', path: paths.home() },
      { name: 'lane-search', label: 'Lane search', path: paths.laneSearch() },
      { name: 'contact-search', label: 'Contact search', path: paths.contactSearch() },
      { name: 'vehicles', label: 'Vehicles', path: paths.vehicles() },
      { name: 'directory', label: 'Directory', path: paths.directory() },
      { name: 'saved-searches', label: 'Saved searches', path: paths.savedSearches() },
    ],
  },
  {
    label: 'Carriers',
    entries: [
      { name: 'mine', label: 'My Carriers', path: paths.mine() },
      { name: 'connections', label: 'Connections', path: paths.connections() },
      { name: 'my-carriers', label: 'Onboarded', path: paths.myCarriers() },
      { name: 'carrier-invitations', label: 'Invitations', path: paths.carrierInvitations() },
      { name: 'insights', label: 'Insights', path: paths.insights() },
      { name: 'identity-alerts', label: 'Identity alerts', path: paths.identityAlerts() },
    ],
  },
  {
    label: 'Freight',
    entries: [
      { name: 'loads', label: 'Loads', path: paths.loads() },
      { name: 'alerts', label: 'Alerts', path: paths.alerts() },
      { name: 'load-audit', label: 'Audit of loads', path: paths.loadAudit() },
      { name: 'rate-confirmations', label: 'Rate confirmations', path: paths.rateConfirmations() },
    ],
  },
  {
    label: 'Company',
    entries: [
      { name: 'company-change-orders', label: 'Change orders', path: paths.companyChangeOrders() },
      { name: 'company-reports', label: 'Reports', path: paths.companyReports() },
      { name: 'audit-log', label: 'Audit log', path: paths.auditLog() },
      { name: 'my-account', label: 'My account', path: paths.myAccount() },
    ],
  },
]

/**
 * The entries offered to a user (`isOffered`), so that no entry is a dead end. Empty groups are left out.
 *
 * Source: section 2, "Menu".
 */
export const navigationFor = (user: CurrentUser, toggles: FeatureToggles): readonly MenuGroup[] =>
  MENU.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ name }) => isOffered(user, name, toggles)),
  })).filter(({ entries }) => entries.length > 0)

const BELONGS_TO: Partial<Record<RouteName, RouteName>> = {
  'lane-search-results': 'lane-search',
  vehicle: 'vehicles',
  'identity-alert': 'identity-alerts',
  'new-identity-alert': 'identity-alerts',
  'rate-confirmation': 'rate-confirmations',
  'rate-confirmation-emails': 'rate-confirmations',
  'rate-confirmation-email': 'rate-confirmations',
  load: 'loads',
  'load-day': 'loads',
  'pickup-check': 'loads',
  'new-load': 'loads',
  'upload-loads': 'loads',
  'company-change-order': 'company-change-orders',
  'rule-what-if': 'my-account',
  policy: 'my-account',
}

/**
 * The menu entry of a screen: its own, or that of the list it was opened from.
 *
 * Empty: undefined for a screen that can be opened from many places, such as a carrier.
 * Source: section 2, "Menu".
 */
export const menuEntryOf = (name: RouteName): RouteName | undefined =>
  BELONGS_TO[name] ?? MENU.flatMap(({ entries }) => entries).find(entry => entry.name === name)?.name
