import { aLane, aLanePlace, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { readRecent, withRecent, writeRecent } from '../../shared/recent-list.ts'
import { swapLane } from './lane.ts'
import { laneKey, RECENT_LANES } from './recent-lanes.ts'

const lanes = Array.from({ length: 10 }, (_, at) => aLane({ origin: aLanePlace({ areaId: id(at + 1) }) }))
const [first, second] = [lanes[0] ?? aLane(), lanes[1] ?? aLane()]

describe('recent lanes', () => {
  it('recent lanes are the newest first, each once, eight at most', () => {
    const recent = [...lanes, first].reduce<readonly (typeof first)[]>(
      (all, lane) => withRecent(RECENT_LANES, all, lane),
      [],
    )
    expect(recent).toHaveLength(8)
    expect(recent[0]).toEqual(first)
    expect(recent.filter(lane => laneKey(lane) === laneKey(first))).toHaveLength(1)
  })

  it('recent lanes distinguish a lane from its opposite direction', () => {
    expect(withRecent(RECENT_LANES, [first], swapLane(first))).toHaveLength(2)
  })

  it('recent lanes exclude a lane that cannot be searched', () => {
    const half = { ...first, destination: null }
    expect(laneKey(half)).toBeUndefined()
    expect(withRecent(RECENT_LANES, [second], half)).toEqual([second])
  })

  it('recent lanes are read back as written', () => {
    expect(readRecent(RECENT_LANES, writeRecent(RECENT_LANES, [first, second]))).toEqual([first, second])
  })

  it('a stored text that is no lane is left out', () => {
    expect(readRecent(RECENT_LANES, ['x', 'origin[name]=Dallas&origin[area_id]=1'])).toEqual([])
  })
})
