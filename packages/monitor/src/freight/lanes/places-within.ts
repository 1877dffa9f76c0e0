import { type RawBuilder, sql } from 'kysely'
import type { Point } from '../../kernel/miles-between.ts'

const EARTH_RADIUS_MILES = 3_958.8
const MILES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_MILES
const POLE = 90
/** Half the circumference of the earth. */
const FARTHEST_MILES = Math.PI * EARTH_RADIUS_MILES

/** A box around a circle, in degrees; it may be too large, never too small. */
const boxAround = ({ latitude, longitude }: Point, miles: number) => {
  // Slightly larger than the circle, as the database and this program round differently.
  const degrees = Math.min(miles, FARTHEST_MILES) / MILES_PER_DEGREE + 0.001
  const nearestToPole = Math.min(POLE, Math.abs(latitude) + degrees)
  const narrowing = Math.sin((Math.min(degrees, POLE) * Math.PI) / 180) / Math.cos((latitude * Math.PI) / 180)
  const wide = nearestToPole >= POLE || narrowing >= 1 ? 360 : (Math.asin(narrowing) * 180) / Math.PI + 0.001
  const isAcross = longitude - wide < -180 || longitude + wide > 180
  return {
    south: latitude - degrees,
    north: latitude + degrees,
    west: isAcross ? -180 : longitude - wide,
    east: isAcross ? 180 : longitude + wide,
  }
}

/**
 * The ids of the leaf areas, five-digit ZIPs and Canadian three-character areas, whose center lies within some miles of
 * a point: by an index on a box around the circle, then by the haversine formula.
 *
 * A radius of 0 finds the areas at exactly that point. Source: section 5, "Origin radius".
 */
export const placesWithin = (point: Point, miles: number): RawBuilder<{ id: number }> => {
  const box = boxAround(point, miles)
  const { latitude, longitude } = point
  return sql<{ id: number }>`
    select id from areas
    where latitude between ${box.south} and ${box.north} and longitude between ${box.west} and ${box.east}
      and (is_type = 'five_zip' or is_type = 'three_zip')
      and 2 * ${EARTH_RADIUS_MILES}::float8 * asin(least(1, sqrt(
        power(sin(radians(latitude - ${latitude}::float8) / 2), 2)
        + cos(radians(${latitude}::float8)) * cos(radians(latitude))
          * power(sin(radians(longitude - ${longitude}::float8) / 2), 2)
      ))) <= ${miles}::float8 + 0.0001`
}
