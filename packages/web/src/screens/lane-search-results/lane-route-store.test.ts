import { aMapRoute, fakeMaps, refusal } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { LaneRouteStore } from './lane-route-store.ts'

const setUp = () => {
  const maps = fakeMaps()
  return { maps, store: new LaneRouteStore(maps) }
}
const road = aMapRoute({ points: [...aMapRoute().points, { latitude: 34, longitude: -84 }] })

describe('the way of a lane', () => {
  it('is a straight line at once, and the road as soon as it is known', async () => {
    const { store } = setUp()
    store.follow(aMapRoute())
    expect(store.route?.isStraight).toBe(true)
    await vi.waitFor(() => expect(store.route?.isStraight).toBeUndefined())
  })

  it('that the server knows is asked of nobody', () => {
    const { store, maps } = setUp()
    store.follow(road)
    expect([store.route, maps.requests]).toEqual([road, []])
  })

  it('is asked for once while it stays the same', () => {
    const { store, maps } = setUp()
    store.follow(aMapRoute())
    store.follow(aMapRoute())
    expect(maps.requests).toHaveLength(1)
  })

  it.each(['refused', 'failed'])('stays straight when maps are %s', async how => {
    const { store, maps } = setUp()
    if (how === 'refused') maps.refuseNext('directions', refusal.notFound)
    else maps.failNext('directions')
    store.follow(aMapRoute())
    await new Promise(setImmediate)
    expect(store.route?.isStraight).toBe(true)
  })

  it('of another lane drops an answer that comes late', async () => {
    const { store, maps } = setUp()
    const release = maps.holdNext('directions')
    store.follow(aMapRoute())
    store.follow(null)
    release()
    await new Promise(setImmediate)
    expect(store.route).toBeNull()
    store.follow(aMapRoute({ points: [] }))
    expect(maps.requests).toHaveLength(1)
    store.dispose()
  })
})
