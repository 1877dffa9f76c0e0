import type { Lane } from '@fairhaul/core'
import { aLane, aLanePlace, fakeAreas, fakeWorld, id } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { AreaNames } from './area-names.ts'

const setUp = () => {
  const areas = fakeAreas(fakeWorld())
  const onOther = vi.fn<(lane: Lane) => void>()
  return { areas, onOther, store: new AreaNames({ areas, onOther }) }
}
const forged = aLane({ origin: aLanePlace({ name: 'Miami, FL', stateAreaId: id(5) }) })

describe('the names of a lane come from its areas', () => {
  it('a link whose name differs from its area gets the name of the area', async () => {
    const { store, onOther } = setUp()
    await store.follow(forged)
    expect(onOther).toHaveBeenCalledExactlyOnceWith(aLane())
  })

  it('a map place gets the name of its area, and keeps its id', async () => {
    const { store, onOther } = setUp()
    const placeId = 'a-place' as never
    await store.follow(aLane({ origin: aLanePlace({ name: 'Miami, FL', placeId }) }))
    expect(onOther).toHaveBeenCalledExactlyOnceWith(aLane({ origin: aLanePlace({ placeId }) }))
  })

  it('a lane with the right names stays as it is', async () => {
    const { store, areas, onOther } = setUp()
    await store.follow(aLane())
    await store.follow(aLane())
    expect(areas.requests).toHaveLength(2)
    expect(onOther).not.toHaveBeenCalled()
  })

  it('an end whose area is unknown or does not load is shown by its number', async () => {
    const { store, areas, onOther } = setUp()
    const unknown = aLanePlace({ areaId: id(9), name: 'Nine' })
    await store.follow({ origin: unknown, destination: unknown })
    const nine = { ...unknown, name: 'Area 9' }
    expect(onOther).toHaveBeenLastCalledWith({ origin: nine, destination: nine })
    vi.spyOn(areas, 'find').mockRejectedValue(new Error('lost'))
    await store.follow(forged)
    expect(onOther.mock.lastCall?.[0].origin?.name).toBe('Area 75201')
  })

  it('no name is shown before the areas have loaded', async () => {
    const { store, onOther } = setUp()
    const following = store.follow(forged)
    expect(store.isHeld(forged)).toBe(false)
    await following
    expect(store.isHeld(forged)).toBe(false)
    expect(store.isHeld(onOther.mock.lastCall?.[0] ?? forged)).toBe(true)
    expect(store.isHeld({ origin: null, destination: null })).toBe(true)
  })

  it('a name without its state or market stays as it is', async () => {
    const { store, onOther } = setUp()
    await store.follow(aLane({ origin: aLanePlace({ stateAreaId: null, kmaAreaId: null }) }))
    expect(onOther).not.toHaveBeenCalled()
  })

  it('each end is checked on its own, even if the other is missing or has no area yet', async () => {
    const { store, onOther } = setUp()
    await store.follow({ ...forged, destination: null })
    expect(onOther).toHaveBeenLastCalledWith({ ...aLane(), destination: null })
    await store.follow(aLane({ origin: aLanePlace({ name: 'Miami, FL', areaId: null }) }))
    expect(onOther.mock.lastCall?.[0].origin?.name).toBe('A place on the map')
  })

  it('a response for an older lane is ignored', async () => {
    const { store, onOther } = setUp()
    const older = store.follow(forged)
    await store.follow(aLane())
    await older
    const left = store.follow(forged)
    store.dispose()
    await left
    expect(onOther).not.toHaveBeenCalled()
  })
})
