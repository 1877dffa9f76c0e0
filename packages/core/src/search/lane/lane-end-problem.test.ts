import { aLane, aLanePlace } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { laneEndProblem, rejectedLaneEnds } from './lane-end-problem.ts'

it('an end with its area is no problem, whatever else is typed', () => {
  expect(laneEndProblem(aLane(), 'origin', 'x')).toBeUndefined()
  expect(rejectedLaneEnds(aLane())).toEqual([])
})

it('an end that is not chosen is asked for, each in its own words', () => {
  const lane = { origin: null, destination: null }
  expect(laneEndProblem(lane, 'origin', ' ')).toContain('where the lane begins')
  expect(laneEndProblem(lane, 'destination', '')).toContain('where the lane ends')
  expect(rejectedLaneEnds(lane)).toEqual(['origin', 'destination'])
})

it('a text that was not chosen is to be chosen', () => {
  expect(laneEndProblem({ origin: null, destination: null }, 'origin', 'dal')).toContain('no place yet')
})

it('a place of the map without an area cannot be searched', () => {
  const lane = aLane({ destination: aLanePlace({ areaId: null }) })
  expect(laneEndProblem(lane, 'destination', '')).toContain('No area on record')
  expect(rejectedLaneEnds(lane)).toEqual(['destination'])
})
