import { aLanePlace, anArea, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { LANE_PLACE_NAME_MAX, lanePlaceName, lanePlaceOf, unnamedPlace } from './lane-place.ts'
import { parsePlaceId } from '../../map/place-id.ts'

describe('the name of a place', () => {
  it.each([
    ['Dallas, TX 75201', 'Dallas, TX 75201'],
    ['  Dallas\n', 'Dallas'],
    [`${' '.repeat(130)}Dallas`, 'Dallas'],
    ['a\ud800b', 'a\uFFFDb'],
    ['\ud83d\ude9a', '\ud83d\ude9a'],
    ['\ud83d\ude9a'.repeat(121), '\ud83d\ude9a'.repeat(120)],
    [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
  ])('%j is %j', (text, name) => {
    expect(lanePlaceName(text)).toBe(name)
  })

  it.each(['', ' \t'])('%j is none', text => {
    expect(lanePlaceName(text)).toBeUndefined()
  })

  it('has 120 characters at most', () => {
    expect(LANE_PLACE_NAME_MAX).toBe(120)
  })
})

describe('an area as an end of a lane', () => {
  it('brings its state and its market', () => {
    expect(lanePlaceOf(anArea())).toEqual({
      name: 'Dallas, TX 75201',
      placeId: null,
      areaId: 75_201,
      stateAreaId: 48,
      kmaAreaId: 9,
    })
  })

  it('keeps the place of the map it was found by', () => {
    const placeId = parsePlaceId('p.1') ?? null
    expect(lanePlaceOf(anArea(), placeId).placeId).toBe('p.1')
  })

  it('is its own state where it is one', () => {
    const state = anArea({ id: id(48), kind: 'state', code: 'TX', stateAreaId: null, kmaAreaId: null })
    expect(lanePlaceOf(state)).toMatchObject({ areaId: 48, stateAreaId: 48, kmaAreaId: null })
  })

  it('is its own market where it is one', () => {
    const market = anArea({ id: id(9), kind: 'kma', kmaAreaId: null })
    expect(lanePlaceOf(market)).toMatchObject({ areaId: 9, stateAreaId: 48, kmaAreaId: 9 })
  })

  it('without a name has its code', () => {
    expect(lanePlaceOf(anArea({ name: ' ' })).name).toBe('75201')
  })
})

it.each([
  [{ name: 'Miami, FL' }, 'Area 75201'],
  [{ name: 'Miami, FL', areaId: null }, 'A place of the map'],
])('an end that nobody vouches for keeps its numbers, and not its name: %j', (some, name) => {
  const place = aLanePlace(some)
  expect(unnamedPlace(place)).toEqual({ ...place, name })
})
