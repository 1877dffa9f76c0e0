import type { CarrierId, CarrierTouches, PowerUnitStats, TouchedArea } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'

import { list } from '../wire/list.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, id, degrees, nullable, optional, text } from '../wire/values.ts'

const answered = record({
  areas: list(
    record({
      area_id: id<'area'>,
      name: text,
      zip: text,
      count,
      last_on: calendarDate,
      latitude: optional(degrees),
      longitude: optional(degrees),
    }),
  ),
})

/** Areas where trucks were seen, from the wrapping response. Source: section 7, "Carriers". */
const touchedAreas: Reader<readonly TouchedArea[]> = body => answered(body).areas

/** The number of trucks, by source. Source: section 3, "Power units". */
const powerUnitStats: Reader<PowerUnitStats> = record({
  carrier_id: id<'carrier'>,
  reported: nullable(count),
  inspected: nullable(count),
  on_eld: nullable(count),
  insured: nullable(count),
})

const ofCarrier = (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId })

/** Source: section 7, "Carriers". */
export const carrierTouchCalls = {
  historical: call({
    route: 'GET carriers/:id/historical_touches_by_five_zip_areas',
    path: ofCarrier,
    read: one(touchedAreas),
  }),
  recentlyVerified: call({
    route: 'GET carriers/:id/recently_visited_areas_verified_by_eld',
    path: ofCarrier,
    read: one(touchedAreas),
  }),
  powerUnits: call({
    route: 'GET carriers/:id/power_unit_stats',
    path: ofCarrier,
    read: one(powerUnitStats),
  }),
}

export const httpCarrierTouches = (http: Http): CarrierTouches => bindCalls(http, carrierTouchCalls)
