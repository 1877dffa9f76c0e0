import { aMapRoute } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { routeMilesText } from '../../map/straight-line.ts'
import { isRoad, routeEnds, shownRoute } from './lane-route.ts'

const two = aMapRoute()
const middle = { latitude: 33, longitude: -90 }
const [from, to] = two.points
const road = aMapRoute({ points: [from ?? middle, middle, to ?? middle] })

describe('the shown route of a lane', () => {
  it('a route of two points is a straight line, whatever miles came with it', () => {
    expect(isRoad(two)).toBe(false)
    expect(shownRoute(two)).toMatchObject({ isStraight: true })
    expect(routeMilesText(shownRoute(two))).toBe('720 miles in a straight line')
    expect(routeEnds(shownRoute(two))).toEqual({ from, to })
  })

  it('a route of more points is the road, unchanged', () => {
    expect(isRoad(road)).toBe(true)
    expect(shownRoute(road)).toBe(road)
  })

  it('a route marked as straight is not a road', () => {
    expect(isRoad({ ...road, isStraight: true })).toBe(false)
  })

  it('a route without points has no ends and stays so', () => {
    const none = aMapRoute({ points: [] })
    expect(routeEnds(none)).toBeUndefined()
    expect(shownRoute(none)).toBe(none)
  })
})
