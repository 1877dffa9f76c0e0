import { aLane, aLanePlace, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { swapLane } from './lane.ts'
import {
  laneKey,
  RECENT_LANES_MAX,
  readRecentLanes,
  withoutRecentLane,
  withRecentLane,
  writeRecentLanes,
} from './recent-lanes.ts'

const lanes = Array.from({ length: 10 }, (_, at) => aLane({ origin: aLanePlace({ areaId: id(at + 1) }) }))
const [first, second] = [lanes[0] ?? aLane(), lanes[1] ?? aLane()]

describe('recent lanes', () => {
  it('are the newest first, each once, eight at most', () => {
    const recent = [...lanes, first].reduce(withRecentLane, [])
    expect(recent).toHaveLength(RECENT_LANES_MAX)
    expect(recent[0]).toEqual(first)
    expect(recent.filter(lane => laneKey(lane) === laneKey(first))).toHaveLength(1)
  })

  it('tell a lane from its way back', () => {
    expect(withRecentLane([first], swapLane(first))).toHaveLength(2)
  })

  it('do not hold a lane that cannot be searched', () => {
    const half = { ...first, destination: null }
    expect(laneKey(half)).toBeUndefined()
    expect(withRecentLane([second], half)).toEqual([second])
  })

  it('lose one when it is taken away', () => {
    expect(withoutRecentLane([first, second], first)).toEqual([second])
  })

  it('are read back as they were written', () => {
    expect(readRecentLanes(writeRecentLanes([first, second]))).toEqual([first, second])
  })

  it.each([[null], ['text'], [{ length: 1 }], [[1, null, 'x', 'origin[name]=Dallas&origin[area_id]=1']]])(
    'are none where %j was kept',
    kept => {
      expect(readRecentLanes(kept)).toEqual([])
    },
  )
})
