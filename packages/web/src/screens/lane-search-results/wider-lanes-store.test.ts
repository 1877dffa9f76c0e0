import { laneText } from '@fairhaul/core'
import { aLane, anArea, fakeAreas, fakeWorld, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { WiderLanesStore } from './wider-lanes-store.ts'

const area = (areaId: number, name: string, kind: 'state' | 'kma') =>
  anArea({ id: id(areaId), name, kind, code: name, stateAreaId: null, kmaAreaId: null })

const setUp = () => {
  const world = fakeWorld()
  world.areas = [
    area(9, 'Dallas, TX market', 'kma'),
    area(12, 'Atlanta, GA market', 'kma'),
    area(48, 'Texas', 'state'),
    area(13, 'Georgia', 'state'),
  ]
  const areas = fakeAreas(world)
  return { world, areas, store: new WiderLanesStore(areas) }
}

describe('wider lanes to search instead', () => {
  it('the lane is offered between its markets, then between its states, by name', async () => {
    const { store } = setUp()
    await store.follow(aLane())
    expect(store.lanes.map(laneText)).toEqual(['Dallas, TX market to Atlanta, GA market', 'Texas to Georgia'])
    expect(store.lanes[1]?.origin).toMatchObject({ areaId: 48, stateAreaId: 48 })
    await store.follow(null)
    expect(store.lanes).toEqual([])
  })

  it('areas without a name, and areas that failed to load, are left out', async () => {
    const { store, world, areas } = setUp()
    world.areas = world.areas.filter(each => each.id !== 12)
    await store.follow(aLane())
    expect(store.lanes.map(laneText)).toEqual(['Texas to Georgia'])
    areas.failNext('find')
    await store.follow(aLane())
    expect(store.lanes.map(laneText)).toEqual(['Texas to Georgia'])
  })

  it('a response for an older lane is dropped', async () => {
    const { store, areas } = setUp()
    const release = areas.holdNext('find')
    const first = store.follow(aLane())
    await store.follow(null)
    release()
    await first
    expect(store.lanes).toEqual([])
    store.dispose()
  })
})
