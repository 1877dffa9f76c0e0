import type { CarrierListTab } from '../../connection/carrier-list-tabs.ts'
import type { ConnectedCarrier, Connection } from '../../connection/connection.ts'
import type { ConnectionStatus } from '../../connection/connection-status.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId, CompanyId, ConnectionId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * The company's connections to carriers. Source: section 7, "Connections and onboarding".
 *
 * Refuses: `forbidden` where the plan has no connections; `not-found` for what is another company's.
 */
export interface Connections {
  /** Those of one broker to one carrier, 50 a page, highest id first. */
  list(
    params: { readonly issuerId: CompanyId; readonly carrierId: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<Connection>, Refusal>>
  /** Those of one carrier list tab with their carriers, 50 a page, highest id first. */
  listTab(
    params: { readonly tab: CarrierListTab; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<ConnectedCarrier>, Refusal>>
  /** Leaves the dismissal and the notes as they are. */
  setStatus(params: {
    readonly id: ConnectionId
    readonly status: ConnectionStatus
  }): Promise<Outcome<Connection, Refusal>>
  /** True dismisses, false restores; the status stays as it is. */
  setDismissed(params: {
    readonly id: ConnectionId
    readonly isDismissed: boolean
  }): Promise<Outcome<Connection, Refusal>>
  /**
   * Of the carrier's connection; a carrier without one gets it. Notes left out keep those that stand.
   *
   * Refuses: `invalid` on `notes` for more than is kept.
   */
  markDoNotDispatch(params: {
    readonly carrierId: CarrierId
    readonly notes?: string
  }): Promise<Outcome<Connection, Refusal>>
}
