import { EMPTY_LANE, type LaneChange, swapLane } from '@fairhaul/core'
import { aLane, aLanePlace, anArea, fakeAreas, fakeWorld, id } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { LaneEndsStore } from './lane-ends-store.ts'

const turn = () => new Promise(resolve => setImmediate(resolve))

const setUp = (lane = EMPTY_LANE) => {
  const areas = fakeAreas(
    fakeWorld({ areas: [anArea({ id: id(1), name: 'Dallas, TX 75201', code: '75201' })] }),
  )
  const onChange = vi.fn<(change: LaneChange) => void>()
  const store = new LaneEndsStore({ areas, maps: null, recents: () => [], onChange })
  store.setLane(lane)
  return { store, areas, onChange }
}

describe('the ends of a lane', () => {
  it('taking a lane from the address shows it without calling onChange', () => {
    const { store, onChange } = setUp(aLane())
    expect(store.boxes.origin.text).toBe('Dallas, TX 75201')
    expect(store.boxes.destination.text).toBe('Atlanta, GA 30301')
    expect(onChange).not.toHaveBeenCalled()
    expect(store.firstError()).toBeUndefined()
  })

  it('choosing a place calls onChange with the lane, and the next empty box is known', async () => {
    const { store, onChange } = setUp()
    store.boxes.origin.type('dallas')
    await turn()
    store.boxes.origin.accept()
    expect(onChange).toHaveBeenLastCalledWith({
      lane: { origin: expect.objectContaining({ areaId: 1 }), destination: null },
      results: 'keep',
    })
    expect(store.picked.end).toBe('origin')
    expect(store.nextBlank).toBe('destination')
  })

  it('swapping the ends moves texts that are not chosen yet too', async () => {
    const { store, onChange } = setUp(aLane({ destination: null }))
    store.boxes.destination.type('dal')
    store.swap()
    expect(store.lane).toEqual(swapLane(aLane({ destination: null })))
    expect(store.boxes.origin.text).toBe('dal')
    expect(store.boxes.destination.text).toBe('Dallas, TX 75201')
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ results: 'keep' }))
  })

  it('a recent lane replaces both ends', () => {
    const { store, onChange } = setUp()
    store.choose(aLane())
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ lane: aLane(), results: 'keep' })
    expect(store.nextBlank).toBeUndefined()
  })

  it('clearing the ends clears the results', () => {
    const { store, onChange } = setUp(aLane())
    store.clear('origin')
    expect(onChange).toHaveBeenLastCalledWith({ lane: aLane({ origin: null }), results: 'clear' })
  })

  it('both ends may be the same place', () => {
    const { store } = setUp(aLane({ destination: aLanePlace() }))
    expect(store.firstError()).toBeUndefined()
  })
})

describe('incomplete ends of a lane', () => {
  it('missing ends are shown as errors only after a search, the first one first', () => {
    const { store } = setUp()
    expect(store.problemOf('origin')).toBeUndefined()
    expect(store.firstError()).toBe('origin')
    expect(store.problemOf('origin')).toContain('origin')
    expect(store.problemOf('destination')).toContain('destination')
  })

  it('an end shows no error once it is chosen', () => {
    const { store } = setUp(aLane({ origin: null }))
    expect(store.firstError()).toBe('origin')
    store.choose(aLane())
    expect([store.problemOf('origin'), store.firstError()]).toEqual([undefined, undefined])
  })

  it('a text typed over a chosen place is incomplete, even while Enter waits for the response', () => {
    const { store, areas } = setUp(aLane())
    areas.holdNext('autocomplete')
    store.boxes.destination.type('dal')
    store.boxes.destination.accept()
    expect(store.firstError()).toBe('destination')
    expect(store.problemOf('destination')).toContain('from the list')
  })

  it('a map place without an area shows its error at once', async () => {
    const { store } = setUp(aLane({ origin: aLanePlace({ areaId: null, placeId: 'nowhere' as never }) }))
    await turn()
    expect(store.problemOf('origin')).toContain('no area for this place')
    store.dispose()
  })
})
