import type { PickupDistance, RecentVehicleAreas, TracePoint } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { degrees, id, instant, miles, nullable, text } from './values.ts'

/** One area that a truck was seen in. Source: section 7, "Loads, tickets, notes and teams". */
export const tracePoint: Reader<TracePoint> = record({
  carrier_vehicle_id: id<'carrier-vehicle'>,
  area_name: nullable(text),
  latitude: nullable(degrees),
  longitude: nullable(degrees),
  seen_at: instant,
})

/** The areas that one truck was seen in lately. Source: section 7, "Loads, tickets, notes and teams". */
export const recentVehicleAreas: Reader<RecentVehicleAreas> = record({
  carrier_vehicle_id: id<'carrier-vehicle'>,
  areas: list(tracePoint),
})

/** How far a truck is from a pickup. Source: section 7, "Loads, tickets, notes and teams". */
export const pickupDistance: Reader<PickupDistance> = record({
  carrier_vehicle_id: id<'carrier-vehicle'>,
  miles: nullable(miles),
})
