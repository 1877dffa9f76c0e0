import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { SafetySummary } from '../carrier.ts'
import type { BasicMeasure } from './basic.ts'

/** A carrier's safety record as a whole. Source: section 3, "Carrier detail"; section 7, "Carriers". */
export interface CarrierSafety {
  readonly carrierId: CarrierId
  /** Rating, out-of-service order and rates; `ratingFact` and `outOfServiceRateFact` make their texts. */
  readonly summary: SafetySummary
  /** In the order of the categories. Empty: none is on record. */
  readonly basics: readonly BasicMeasure[]
  /** The day the measures were published; null when there are none. */
  readonly measuredOn: CalendarDate | null
}
