import type { LoadException } from '@fairhaul/core'
import type { Schema } from '@fairhaul/monitor/database/schema.ts'
import type { Insertable } from 'kysely'

type Load = Insertable<Schema['loads']>
type Stop = Insertable<Schema['load_stops']>

/** A load and its stops, before they have ids. */
export interface LoadToMake {
  readonly load: Load
  readonly stops: readonly Omit<Stop, 'load_id'>[]
}

const at = (day: string, days: number, hour: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + (days * 24 + hour) * 3_600_000)

const stop = (
  day: string,
  days: number,
  is_type: Stop['is_type'],
  sequence: number,
): Omit<Stop, 'load_id'> => ({
  is_type,
  sequence,
  latitude: is_type === 'pickup' ? 32.78 : 39.74,
  longitude: is_type === 'pickup' ? -96.8 : -104.99,
  state: is_type === 'pickup' ? 'TX' : 'CO',
  postal_code: is_type === 'pickup' ? '75201' : '80202',
  window_starts_at: at(day, days, 14),
  window_ends_at: at(day, days, 16),
  time_zone: is_type === 'pickup' ? 'America/Chicago' : 'America/Denver',
})

/** A pickup and a delivery whose windows are weeks ahead, however far a test moves the clock. */
const toCome = (day: string) => [stop(day, 30, 'pickup', 1), stop(day, 31, 'delivery', 2)]
const passed = (day: string, is_type: Stop['is_type']) => [stop(day, -2, is_type, 1)]

/** A load in transit, tracked, with a truck, without exceptions. */
export const fineLoad = (day: string, truck: number, change: Partial<Load> = {}): LoadToMake => ({
  load: {
    company_id: 1,
    status: 'progress',
    tracking_status: 'tracking',
    billable_miles: 880,
    carrier_vehicle_id: truck,
    ...change,
  },
  stops: toCome(day),
})

/** A load for each exception. */
export const troubledLoads = (day: string, truck: number): Readonly<Record<LoadException, LoadToMake>> => {
  const fine = (change: Partial<Load> = {}) => fineLoad(day, truck, change)
  return {
    'no-eld': fine({ tracking_status: 'no_eld_connection' }),
    'no-arrival': { ...fine(), stops: passed(day, 'pickup') },
    'no-departure': { ...fine(), stops: passed(day, 'delivery') },
    'no-pickup': { ...fine(), stops: passed(day, 'pickup') },
    'no-delivery': { ...fine(), stops: passed(day, 'delivery') },
    'no-assigned-vehicle': fine({ carrier_vehicle_id: null }),
    'pending-tracking': fine({ tracking_status: 'not_started' }),
    'not-tracking': fine({ tracking_status: 'unable_to_track' }),
  }
}
