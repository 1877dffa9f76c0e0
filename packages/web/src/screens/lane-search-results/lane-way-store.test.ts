import { aMapRoute, fakeMaps, refusal } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { LaneWayStore } from './lane-way-store.ts'

const setUp = () => {
  const maps = fakeMaps()
  return { maps, store: new LaneWayStore(maps) }
}
const road = aMapRoute({ points: [...aMapRoute().points, { latitude: 34, longitude: -84 }] })

describe('the way of a lane', () => {
  it('is a straight line at once, and the road as soon as it is known', async () => {
    const { store } = setUp()
    store.follow(aMapRoute())
    expect(store.way?.isStraight).toBe(true)
    await vi.waitFor(() => expect(store.way?.isStraight).toBeUndefined())
  })

  it('that the server knows is asked of nobody', () => {
    const { store, maps } = setUp()
    store.follow(road)
    expect([store.way, maps.asked]).toEqual([road, []])
  })

  it('is asked for once while it stays the same', () => {
    const { store, maps } = setUp()
    store.follow(aMapRoute())
    store.follow(aMapRoute())
    expect(maps.asked).toHaveLength(1)
  })

  it.each(['refused', 'failed'])('stays straight when maps are %s', async how => {
    const { store, maps } = setUp()
    if (how === 'refused') maps.refuseNext('directions', refusal.notFound)
    else maps.failNext('directions')
    store.follow(aMapRoute())
    await new Promise(setImmediate)
    expect(store.way?.isStraight).toBe(true)
  })

  it('of another lane drops an answer that comes late', async () => {
    const { store, maps } = setUp()
    const release = maps.holdNext('directions')
    store.follow(aMapRoute())
    store.follow(null)
    release()
    await new Promise(setImmediate)
    expect(store.way).toBeNull()
    store.follow(aMapRoute({ points: [] }))
    expect(maps.asked).toHaveLength(1)
    store.dispose()
  })
})
