import type { LoadException, LoadSituation } from './load-exceptions.ts'
import { hasLoadException, LOAD_EXCEPTIONS } from './load-exceptions.ts'
import { isClosedLoad, isOpenLoad } from './load-status.ts'

/** The tabs of the loads, in order. Source: section 2, "Load tabs". */
export const LOAD_TABS = ['open', 'closed', ...LOAD_EXCEPTIONS, 'search-result'] as const
/** One of the tabs of the loads. */
export type LoadTab = (typeof LOAD_TABS)[number]

/** The label of each tab. */
export const LOAD_TAB_LABELS: Readonly<Record<LoadTab, string>> = {
  open: 'Open',
  closed: 'Closed',
  'no-eld': 'No ELD',
  'no-arrival': 'No arrival',
  'no-departure': 'No departure',
  'no-pickup': 'No pickup',
  'no-delivery': 'No delivery',
  'no-assigned-vehicle': 'No assigned vehicle',
  'pending-tracking': 'Pending tracking',
  'not-tracking': 'Not tracking',
  'search-result': 'Search result',
}

const BELONGS: Readonly<Record<Exclude<LoadTab, LoadException>, (situation: LoadSituation) => boolean>> = {
  open: ({ load }) => isOpenLoad(load),
  closed: ({ load }) => isClosedLoad(load),
  'search-result': () => true,
}

const isException = (tab: LoadTab): tab is LoadException => !Object.hasOwn(BELONGS, tab)

/**
 * Whether a load is in a tab. The search result tab contains every load that the search found, whatever its status.
 *
 * Source: section 2, "Load tabs"; section 4, "Open and closed loads"; section 4, "Load exceptions".
 */
export const isInLoadTab = (tab: LoadTab, situation: LoadSituation): boolean =>
  isException(tab) ? hasLoadException(tab, situation) : BELONGS[tab](situation)

/** The number of these loads in each tab. Empty: 0 in every tab. Source: section 2, "Load tabs". */
export const countLoadTabs = (situations: readonly LoadSituation[]): Readonly<Record<LoadTab, number>> =>
  Object.fromEntries(
    LOAD_TABS.map(tab => [tab, situations.filter(situation => isInLoadTab(tab, situation)).length]),
  ) as Record<LoadTab, number>

/**
 * The tab named by an address. Empty: Open, also for an unknown name.
 *
 * Source: section 2, "Load tabs".
 */
export const loadTabOf = (name: string | null): LoadTab => LOAD_TABS.find(tab => tab === name) ?? 'open'
