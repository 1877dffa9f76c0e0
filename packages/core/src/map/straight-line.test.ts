import { describe, expect, it } from 'vitest'
import { routeMilesText, straightMiles, straightRoute } from './straight-line.ts'

const dallas = { latitude: 32.78, longitude: -96.8 }
const atlanta = { latitude: 33.75, longitude: -84.39 }

describe('a straight line', () => {
  it('a straight line has the length of the ground between its ends', () => {
    expect(straightMiles(dallas, atlanta)).toBeCloseTo(720, -1)
    expect(straightMiles({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 })).toBeCloseTo(
      6_218.5,
      0,
    )
  })

  it('a straight line bends as the earth does, and is marked as straight', () => {
    const { points, miles, isStraight } = straightRoute(dallas, [], atlanta)
    expect([points[0], points.at(-1)]).toEqual([dallas, atlanta])
    expect(points.length).toBe(13)
    expect(points[6]?.latitude ?? 0).toBeGreaterThan((dallas.latitude + atlanta.latitude) / 2)
    expect([miles, isStraight]).toEqual([720, true])
  })

  it('a straight line goes through its stops, and from a point to itself has no length', () => {
    expect(straightRoute(dallas, [atlanta], dallas).miles).toBe(1_439)
    expect(straightRoute(dallas, [], dallas)).toEqual({
      points: [dallas, dallas],
      miles: 0,
      isStraight: true,
    })
  })

  it('a straight line between opposite ends of the earth has only its ends', () => {
    const other = { latitude: -32.78, longitude: 83.2 }
    expect(straightRoute(dallas, [], other).points).toEqual([dallas, other])
  })

  it.each([
    [{ miles: 781.4 }, '781 miles by road'],
    [{ miles: 1, isStraight: false }, '1 mile by road'],
    [{ miles: 1_437, isStraight: true }, '1,437 miles in a straight line'],
    [{ miles: null }, 'distance unknown'],
  ])('the route %o is described as %s', (route, text) => {
    expect(routeMilesText(route)).toBe(text)
  })
})
