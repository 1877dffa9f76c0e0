import type { CalendarDate, CarrierDetail } from '@fairhaul/core'
import type { CarrierStore } from '../carrier-store.ts'

/** The props of every section of a profile. */
export interface CarrierSectionProps {
  /** The id of the section in the address. */
  readonly id: string
  readonly store: CarrierStore
  readonly carrier: CarrierDetail
  readonly today: CalendarDate
}
