import {
  LOAD_STATUSES,
  type Load,
  type LoadStop,
  STOP_KINDS,
  type ScheduledWindow,
  TRACKING_STATUSES,
} from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { count, degrees, id, instant, miles, names, nullable, oneOf, text } from './values.ts'

const window: Reader<ScheduledWindow> = record({
  starts_at: nullable(instant),
  ends_at: nullable(instant),
})

const stop: Reader<LoadStop> = record({
  id: id<'load-stop'>,
  is_type: ['kind', oneOf(STOP_KINDS)],
  sequence: count,
  latitude_for_map: ['latitude', nullable(degrees)],
  longitude_for_map: ['longitude', nullable(degrees)],
  state: nullable(text),
  postal_code: nullable(text),
  scheduled_window: ['window', window],
  time_zone: nullable(text),
})

/** A load with its stops, without those of a kind that this portal does not know. Source: section 3, "Load". */
export const load: Reader<Load> = record({
  id: id<'load'>,
  external_load_number: ['externalNumber', nullable(text)],
  status: oneOf(LOAD_STATUSES),
  tracking_status: oneOf(TRACKING_STATUSES),
  billable_miles: nullable(miles),
  carrier_vehicle_id: nullable(id<'carrier-vehicle'>),
  team_id: nullable(id<'team'>),
  company_id: id<'company'>,
  stops: listOfKnown(names('is_type', STOP_KINDS), stop),
})

const hasKnownStatus = names('status', LOAD_STATUSES)
const hasKnownTracking = names('tracking_status', TRACKING_STATUSES)

/** Loads, without those of a status that this portal does not know. */
export const loads = listOfKnown(row => hasKnownStatus(row) && hasKnownTracking(row), load)
