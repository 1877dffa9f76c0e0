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
  it('recent lanes are the newest first, each once, eight at most', () => {
    const recent = [...lanes, first].reduce(withRecentLane, [])
    expect(recent).toHaveLength(RECENT_LANES_MAX)
    expect(recent[0]).toEqual(first)
    expect(recent.filter(lane => laneKey(lane) === laneKey(first))).toHaveLength(1)
  })

  it('recent lanes distinguish a lane from its opposite direction', () => {
    expect(withRecentLane([first], swapLane(first))).toHaveLength(2)
  })

  it('recent lanes exclude a lane that cannot be searched', () => {
    const half = { ...first, destination: null }
    expect(laneKey(half)).toBeUndefined()
    expect(withRecentLane([second], half)).toEqual([second])
  })

  it('a removed lane is no longer among the recent lanes', () => {
    expect(withoutRecentLane([first, second], first)).toEqual([second])
  })

  it('recent lanes are read back as written', () => {
    expect(readRecentLanes(writeRecentLanes([first, second]))).toEqual([first, second])
  })

  it.each([[null], ['text'], [{ length: 1 }], [[1, null, 'x', 'origin[name]=Dallas&origin[area_id]=1']]])(
    'recent lanes are empty for the stored value %j',
    stored => {
      expect(readRecentLanes(stored)).toEqual([])
    },
  )
})
