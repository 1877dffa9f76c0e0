import { formatCount } from '../shared/amounts.ts'
import type { MapPoint, MapRoute } from './map-route.ts'

/** The mean radius of the earth. */
const EARTH_MILES = 3_958.8
/** The largest distance between drawn points, so that the line bends as the earth does. */
const STEP_MILES = 60
const HALF_TURN = 180

const radians = (degrees: number): number => (degrees * Math.PI) / HALF_TURN
const degrees = (radians: number): number => (radians * HALF_TURN) / Math.PI

/** The central angle between two points, in radians. */
const angleBetween = (one: MapPoint, other: MapPoint): number => {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(one.latitude, other.latitude) +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude)
  return 2 * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Miles in a straight line over the ground, by the haversine formula. Source: section 7, "Third-party calls". */
export const straightMiles = (one: MapPoint, other: MapPoint): number =>
  EARTH_MILES * angleBetween(one, other)

/** The point of the great circle at a fraction of the route, 0 to 1. */
const pointAlong = (from: MapPoint, to: MapPoint, angle: number, share: number): MapPoint => {
  const a = Math.sin((1 - share) * angle) / Math.sin(angle)
  const b = Math.sin(share * angle) / Math.sin(angle)
  const part = (of: (point: MapPoint) => number) => a * of(from) + b * of(to)
  const x = part(point => Math.cos(radians(point.latitude)) * Math.cos(radians(point.longitude)))
  const y = part(point => Math.cos(radians(point.latitude)) * Math.sin(radians(point.longitude)))
  const z = part(point => Math.sin(radians(point.latitude)))
  return { latitude: degrees(Math.atan2(z, Math.hypot(x, y))), longitude: degrees(Math.atan2(y, x)) }
}

/**
 * The points after `from` up to `to`. Choice: between opposite ends of the earth all routes are equally long; none is
 * drawn.
 */
const leg = (from: MapPoint, to: MapPoint): readonly MapPoint[] => {
  const angle = angleBetween(from, to)
  const steps = Math.PI - angle < 1e-6 ? 1 : Math.max(1, Math.ceil((EARTH_MILES * angle) / STEP_MILES))
  return [...Array.from({ length: steps - 1 }, (_, at) => pointAlong(from, to, angle, (at + 1) / steps)), to]
}

/**
 * The route in straight lines over the ground from point to point, marked as such.
 *
 * Source: section 7, "Third-party calls". Choice: without a map provider, a marked straight line is better than none;
 * it is never longer than the road.
 */
export const straightRoute = (from: MapPoint, via: readonly MapPoint[], to: MapPoint): MapRoute => {
  const stops = [from, ...via, to]
  const pairs = stops.slice(1).map((point, at) => [stops[at] as MapPoint, point] as const)
  return {
    points: [from, ...pairs.flatMap(([one, other]) => leg(one, other))],
    miles: Math.round(pairs.reduce((sum, [one, other]) => sum + straightMiles(one, other), 0)),
    isStraight: true,
  }
}

/**
 * The text of a route's length: "781 miles by road", "720 miles in a straight line".
 *
 * Empty: "distance unknown" without miles.
 * Source: section 7, "Third-party calls".
 */
export const routeMilesText = ({ miles, isStraight }: Pick<MapRoute, 'miles' | 'isStraight'>): string =>
  miles === null
    ? 'distance unknown'
    : `${formatCount(Math.round(miles), 'mile')} ${isStraight === true ? 'in a straight line' : 'by road'}`
