import { areaPlaceId, type Lane, type LanePlace, type MapPlace } from '@fairhaul/core'
import {
  aLane,
  aLanePlace,
  anArea,
  type FakeWorld,
  fakeAreas,
  fakeMaps,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { areaBoxMessages } from './area-box-messages.ts'
import { areaOptionTerms } from './area-box-options.ts'
import { AreaBoxStore } from './area-box-store.ts'

const DALLAS = anArea({ id: id(1), name: 'Dallas, TX 75201', code: '75201', kind: 'five_zip' })
const DALTON = anArea({ id: id(2), name: 'Dalton, GA 30720', code: '30720', kind: 'five_zip' })
const TEXAS = anArea({ id: id(3), name: 'Texas', code: 'TX', kind: 'state' })
const WIDE = anArea({ id: id(4), name: 'Dallas, TX 752', code: '752', kind: 'three_zip' })

const turn = () => new Promise(resolve => setImmediate(resolve))

const setUp = (
  { recents = [], places }: { recents?: readonly Lane[]; places?: readonly MapPlace[] } = {},
  change: Partial<FakeWorld> = {},
) => {
  const areas = fakeAreas(fakeWorld({ areas: [DALLAS, DALTON, TEXAS, WIDE], ...change }))
  const onPlace = vi.fn<(place: LanePlace | null) => void>()
  const onLane = vi.fn<(lane: Lane) => void>()
  const onPicked = vi.fn<() => boolean>(() => false)
  const maps =
    places === undefined
      ? null
      : { ...fakeMaps(), places: async () => ({ ok: true, value: places }) as const }
  const box = new AreaBoxStore({ areas, maps, recents: () => recents, onPlace, onLane, onPicked })
  const names = () => box.options.map(option => areaOptionTerms(option, box.text).name)
  return { box, areas, onPlace, onLane, onPicked, names }
}

describe('typing a place in an area box', () => {
  it('typing offers areas that begin with the text, the first is active, and Enter chooses it', async () => {
    const { box, names, onPlace, onPicked } = setUp()
    box.type('dal')
    expect(box.isSearching).toBe(true)
    await turn()
    expect(names()).toEqual(['Dallas, TX 75201', 'Dalton, GA 30720', 'Dallas, TX 752'])
    expect(box.accept()).toBe('chosen')
    expect(onPlace).toHaveBeenLastCalledWith(expect.objectContaining({ areaId: 1, name: 'Dallas, TX 75201' }))
    expect(onPicked).toHaveBeenCalledOnce()
    expect([box.text, box.cursor.isOpen, box.isTyped]).toEqual(['Dallas, TX 75201', false, false])
  })

  it('typing a ZIP requests the ZIPs too, with the wider area first', async () => {
    const { box, areas, names } = setUp()
    box.type('752')
    await turn()
    expect(areas.requests.map(({ call }) => call)).toEqual(['autocomplete', 'zips'])
    expect(names()).toEqual(['Dallas, TX 752', 'Dallas, TX 75201'])
  })

  it('older areas that still match stay while the next request is pending, and none is active', async () => {
    const { box, areas, names } = setUp()
    box.type('dal')
    await turn()
    const release = areas.holdNext('autocomplete')
    box.type('dalt')
    expect(names()).toEqual(['Dalton, GA 30720'])
    expect(box.cursor.active).toBeUndefined()
    release()
    await turn()
    expect(box.cursor.active).toBeDefined()
  })

  it('Enter before the response chooses the first area when it arrives', async () => {
    const { box, areas, onPlace } = setUp()
    const release = areas.holdNext('autocomplete')
    box.type('texas')
    expect(box.accept()).toBe('chosen')
    expect(onPlace).not.toHaveBeenCalled()
    release()
    await turn()
    expect(onPlace).toHaveBeenLastCalledWith(expect.objectContaining({ areaId: 3 }))
  })

  it('the arrow keys move through the options and wrap around at both ends', async () => {
    const { box, names } = setUp()
    box.type('dal')
    await turn()
    box.cursor.move('previous')
    expect(box.cursor.active).toEqual(box.options[2])
    box.cursor.move('next')
    box.cursor.move('next')
    expect(box.cursor.active && areaOptionTerms(box.cursor.active, box.text).name).toBe(names()[1])
    box.cursor.move('last')
    expect(box.cursor.active).toEqual(box.options[2])
    box.cursor.move('first')
    expect(box.cursor.active).toEqual(box.options[0])
  })

  it('a message says when nothing matches, and Enter chooses nothing', async () => {
    const { box, onPlace } = setUp()
    box.type('zzz')
    await turn()
    expect(areaBoxMessages(box)).toMatchObject({ kind: 'nothing', canRetry: false })
    expect(box.accept()).toBe('chosen')
    expect(onPlace).not.toHaveBeenCalled()
  })

  it.each(['', '   ', '--'])('typing %j sends no request', async text => {
    const { box, areas } = setUp()
    box.type(text)
    await turn()
    expect(areas.requests).toEqual([])
    expect(box.accept()).toBe('nothing')
    expect(areaBoxMessages(box)).toBeUndefined()
  })
})

describe('a chosen place in an area box', () => {
  it('a chosen place stays while another text is typed, and is removed when the box is left', async () => {
    const { box, onPlace } = setUp()
    box.setPlace(aLanePlace())
    box.type('dal')
    expect(onPlace).not.toHaveBeenCalled()
    box.leave()
    expect(onPlace).toHaveBeenLastCalledWith(null)
    expect([box.text, box.cursor.isOpen]).toEqual(['dal', false])
  })

  it('Escape closes the list, then restores the chosen place, then clears the box', async () => {
    const { box, onPlace } = setUp()
    const place = aLanePlace()
    box.setPlace(place)
    box.type('dal')
    await turn()
    box.escape()
    expect([box.cursor.isOpen, box.text]).toEqual([false, 'dal'])
    box.escape()
    expect([box.text, box.place]).toEqual([place.name, place])
    box.escape()
    expect([box.text, box.place]).toEqual(['', null])
    expect(onPlace).toHaveBeenLastCalledWith(null)
  })

  it('deleting the whole text removes the chosen place', () => {
    const { box, onPlace } = setUp()
    box.setPlace(aLanePlace())
    box.type('')
    expect(onPlace).toHaveBeenLastCalledWith(null)
  })

  it('leaving the box keeps a chosen place', () => {
    const { box, onPlace } = setUp()
    box.setPlace(aLanePlace())
    box.leave()
    expect(onPlace).not.toHaveBeenCalled()
  })
})

describe('an empty area box', () => {
  it('an empty box offers the recent lanes, of which none is active', () => {
    const lane = aLane()
    const { box, onLane } = setUp({ recents: [lane] })
    expect([box.cursor.active, box.accept()]).toEqual([undefined, 'nothing'])
    box.cursor.move('next')
    expect(box.accept()).toBe('chosen')
    expect(onLane).toHaveBeenLastCalledWith(lane)
  })
})

describe('a place of the maps in an area box', () => {
  const placeId = areaPlaceId(DALTON)
  const place = { id: 'ChIJ-dock', name: 'Dock 9, Dalton' } as MapPlace

  it('map places are listed below the areas, except those that are areas themselves', async () => {
    const { box, names } = setUp({ places: [{ id: areaPlaceId(DALLAS), name: 'Dallas' }, place] })
    box.type('dallas')
    await turn()
    expect(names()).toEqual(['Dallas, TX 75201', 'Dallas, TX 752', 'Dock 9, Dalton'])
  })

  it('a map place is searched by the area that contains it, under its own name', async () => {
    const { box, onPlace } = setUp({ places: [{ id: placeId, name: 'Dock 9' }] })
    box.choose({ kind: 'place', place: { id: placeId, name: 'Dock 9' } })
    expect(onPlace).toHaveBeenLastCalledWith(
      expect.objectContaining({ areaId: null, placeId, name: 'Dock 9' }),
    )
    await turn()
    expect(onPlace).toHaveBeenLastCalledWith(expect.objectContaining({ areaId: 2, placeId, name: 'Dock 9' }))
  })

  it('a map place without an area cannot be searched, and is not looked up again', async () => {
    const { box, onPlace } = setUp({ places: [place] })
    box.choose({ kind: 'place', place })
    await turn()
    expect(box.lookup.state.kind).toBe('refused')
    expect(onPlace).toHaveBeenLastCalledWith(expect.objectContaining({ areaId: null }))
    expect(areaBoxMessages(box)).toBeUndefined()
  })

  it('a map place is looked up again after a lost connection', async () => {
    const { box, areas, onPlace } = setUp()
    areas.failNext('findByPlaceId')
    box.setPlace(aLanePlace({ areaId: null, placeId, name: 'Dock 9' }))
    await turn()
    expect(areaBoxMessages(box)).toMatchObject({ kind: 'error', canRetry: true })
    box.retry()
    await turn()
    expect(onPlace).toHaveBeenLastCalledWith(expect.objectContaining({ areaId: 2 }))
  })

  it('a failing map provider does not affect the areas', async () => {
    const { areas } = setUp()
    const maps = { ...fakeMaps(), places: () => Promise.reject(new Error('blocked')) }
    const noop = () => undefined
    const box = new AreaBoxStore({
      areas,
      maps,
      recents: () => [],
      onPlace: noop,
      onLane: noop,
      onPicked: () => false,
    })
    box.type('dallas')
    await turn()
    expect(box.options).toHaveLength(2)
    expect(areaBoxMessages(box)).toMatchObject({ kind: 'count' })
  })
})

describe('errors of an area box', () => {
  it('a lost connection is shown, and the button or Enter retries', async () => {
    const { box, areas, onPlace } = setUp()
    areas.failNext('autocomplete')
    areas.failNext('autocomplete')
    box.type('dallas')
    await turn()
    expect(areaBoxMessages(box)).toMatchObject({ kind: 'error', canRetry: true })
    box.retry()
    await turn()
    expect(box.options).toEqual([])
    box.accept()
    await turn()
    expect(onPlace).toHaveBeenLastCalledWith(expect.objectContaining({ areaId: 1 }))
  })

  it.each([
    ['who may not', refusal.forbidden('Not for you.'), false],
    ['too many', refusal.tooMany(3), true],
    ['a text that is not taken', refusal.invalid('term', 'Give a text.'), false],
  ])('a refusal is shown: %s', async (_, refused, canRetry) => {
    const { box, areas } = setUp()
    areas.refuseNext('autocomplete', refused)
    box.type('dallas')
    await turn()
    expect(areaBoxMessages(box)).toMatchObject({ kind: 'error', canRetry })
  })

  it('a refusal of the ZIPs is shown too', async () => {
    const { box, areas } = setUp()
    areas.refuseNext('zips', refusal.tooMany(3))
    box.type('752')
    await turn()
    expect(areaBoxMessages(box)).toMatchObject({ kind: 'error' })
  })

  it('a disposed box ignores responses', async () => {
    const { box, areas } = setUp()
    const release = areas.holdNext('autocomplete')
    box.type('dallas')
    box.dispose()
    release()
    await turn()
    expect(box.options).toEqual([])
  })
})
