import { expect, it } from 'vitest'
import { isTrackingLost, TRACKING_STATUS_LABELS, TRACKING_STATUSES } from './tracking-status.ts'

it('the tracking statuses have labels, in this order', () => {
  expect(TRACKING_STATUSES).toEqual(Object.keys(TRACKING_STATUS_LABELS))
  expect(TRACKING_STATUS_LABELS).toEqual({
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
  })
})

it('tracking is lost if it was interrupted, terminated or never possible', () => {
  expect(TRACKING_STATUSES.filter(isTrackingLost)).toEqual([
    'tracking_interrupted',
    'terminated',
    'unable_to_track',
  ])
})
