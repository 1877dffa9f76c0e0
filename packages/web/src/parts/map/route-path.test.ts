import { straightRoute } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { A_SMALL_ATLAS } from '../testing/a-small-atlas.ts'
import { readAtlas } from './atlas.ts'
import { clusterText } from './OfflineMap.tsx'
import { drawRoute } from './route-path.ts'
import { boxAround } from './view.ts'

const atlas = readAtlas(A_SMALL_ATLAS)
const placesOf = (d: string) =>
  d
    .slice(1)
    .split('L')
    .map(place => place.split(' ').map(Number) as [number, number])

const LAREDO = { latitude: 27.5, longitude: -99.5 }
const MONTERREY = { latitude: 25.7, longitude: -100.3 }
const TORONTO = { latitude: 43.7, longitude: -79.4 }

describe('the path of a route', () => {
  it('a route of a hundred thousand points is drawn with distinguishable points only', () => {
    const points = Array.from({ length: 100_000 }, (_, at) => ({
      latitude: 30 + at / 10_000,
      longitude: -100 + at / 10_000,
    }))
    const { d, ends, middle } = drawRoute(atlas, { points })
    const places = placesOf(d)
    expect(places.length).toBeLessThan(5_000)
    const [from, to] = [places[0], places.at(-1)].map(place => ({ x: place?.[0], y: place?.[1] }))
    expect(ends).toEqual({ from, to })
    expect(middle?.x).toBeGreaterThan(ends?.from.x ?? Infinity)
    expect(middle?.x).toBeLessThan(ends?.to.x ?? -Infinity)
    const box = boxAround(points.map(atlas.project))
    expect(box?.left).toBeLessThan(ends?.from.x ?? -Infinity)
  })

  it('a trace that winds is drawn with fewer places, none of them off its way', () => {
    const points = Array.from({ length: 20_000 }, (_, at) => ({
      latitude: 35 + Math.sin(at / 500),
      longitude: -100 + at / 1_000,
    }))
    const places = placesOf(drawRoute(atlas, { points }).d)
    expect(places.length).toBeGreaterThan(20)
    expect(places.length).toBeLessThan(1_000)
    const passed = new Set(points.map(atlas.project).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`))
    expect(places.filter(place => !passed.has(place.join(' ')))).toEqual([])
  })

  it('a route across both borders has no jump', () => {
    const { points } = straightRoute(MONTERREY, [LAREDO], TORONTO)
    const places = placesOf(drawRoute(atlas, { points }).d)
    const passed = points.map(atlas.project)
    for (const [at, { x, y }] of passed.slice(1).entries())
      expect(Math.hypot(x - (passed[at]?.x ?? Infinity), y - (passed[at]?.y ?? Infinity))).toBeLessThan(200)
    const [x, y] = places[0] as [number, number]
    const [lastX, lastY] = places.at(-1) as [number, number]
    expect(lastX).toBeGreaterThan(x)
    expect(lastY).toBeLessThan(y)
  })

  it('a route of one place, or none, has no line', () => {
    const one = drawRoute(atlas, { points: [LAREDO, LAREDO] })
    expect(one.d).toBe('')
    expect(one.ends).toEqual({ from: one.middle, to: one.middle })
    expect(drawRoute(atlas, { points: [] })).toEqual({ d: '', ends: undefined, middle: undefined })
  })
})

it('islands on both sides of the date line are drawn side by side', () => {
  const attu = atlas.project({ latitude: 52.9, longitude: 172.9 })
  const adak = atlas.project({ latitude: 51.9, longitude: -176.6 })
  const dutchHarbor = atlas.project({ latitude: 53.9, longitude: -166.5 })
  expect(attu.x).toBeLessThan(adak.x)
  expect(adak.x).toBeLessThan(dutchHarbor.x)
  expect(adak.x - attu.x).toBeLessThan(2 * (dutchHarbor.x - adak.x))
})

it.each([
  [1, '1 place here: A'],
  [2, '2 places here: A; B'],
  [4, '4 places here: A; B; and 2 more'],
])('%i places read as %s', (count, text) => {
  expect(clusterText(['A', 'B', 'C', 'D'].slice(0, count).map(description => ({ description })))).toBe(text)
})
