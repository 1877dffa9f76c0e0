import { expect, it } from 'vitest'
import { scheduleFact, scheduleReason } from './vehicle-schedule.ts'

it.each([
  [true, { text: 'Scheduled', tone: 'pass' }],
  [false, { text: 'Not scheduled', tone: 'incomplete' }],
  [null, { text: 'policy not on record', tone: 'unknown' }],
])('the schedule %j is shown as %j', (isScheduled, fact) => {
  expect(scheduleFact(isScheduled)).toEqual(fact)
})

it.each([
  [
    { isScheduled: true, listedVins: 12, until: '2027-03-04' },
    'Its VIN is on the schedule of the auto liability policy in force until Mar 4, 2027, which lists 12 vehicles.',
  ],
  [
    { isScheduled: true, listedVins: 1, until: null },
    'Its VIN is on the schedule of the auto liability policy in force, which lists 1 vehicle.',
  ],
  [
    { isScheduled: false, listedVins: 12, until: '2027-03-04' },
    'The schedule of the auto liability policy in force until Mar 4, 2027 lists 12 vehicles, but not this one. Ask the insurance agent before you load it.',
  ],
  [
    { isScheduled: false, listedVins: 0, until: null },
    'The schedule of the auto liability policy in force lists no vehicles. Ask the insurance agent whether this one is covered.',
  ],
  [
    { isScheduled: false, listedVins: null, until: null },
    'The schedule of the auto liability policy in force lists no vehicles. Ask the insurance agent whether this one is covered.',
  ],
  [
    { isScheduled: null, listedVins: null, until: null },
    'No auto liability policy in force has a schedule of vehicles on record. Ask the insurance agent whether this one is covered.',
  ],
] as const)('the reason of the schedule %j: %s', (schedule, reason) => {
  expect(scheduleReason(schedule)).toBe(reason)
})
