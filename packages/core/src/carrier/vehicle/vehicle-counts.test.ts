import { expect, it } from 'vitest'
import { vehicleCounts, vehicleCountsFact } from './vehicle-counts.ts'

it('vehicles are counted by whether the insurance lists them; unknown ones count as neither', () => {
  const rows = [true, true, false, null].map(isScheduled => ({ isScheduled }))
  expect(vehicleCounts(rows)).toEqual({ scheduled: 2, nonScheduled: 1 })
  expect(vehicleCounts([])).toEqual({ scheduled: 0, nonScheduled: 0 })
})

it.each([
  [12, 3, { text: '12 scheduled, 3 not scheduled', tone: 'incomplete' }],
  [1_200, 0, { text: '1,200 scheduled, 0 not scheduled', tone: 'plain' }],
  [12, null, { text: '12 scheduled', tone: 'plain' }],
  [null, 1, { text: '1 not scheduled', tone: 'incomplete' }],
  [null, null, { text: 'not on record', tone: 'unknown' }],
])('%s scheduled and %s not are shown as %j', (scheduled, nonScheduled, fact) => {
  expect(vehicleCountsFact({ scheduled, nonScheduled })).toEqual(fact)
})
