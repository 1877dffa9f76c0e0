import type { FeatureToggles } from '../../account/feature-toggles.ts'
import type { CurrentUser } from '../../account/user.ts'
import { ROUTES, type RouteName } from '../../routes/route-table.ts'
import { MENU, type MenuEntry } from '../menu.ts'
import { isOffered } from '../offered.ts'

/** A screen, as offered by the palette. */
export interface PaletteScreen extends MenuEntry {
  /** Other names for it. */
  readonly searchTerms: readonly string[]
}

/** Screens that show nothing without a query. */
const QUERY_REQUIRED: ReadonlySet<RouteName> = new Set([
  'search-results',
  'global-search',
  'lane-search-results',
  'compare',
])

const SEARCH_TERMS: Partial<Record<RouteName, readonly string[]>> = {
  home: ['start', 'find a carrier'],
  'lane-search': ['origin', 'destination', 'route', 'capacity'],
  'contact-search': ['e-mail', 'phone', 'fraud'],
  vehicles: ['truck', 'trailer', 'VIN', 'plate'],
  directory: ['people', 'contacts', 'dispatchers'],
  insights: ['authority gap', 'broker authority nearby'],
  'identity-alerts': ['fraud', 'double brokering', 'warnings', 'reports'],
  'new-identity-alert': ['report fraud', 'warn other brokers'],
  mine: ['monitored', 'subscriptions', 'watch list'],
  connections: ['carriers', 'in progress', 'on hold', 'do not dispatch', 'packets'],
  'my-carriers': ['approved'],
  'upload-list': ['import', 'CSV', 'spreadsheet', 'many carriers'],
  'upload-certificates': ['insurance', 'COI', 'ACORD', 'cargo'],
  digest: ['what changed', 'e-mail'],
  loads: ['freight', 'shipments', 'tracking'],
  'load-day': ['time line', 'timeline', 'schedule', 'late loads', 'today'],
  'new-load': ['add a load', 'enter a load'],
  'upload-loads': ['import', 'TMS', 'CSV', 'spreadsheet', 'bring in'],
  'load-audit': ['breach', 'compliance', 'refused', 'policy'],
  'pickup-check': ['dock', 'plate', 'VIN', 'is this the truck'],
  alerts: ['tickets'],
  'rate-confirmations': ['rate cons', 'rates'],
  'rate-confirmation-emails': ['rate cons', 'mail'],
  'my-account': [
    'profile',
    'company',
    'users',
    'invitations',
    'teams',
    'plan',
    'billing',
    'card',
    'integrations',
    'preferences',
    'notifications',
  ],
}

const IN_MENU: readonly MenuEntry[] = MENU.flatMap(({ entries }) => entries)

const BESIDE_MENU: readonly MenuEntry[] = ROUTES.filter(
  ({ name, pattern, authentication }) =>
    authentication === 'needed' &&
    !/[:*]/.test(pattern) &&
    !QUERY_REQUIRED.has(name) &&
    !IN_MENU.some(entry => entry.name === name),
).map(({ name, title, pattern }) => ({ name, label: title, path: pattern }))

/**
 * The screens that a user can go to by name, menu screens first: all that need neither an id nor a query.
 *
 * Source: section 2, "Command palette". Screens that the menu leaves out (`isOffered`) are left out here too.
 */
export const paletteScreens = (user: CurrentUser, toggles: FeatureToggles): readonly PaletteScreen[] =>
  [...IN_MENU, ...BESIDE_MENU]
    .filter(({ name }) => isOffered(user, name, toggles))
    .map(entry => ({ ...entry, searchTerms: SEARCH_TERMS[entry.name] ?? [] }))
