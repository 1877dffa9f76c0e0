/** A place in degrees north and east. */
export interface Degrees {
  readonly latitude: number
  readonly longitude: number
}

const MILES_A_DEGREE = 69.1

/**
 * How far two towns are from each other, in miles.
 *
 * Choice: on a plane, with degrees of longitude shortened by latitude: near enough to invent a journey by, and not the
 * formula of the monitor, which would then agree with its own mistake.
 */
export const milesBetween = (one: Degrees, other: Degrees): number => {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180)
  const north = other.latitude - one.latitude
  const east = (other.longitude - one.longitude) * Math.cos(middle)
  return MILES_A_DEGREE * Math.hypot(north, east)
}
