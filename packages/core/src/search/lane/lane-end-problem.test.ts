import { aLane, aLanePlace } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { laneEndProblem, rejectedLaneEnds } from './lane-end-problem.ts'

it('a lane end with an area has no problem, whatever text is typed', () => {
  expect(laneEndProblem(aLane(), 'origin', 'x')).toBeUndefined()
  expect(rejectedLaneEnds(aLane())).toEqual([])
})

it('each lane end that is not chosen has its own message', () => {
  const lane = { origin: null, destination: null }
  expect(laneEndProblem(lane, 'origin', ' ')).toContain('Choose an origin')
  expect(laneEndProblem(lane, 'destination', '')).toContain('Choose a destination')
  expect(rejectedLaneEnds(lane)).toEqual(['origin', 'destination'])
})

it('a lane end with a text but no choice asks the user to choose', () => {
  expect(laneEndProblem({ origin: null, destination: null }, 'origin', 'dal')).toContain('from the list')
})

it('a map place without an area cannot be a lane end', () => {
  const lane = aLane({ destination: aLanePlace({ areaId: null }) })
  expect(laneEndProblem(lane, 'destination', '')).toContain('no area for this place')
  expect(rejectedLaneEnds(lane)).toEqual(['destination'])
})
