import { CARRIER_LIST_TAB_NAMES, type CarrierListTab } from './carrier-list-tabs.ts'
import type { Connection } from './connection.ts'
import { tabOfConnection } from './tab-of-connection.ts'

/** The connections of a tab, in their given order. Empty: none. Source: section 2, "Carrier list tabs". */
export const connectionsInTab = <C extends Connection>(
  connections: readonly C[],
  tab: CarrierListTab,
): readonly C[] => connections.filter(connection => tabOfConnection(connection) === tab)

/** How many connections are in each tab. Source: section 2, "Carrier list tabs". */
export type CarrierListCounts = Readonly<Record<CarrierListTab, number>>

/** The number of connections in each tab, 0 if empty. Source: section 2, "Carrier list tabs". */
export const carrierListCounts = (connections: readonly Connection[]): CarrierListCounts =>
  Object.fromEntries(
    CARRIER_LIST_TAB_NAMES.map(tab => [tab, connectionsInTab(connections, tab).length]),
  ) as Record<CarrierListTab, number>
