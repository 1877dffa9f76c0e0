import { milesBetween } from '../loads/miles-between.ts'
import type { LaneEnd } from './area-point.ts'

const TENTHS = 10

/**
 * The way between the ends of a lane; null where the place of one is not known.
 *
 * Choice: the monitor knows no roads, so it is the straight line over the earth, and its miles, to a tenth.
 */
export const routeBetween = ({ point: from }: LaneEnd, { point: to }: LaneEnd) =>
  from === null || to === null
    ? null
    : { points: [from, to], miles: Math.round(milesBetween(from, to) * TENTHS) / TENTHS }
