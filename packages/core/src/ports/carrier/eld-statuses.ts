import type { EldStatus } from '../../carrier/eld/eld-status.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** How carriers stand with their electronic logging. Source: section 7, "Carriers". */
export interface EldStatuses {
  /**
   * Empty: without such a carrier, or without a status of it, the empty status; the server's "not found" is no refusal here.
   * Source: section 7, "Carriers"; section 8, "ELD status answer".
   */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<EldStatus, Refusal>>
}
