import type { EldCarrierVehicle, EldStatus } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, id, nullable, text, yesNo } from './values.ts'

/** The status of a carrier's logging devices. Source: section 3, "ELD status". */
export const eldStatus: Reader<EldStatus> = record({
  carrier_id: nullable(id<'carrier'>),
  status: nullable(text),
  provider: nullable(text),
  has_valid_credentials: nullable(yesNo),
})

const answered = record({
  eld_carrier_vehicles: list(
    record({
      carrier_vehicle_id: id<'carrier-vehicle'>,
      carrier_id: id<'carrier'>,
      vin: nullable(text),
      provider: nullable(text),
      seen_on: calendarDate,
      is_on_certificate: nullable(yesNo),
    }),
  ),
})

/** Vehicles as logging devices reported them, from the wrapping response. Source: section 7, "Carriers". */
export const eldCarrierVehicles: Reader<readonly EldCarrierVehicle[]> = body =>
  answered(body).eldCarrierVehicles
