import type { TouchedArea } from '../../carrier/touch/touched-area.ts'
import type { PowerUnitStats } from '../../carrier/touch/power-unit-stats.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/**
 * Where a carrier’s trucks were seen, and how many there are. Every call is `not-found` for a carrier that is not there.
 *
 * Source: section 7, "Carriers".
 */
export interface CarrierTouches {
  /** Five-digit ZIP areas from all history, the newest first. Source: section 7, "Carriers". */
  historical(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TouchedArea[], Refusal>>
  /** Areas visited lately that an ELD verified, the newest first. Source: section 7, "Carriers". */
  recentlyVerified(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly TouchedArea[], Refusal>>
  /** How many trucks, by who says so. Source: section 7, "Carriers". */
  powerUnits(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<PowerUnitStats, Refusal>>
}
