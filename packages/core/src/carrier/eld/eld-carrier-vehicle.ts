import { addDays, type CalendarDate } from '../../shared/calendar-date.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { CarrierVehicleId } from '../vehicle/carrier-vehicle.ts'
import { ELD_DAYS_SHOWN } from '../vehicle/vehicle-windows.ts'

/** A vehicle in a carrier's ELD report of a day. Source: section 7, "Carriers". */
export interface EldCarrierVehicle {
  readonly carrierVehicleId: CarrierVehicleId
  readonly carrierId: CarrierId
  readonly vin: string | null
  readonly provider: string | null
  /** The day of the report, without a zone. */
  readonly seenOn: CalendarDate
  /** Whether the certificate of insurance lists its VIN; null when the certificate is not on record. */
  readonly isOnCertificate: boolean | null
}

/** The vehicles in one day's ELD report. */
export interface EldDay {
  readonly day: CalendarDate
  readonly vehicles: readonly EldCarrierVehicle[]
}

/**
 * A carrier's ELD reports of today and the two days before, newest first.
 *
 * Empty: a day without a report is included, without vehicles, as brokers look for missing reports. Within a day the
 * lowest vehicle id comes first.
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
