import { dispatchStopText } from '../carrier/dispatch-stop.ts'
import { mayUse } from '../carrier/may-use.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Load } from './load.ts'
import { loadCarrierText } from './load-carrier-text.ts'
import { isTrackable, trackableLabel } from './tracking/trackable.ts'
import { TRACKING_STATUS_LABELS } from './tracking/tracking-status.ts'

/** One thing that protects a load before pickup, and whether it is in place. */
export interface LoadProtection {
  readonly label: string
  /** `failed`: it speaks against the load. `unknown`: the portal cannot tell. `none`: it does not apply. */
  readonly state: 'done' | 'open' | 'failed' | 'unknown' | 'none'
  readonly text: string
}

const VERDICT_STATES = { Pass: 'done', Override: 'done', Incomplete: 'open', Fail: 'failed' } as const
const STOP_STATES = { fail: 'failed', incomplete: 'open' } as const

const carrierOf = (load: Load, today: CalendarDate): Omit<LoadProtection, 'label'> => {
  const { carrier, carrierId } = load
  if (carrierId === null && load.details?.statedCarrier != null)
    return { state: 'failed', text: `${loadCarrierText(load)}. A person must look.` }
  if (carrierId === null) return { state: 'open', text: 'No carrier has it yet.' }
  if (carrier === null) return { state: 'unknown', text: 'The carrier is not assessed.' }
  const { stop, verdict } = mayUse(carrier, today)
  const text = verdict === null ? 'The carrier is not assessed.' : `The verdict is ${verdict} now.`
  if (stop !== null) return { state: STOP_STATES[stop.tone], text: `${dispatchStopText(stop)} ${text}` }
  return { state: verdict === null ? 'unknown' : VERDICT_STATES[verdict], text }
}

const insuredOf = ({ vehicle }: Load): Omit<LoadProtection, 'label'> => {
  if (vehicle === null) return { state: 'open', text: 'The truck is not known.' }
  if (vehicle.isScheduled === null)
    return { state: 'unknown', text: 'No list of vehicles in force is on record. Ask the insurance agent.' }
  return vehicle.isScheduled
    ? { state: 'done', text: 'The truck is on the certificate.' }
    : { state: 'open', text: 'The truck is not on the certificate. Ask the insurance agent.' }
}

const trackingOf = (load: Load): Omit<LoadProtection, 'label'> => {
  if (!isTrackable(load)) return { state: 'none', text: `${trackableLabel(load)}.` }
  const { meaning } = TRACKING_STATUS_LABELS[load.trackingStatus]
  return { state: load.trackingStatus === 'tracking' ? 'done' : 'open', text: meaning }
}

/**
 * What protects a load before pickup, and what is open: whether its carrier may be used today, a truck that is known and on its
 * certificate, and tracking.
 *
 * Source: section 3, "Load"; section 4, "Do not dispatch"; section 5, "Trackable load"; the list is ours.
 */
export const loadProtection = (load: Load, today: CalendarDate): readonly LoadProtection[] => [
  { label: 'Carrier', ...carrierOf(load, today) },
  {
    label: 'Truck',
    ...(load.carrierVehicleId === null
      ? { state: 'open', text: 'No truck is assigned.' }
      : { state: 'done', text: 'A truck is assigned.' }),
  },
  { label: 'Insurance', ...insuredOf(load) },
  { label: 'Tracking', ...trackingOf(load) },
]
