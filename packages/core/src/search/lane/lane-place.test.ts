import { aLanePlace, anArea, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { parsePlaceId } from '../../map/place-id.ts'
import { lanePlaceName, lanePlaceOf, unnamedPlace } from './lane-place.ts'

describe('reading the name of a lane place', () => {
  it.each([
    ['Dallas, TX 75201', 'Dallas, TX 75201'],
    ['  Dallas\n', 'Dallas'],
    [`${' '.repeat(130)}Dallas`, 'Dallas'],
    ['a\ud800b', 'a\uFFFDb'],
    ['\ud83d\ude9a', '\ud83d\ude9a'],
    ['\ud83d\ude9a'.repeat(121), '\ud83d\ude9a'.repeat(120)],
    [`${'a'.repeat(119)} b`, 'a'.repeat(119)],
  ])('the place name %j is read as %j', (text, name) => {
    expect(lanePlaceName(text)).toBe(name)
  })

  it.each(['', ' \t'])('no place name is read from %j', text => {
    expect(lanePlaceName(text)).toBeUndefined()
  })

  it('a place name has 120 characters at most', () => {
    expect(lanePlaceName('x'.repeat(121))).toBe('x'.repeat(120))
  })
})

describe('an area as a lane end', () => {
  it('an area as a lane end includes its state and its market', () => {
    expect(lanePlaceOf(anArea())).toEqual({
      name: 'Dallas, TX 75201',
      placeId: null,
      areaId: 75_201,
      stateAreaId: 48,
      kmaAreaId: 9,
    })
  })

  it('an area as a lane end keeps the map place it was found by', () => {
    const placeId = parsePlaceId('p.1') ?? null
    expect(lanePlaceOf(anArea(), placeId).placeId).toBe('p.1')
  })

  it('a state as a lane end is its own state', () => {
    const state = anArea({ id: id(48), kind: 'state', code: 'TX', stateAreaId: null, kmaAreaId: null })
    expect(lanePlaceOf(state)).toMatchObject({ areaId: 48, stateAreaId: 48, kmaAreaId: null })
  })

  it('a market as a lane end is its own market', () => {
    const market = anArea({ id: id(9), kind: 'kma', kmaAreaId: null })
    expect(lanePlaceOf(market)).toMatchObject({ areaId: 9, stateAreaId: 48, kmaAreaId: 9 })
  })

  it('an area without a name is named by its code as a lane end', () => {
    expect(lanePlaceOf(anArea({ name: ' ' })).name).toBe('75201')
  })
})

it.each([
  [{ name: 'Miami, FL' }, 'Area 75201'],
  [{ name: 'Miami, FL', areaId: null }, 'A place on the map'],
])('a lane end from an untrusted address keeps its numbers but not its name: %j', (some, name) => {
  const place = aLanePlace(some)
  expect(unnamedPlace(place)).toEqual({ ...place, name })
})
