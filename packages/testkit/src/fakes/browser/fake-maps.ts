import {
  areaPlaceId,
  done,
  type MapPoint,
  type MapRoute,
  type Maps,
  type Outcome,
  type Refusal,
  refused,
  straightMiles,
} from '@fairhaul/core'
import { type FakeCalls, fakeCalls } from '../shared/fake-calls.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld } from '../shared/fake-world.ts'

const PLACES_MAX = 10
/** No road of the fake crosses it: the middle of the Atlantic. */
const ROADS_END_AT_LONGITUDE = -50

/** Whole miles between two points; null when an ocean lies between them. */
const milesOf = (one: MapPoint, other: MapPoint): number | null =>
  one.longitude > ROADS_END_AT_LONGITUDE === other.longitude > ROADS_END_AT_LONGITUDE
    ? Math.round(straightMiles(one, other))
    : null

const routeOf = (points: readonly MapPoint[]): Outcome<MapRoute, Refusal> => {
  const legs = points.slice(1).map((point, at) => milesOf(points[at] ?? point, point))
  return legs.includes(null)
    ? refused(refusal.notFound)
    : done({ points, miles: legs.reduce<number>((sum, miles) => sum + (miles ?? 0), 0) })
}

/**
 * `Maps` in memory: ways are straight, no road crosses the Atlantic, and the places are the areas of the world.
 */
export const fakeMaps = (
  world: FakeWorld = fakeWorld(),
): Maps & FakeCalls<'directions' | 'distances' | 'places'> => {
  const { control, answer } = fakeCalls<'directions' | 'distances' | 'places'>()
  return {
    ...control,
    directions: (params, signal) =>
      answer('directions', params, signal, () => routeOf([params.from, ...(params.via ?? []), params.to])),
    distances: (params, signal) =>
      answer('distances', params, signal, () =>
        done({ rows: params.from.map(from => params.to.map(to => milesOf(from, to))) }),
      ),
    places: (params, signal) =>
      answer('places', params, signal, () => {
        const text = params.text.trim().toLowerCase()
        const found = world.areas.filter(({ name }) => name.toLowerCase().startsWith(text))
        return done(found.slice(0, PLACES_MAX).map(area => ({ id: areaPlaceId(area), name: area.name })))
      }),
  }
}
