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

describe('a lane is held to its areas', () => {
  it('where a link names one place and asks for another', async () => {
    const { store, onOther } = setUp()
    await store.follow(forged)
    expect(onOther).toHaveBeenCalledExactlyOnceWith(aLane())
  })

  it('also by a place of the map, whose id stays', async () => {
    const { store, onOther } = setUp()
    const placeId = 'a-place' as never
    await store.follow(aLane({ origin: aLanePlace({ name: 'Miami, FL', placeId }) }))
    expect(onOther).toHaveBeenCalledExactlyOnceWith(aLane({ origin: aLanePlace({ placeId }) }))
  })

  it('and stays as it is where it says what it asks for', async () => {
    const { store, areas, onOther } = setUp()
    await store.follow(aLane())
    await store.follow(aLane())
    expect(areas.requests).toHaveLength(2)
    expect(onOther).not.toHaveBeenCalled()
  })

  it('and is told by its numbers where nobody knows its areas, or they do not answer', async () => {
    const { store, areas, onOther } = setUp()
    const unknown = aLanePlace({ areaId: id(9), name: 'Nine' })
    await store.follow({ origin: unknown, destination: unknown })
    const nine = { ...unknown, name: 'Area 9' }
    expect(onOther).toHaveBeenLastCalledWith({ origin: nine, destination: nine })
    vi.spyOn(areas, 'find').mockRejectedValue(new Error('lost'))
    await store.follow(forged)
    expect(onOther.mock.lastCall?.[0].origin?.name).toBe('Area 75201')
  })

  it('and is shown by no name before its areas have told theirs', async () => {
    const { store, onOther } = setUp()
    const following = store.follow(forged)
    expect(store.isHeld(forged)).toBe(false)
    await following
    expect(store.isHeld(forged)).toBe(false)
    expect(store.isHeld(onOther.mock.lastCall?.[0] ?? forged)).toBe(true)
    expect(store.isHeld({ origin: null, destination: null })).toBe(true)
  })

  it('and stays as it is where an address leaves out in which state or market an area lies', async () => {
    const { store, onOther } = setUp()
    await store.follow(aLane({ origin: aLanePlace({ stateAreaId: null, kmaAreaId: null }) }))
    expect(onOther).not.toHaveBeenCalled()
  })

  it('end by end, also while the other is missing, or its area is not known yet', async () => {
    const { store, onOther } = setUp()
    await store.follow({ ...forged, destination: null })
    expect(onOther).toHaveBeenLastCalledWith({ ...aLane(), destination: null })
    await store.follow(aLane({ origin: aLanePlace({ name: 'Miami, FL', areaId: null }) }))
    expect(onOther.mock.lastCall?.[0].origin?.name).toBe('A place of the map')
  })

  it('and an older one no longer counts', async () => {
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
