import type { CarrierId, CarrierSummary } from '@fairhaul/core'
import type { ListConnections } from '../connection/list-connections.ts'
import type { DrawerHistory } from '../drawer-history/drawer-history.ts'
import type { LastChanges } from '../last-change/last-changes.ts'
import type { Monitoring } from '../monitoring/monitoring.ts'

/** A list of carriers that is worked through one by one, with one of them beside it. */
export interface WorkedList {
  readonly rows: readonly CarrierSummary[]
  /** The carrier beside the list. Null: none. */
  readonly openId: CarrierId | null
  readonly monitoring: Monitoring
  readonly connections: ListConnections
  readonly drawerHistory: DrawerHistory
  /** What changed last about its carriers. Missing: the list does not say. */
  readonly lastChanges?: LastChanges
  /** Changes a row in its place. Empty: nothing for a carrier that is not on the page. */
  replace(id: CarrierId, change: <Row extends CarrierSummary>(row: Row) => Row): void
  /** The address of the list with a carrier beside it; null: none. */
  openPath(open: CarrierId | null): string
  /** What became of a row that has left the list: "Now in Dismissed". Undefined: it is where it was. */
  leftText(row: CarrierSummary): string | undefined
}
