import type { CalendarDate, CarrierDetail } from '@fairhaul/core'
import type { CarrierStore } from '../carrier-store.ts'

/** What every section of a profile is given. */
export interface CarrierSectionProps {
  /** The section's own name in the address. */
  readonly id: string
  readonly store: CarrierStore
  readonly carrier: CarrierDetail
  readonly today: CalendarDate
}
