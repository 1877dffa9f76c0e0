import { aMapRoute, fakeMaps, refusal } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { LaneRouteStore } from './lane-route-store.ts'

const setUp = () => {
  const maps = fakeMaps()
  return { maps, store: new LaneRouteStore(maps) }
}
const road = aMapRoute({ points: [...aMapRoute().points, { latitude: 34, longitude: -84 }] })

describe('the route of a lane', () => {
  it('a route is a straight line at first, and the road once it has loaded', async () => {
    const { store } = setUp()
    store.follow(aMapRoute())
    expect(store.route?.isStraight).toBe(true)
    await vi.waitFor(() => expect(store.route?.isStraight).toBeUndefined())
  })

  it('a route that the server knows sends no request', () => {
    const { store, maps } = setUp()
    store.follow(road)
    expect([store.route, maps.requests]).toEqual([road, []])
  })

  it('a route is requested once while it stays the same', () => {
    const { store, maps } = setUp()
    store.follow(aMapRoute())
    store.follow(aMapRoute())
    expect(maps.requests).toHaveLength(1)
  })

  it.each(['refused', 'failed'])('a route stays straight when maps are %s', async how => {
    const { store, maps } = setUp()
    if (how === 'refused') maps.refuseNext('directions', refusal.notFound)
    else maps.failNext('directions')
    store.follow(aMapRoute())
    await new Promise(setImmediate)
    expect(store.route?.isStraight).toBe(true)
  })

  it('a late response for another lane is dropped', async () => {
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
