import { addDays, type CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { CarrierVehicleId } from '../vehicle/carrier-vehicle.ts'
import { ELD_DAYS_SHOWN } from '../vehicle/vehicle-windows.ts'

/** A vehicle as a carrier's ELD reported it on a day. Source: section 7, "Carriers". */
export interface EldCarrierVehicle {
  readonly carrierVehicleId: CarrierVehicleId
  readonly carrierId: CarrierId
  readonly vin: string | null
  readonly provider: string | null
  /** The day of the report, in no zone. */
  readonly seenOn: CalendarDate
  /** Whether the certificate of insurance lists its VIN; null when the certificate is not on record. */
  readonly isOnCertificate: boolean | null
}

/** The vehicles that an ELD reported on one day. */
export interface EldDay {
  readonly day: CalendarDate
  readonly vehicles: readonly EldCarrierVehicle[]
}

/**
 * What a carrier's ELD reported on the days that are shown, newest first: each of today and the two days before.
 *
 * Empty: a day without a report is there with no vehicles, as silence is what a broker looks for. Within a day the lowest
 * vehicle id comes first.
 * Source: section 9, "Vehicle windows".
 */
export const eldDays = (vehicles: readonly EldCarrierVehicle[], today: CalendarDate): readonly EldDay[] =>
  Array.from({ length: ELD_DAYS_SHOWN }, (_, ago) => {
    const day = addDays(today, -ago)
    return {
      day,
      vehicles: vehicles
        .filter(({ seenOn }) => seenOn === day)
        .toSorted((one, other) => one.carrierVehicleId - other.carrierVehicleId),
    }
  })
