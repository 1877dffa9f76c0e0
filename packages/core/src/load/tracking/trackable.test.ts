import { describe, expect, it } from 'vitest'
import { isTrackable, TRACKABLE_MILES_MIN, trackableLabel } from './trackable.ts'

describe('a load', () => {
  it.each([
    [150, true, 'Trackable'],
    [150.1, true, 'Trackable'],
    [880, true, 'Trackable'],
    [149.9, false, 'Not trackable: under 150 billable miles'],
    [0, false, 'Not trackable: under 150 billable miles'],
    [null, false, 'Not trackable: miles not on record'],
  ])('a load of %s billable miles is trackable: %s, %s', (billableMiles, trackable, label) => {
    expect(isTrackable({ billableMiles })).toBe(trackable)
    expect(trackableLabel({ billableMiles })).toBe(label)
  })

  it('a load is trackable from 150 miles on', () => {
    expect(TRACKABLE_MILES_MIN).toBe(150)
  })
})
