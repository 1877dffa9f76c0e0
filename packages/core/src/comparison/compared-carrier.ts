import type { CarrierDetail } from '../carrier/carrier.ts'
import type { Insight } from '../carrier/insight/insight.ts'
import type { TouchedArea } from '../carrier/touch/touched-area.ts'
import type { InsurancePolicy } from '../insurance/insurance-policy.ts'
import type { SeenOnLane } from '../search/lane/lane-answer.ts'
import type { CarrierId } from '../shared/ids.ts'

/** A loaded value, or why it is missing. Each column loads on its own. */
export type Compared<T> =
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'loading' | 'refused' | 'failed' }

/** A value that is ready. Source: section 2, "Comparison". */
export const compared = <T>(value: T): Compared<T> => ({ kind: 'ready', value })

/** How often a carrier was seen on the lane; `not-seen` and `not-among` if the search did not find it. */
export type LaneSighting = SeenOnLane | 'not-seen' | 'not-among'

/** One column: everything that is compared of a carrier. */
export interface ComparedCarrier {
  readonly id: CarrierId
  readonly detail: Compared<CarrierDetail>
  readonly policies: Compared<readonly InsurancePolicy[]>
  readonly insights: Compared<readonly Insight[]>
  /** Where its trucks were seen, newest first. */
  readonly areas: Compared<readonly TouchedArea[]>
  /** Null: no lane was searched. */
  readonly sighting: Compared<LaneSighting> | null
}
