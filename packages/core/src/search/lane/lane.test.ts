import { aLane, aLanePlace } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { parsePlaceId } from '../../map/place-id.ts'
import { EMPTY_LANE, isCompleteLane, LANE_ENDS, laneAreas, laneText, swapLane } from './lane.ts'

const unknownArea = aLanePlace({ areaId: null, placeId: parsePlaceId('p.1') ?? null })

describe('a lane', () => {
  it('a lane goes from an origin to a destination', () => {
    expect(LANE_ENDS).toEqual(['origin', 'destination'])
  })

  it('a lane is complete with the areas of both ends', () => {
    expect(laneAreas(aLane())).toEqual({ originAreaId: 75_201, destinationAreaId: 30_301 })
    expect(isCompleteLane(aLane())).toBe(true)
  })

  it('a lane may start and end in the same area', () => {
    expect(isCompleteLane(aLane({ origin: aLanePlace(), destination: aLanePlace() }))).toBe(true)
  })

  it.each([
    ['without anything', EMPTY_LANE],
    ['without an origin', aLane({ origin: null })],
    ['without a destination', aLane({ destination: null })],
    ['with an origin of no known area', aLane({ origin: unknownArea })],
    ['with a destination of no known area', aLane({ destination: unknownArea })],
  ])('a lane is not complete %s', (_, lane) => {
    expect(laneAreas(lane)).toBeUndefined()
    expect(isCompleteLane(lane)).toBe(false)
  })

  it('swapping a lane gives the way back', () => {
    const { origin, destination } = aLane()
    expect(swapLane(aLane())).toEqual({ origin: destination, destination: origin })
    expect(swapLane(aLane({ origin: null }))).toEqual({ origin: destination, destination: null })
  })

  it.each([
    [aLane(), 'Dallas, TX 75201 to Atlanta, GA 30301'],
    [aLane({ origin: null }), 'Anywhere to Atlanta, GA 30301'],
    [aLane({ destination: null }), 'Dallas, TX 75201 to anywhere'],
    [EMPTY_LANE, 'Anywhere to anywhere'],
  ])('the lane %o is described as %s', (lane, text) => {
    expect(laneText(lane)).toBe(text)
  })
})
