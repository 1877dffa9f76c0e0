/** A point on the earth, in degrees north and east. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_MILES = 3_958.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance of two points in miles, by the haversine formula. */
export const milesBetween = (one: Point, other: Point): number => {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const chord = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}
