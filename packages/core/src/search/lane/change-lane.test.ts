import { aLane, aLanePlace } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { changeLane } from './change-lane.ts'

it.each(['origin', 'destination'] as const)('removing the %s of a lane clears the results', end => {
  expect(changeLane(aLane(), end, null)).toEqual({ lane: aLane({ [end]: null }), results: 'clear' })
})

it.each(['origin', 'destination'] as const)('changing the %s of a lane keeps the results', end => {
  const place = aLanePlace({ name: 'Waco, TX 76701' })
  expect(changeLane(aLane(), end, place)).toEqual({ lane: aLane({ [end]: place }), results: 'keep' })
})

it('removing an unset end of a lane keeps the results', () => {
  const lane = aLane({ origin: null })
  expect(changeLane(lane, 'origin', null)).toEqual({ lane, results: 'keep' })
})
