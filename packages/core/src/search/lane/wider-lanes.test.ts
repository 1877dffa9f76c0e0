import { aLane, aLanePlace, arbitrary, holds, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { EMPTY_LANE } from './lane.ts'
import { widerLanes } from './wider-lanes.ts'

const lane = aLane()
const unplaced = { stateAreaId: null, kmaAreaId: null }

describe('wider lanes', () => {
  it('wider lanes go between the market areas, then between the states', () => {
    expect(widerLanes(lane)).toEqual([
      { kind: 'market', originAreaId: 9, destinationAreaId: 12 },
      { kind: 'state', originAreaId: 48, destinationAreaId: 13 },
    ])
  })

  it('wider lanes keep an end for which nothing larger is known', () => {
    const there = { ...lane, destination: aLanePlace({ areaId: id(5), ...unplaced }) }
    expect(widerLanes(there)).toEqual([
      { kind: 'market', originAreaId: 9, destinationAreaId: 5 },
      { kind: 'state', originAreaId: 48, destinationAreaId: 5 },
    ])
    const here = { ...lane, origin: aLanePlace({ areaId: id(5), ...unplaced }) }
    expect(widerLanes(here)[1]).toEqual({ kind: 'state', originAreaId: 5, destinationAreaId: 13 })
  })

  it('a lane that is as wide as possible or incomplete has no wider lanes', () => {
    const texas = aLanePlace({ areaId: id(48), kmaAreaId: null })
    expect(widerLanes({ origin: texas, destination: texas })).toEqual([])
    expect(widerLanes(EMPTY_LANE)).toEqual([])
    expect(widerLanes({ ...lane, destination: null })).toEqual([])
    expect(widerLanes({ ...lane, destination: aLanePlace({ areaId: null }) })).toEqual([])
  })

  it('wider lanes never include the lane itself', () =>
    holds([arbitrary.lanes], it => {
      for (const wider of widerLanes(it)) {
        expect([wider.originAreaId, wider.destinationAreaId]).not.toEqual([
          it.origin?.areaId,
          it.destination?.areaId,
        ])
      }
    }))
})
