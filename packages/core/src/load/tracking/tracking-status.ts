import type { FreightStatusLabels } from '../freight-status-labels.ts'

/** Source: section 4, "Tracking status", complete and in its order. */
export const TRACKING_STATUSES = [
  'tracking',
  'not_started',
  'no_eld_connection',
  'tracking_interrupted',
  'terminated',
  'ended',
  'unable_to_track',
  'not_eligible',
] as const
/** The tracking status of a load. */
export type TrackingStatus = (typeof TRACKING_STATUSES)[number]

/** The label of each tracking status. Source: section 4, "Tracking status". Choice: the wording is ours. */
export const TRACKING_STATUS_LABELS: Readonly<Record<TrackingStatus, FreightStatusLabels>> = {
  tracking: { label: 'Tracking', tone: 'pass', meaning: 'The truck is reporting its location.' },
  not_started: { label: 'Not started', tone: 'neutral', meaning: 'Tracking has not started.' },
  no_eld_connection: {
    label: 'No ELD connection',
    tone: 'fail',
    meaning: 'The carrier has no ELD connected, so the truck cannot be tracked.',
  },
  tracking_interrupted: {
    label: 'Tracking interrupted',
    tone: 'incomplete',
    meaning: 'The truck stopped reporting.',
  },
  terminated: {
    label: 'Terminated',
    tone: 'incomplete',
    meaning: 'Tracking stopped before the load was delivered.',
  },
  ended: { label: 'Ended', tone: 'neutral', meaning: 'Tracking ended with the load.' },
  unable_to_track: { label: 'Unable to track', tone: 'fail', meaning: 'The truck could not be tracked.' },
  not_eligible: { label: 'Not eligible', tone: 'neutral', meaning: 'This load is not tracked.' },
}

const LOST: ReadonlySet<TrackingStatus> = new Set(['tracking_interrupted', 'terminated', 'unable_to_track'])

/**
 * Whether an expected truck position is missing: tracking was interrupted, terminated, or never possible.
 *
 * Choice: the content of the tab "Not tracking"; not started and no ELD have tabs of their own.
 * Source: section 4, "Load exceptions"; section 4, "Tracking status".
 */
export const isTrackingLost = (status: TrackingStatus): boolean => LOST.has(status)
