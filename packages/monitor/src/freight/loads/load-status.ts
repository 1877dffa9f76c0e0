import type { TableRow } from '../../database/schema.ts'

export type LoadStatus = TableRow<'loads'>['status']
export type TrackingStatus = TableRow<'loads'>['tracking_status']

/** Source: section 4, "Load status". */
export const LOAD_STATUSES = [
  'available',
  'covered',
  'progress',
  'delayed',
  'delivered',
  'cancelled',
  'assumed_delivered',
] as const satisfies readonly LoadStatus[]

/** Source: section 4, "Open and closed loads". */
export const OPEN_STATUSES = [
  'available',
  'covered',
  'progress',
  'delayed',
] as const satisfies readonly LoadStatus[]
/** Source: section 4, "Open and closed loads". */
export const CLOSED_STATUSES = ['delivered', 'cancelled'] as const satisfies readonly LoadStatus[]

/** Source: section 4, "Tracking status". */
export const TRACKING_STATUSES = [
  'tracking',
  'not_started',
  'no_eld_connection',
  'tracking_interrupted',
  'terminated',
  'ended',
  'unable_to_track',
  'not_eligible',
] as const satisfies readonly TrackingStatus[]

/** The events that a user logs at a stop. Source: section 3, "Load log". */
export const LOGGED_EVENTS = ['arrival', 'departure', 'pickup', 'delivery'] as const
export type LoggedEvent = (typeof LOGGED_EVENTS)[number]

/** A load of at least so many billable miles is trackable. Source: section 9, "Trackable threshold". */
export const TRACKABLE_MILES_MIN = 150
