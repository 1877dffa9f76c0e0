import type { CalendarDate } from '../shared/calendar-date.ts'
import { overallVerdict } from '../rules/assess.ts'
import type { Load } from './load.ts'
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

const verdictOf = ({ carrier, carrierId }: Load, today: CalendarDate): Omit<LoadProtection, 'label'> => {
  if (carrierId === null) return { state: 'open', text: 'No carrier has it yet.' }
  const assessment = carrier?.rulesAssessment ?? null
  const verdict = assessment && overallVerdict(assessment, today)
  if (verdict === null) return { state: 'unknown', text: 'The carrier is not assessed.' }
  return { state: VERDICT_STATES[verdict], text: `The verdict is ${verdict} now.` }
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
 * What protects a load before pickup, and what is open: the carrier's verdict today, a truck that is known and on its
 * certificate, and tracking.
 *
 * Source: section 3, "Load"; section 5, "Trackable load"; the list is ours.
 */
export const loadProtection = (load: Load, today: CalendarDate): readonly LoadProtection[] => [
  { label: 'Carrier', ...verdictOf(load, today) },
  {
    label: 'Truck',
    ...(load.carrierVehicleId === null
      ? { state: 'open', text: 'No truck is assigned.' }
      : { state: 'done', text: 'A truck is assigned.' }),
  },
  { label: 'Insurance', ...insuredOf(load) },
  { label: 'Tracking', ...trackingOf(load) },
]
