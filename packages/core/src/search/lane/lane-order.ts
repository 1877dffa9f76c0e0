import type { LaneCarrier } from './lane-answer.ts'

/** How the carriers of a lane may be ordered: seen most often first, or seen last first. */
export const LANE_SORTS = ['times', 'recent'] as const
/** One of the two. */
export type LaneSort = (typeof LANE_SORTS)[number]

/** The two in words. Source: section 9, "Lane result cap"; the words are ours. */
export const LANE_SORT_TEXTS = {
  times: 'Seen most often',
  recent: 'Seen most recently',
} as const satisfies Record<LaneSort, string>

const timesOf = ({ seenOnLane }: LaneCarrier): number => seenOnLane?.times ?? 0

/** A day that is not on record is before every other. */
const dayOf = ({ seenOnLane }: LaneCarrier): string => seenOnLane?.lastOn ?? ''

const byTimes = (one: LaneCarrier, other: LaneCarrier): number => timesOf(other) - timesOf(one)
const byDay = (one: LaneCarrier, other: LaneCarrier): number =>
  dayOf(other) < dayOf(one) ? -1 : Number(dayOf(other) > dayOf(one))
const byId = (one: LaneCarrier, other: LaneCarrier): number => one.id - other.id

/**
 * The carriers of a lane in an order, id as the last key.
 *
 * Empty: what was not seen, or not on a known day, stands last.
 * Source: section 9, "Lane result cap". Choice: the server gives those that were seen most often, and the newest day
 * is looked for among them.
 */
export const inLaneOrder = (carriers: readonly LaneCarrier[], sort: LaneSort): readonly LaneCarrier[] =>
  carriers.toSorted(
    sort === 'times'
      ? (one, other) => byTimes(one, other) || byDay(one, other) || byId(one, other)
      : (one, other) => byDay(one, other) || byTimes(one, other) || byId(one, other),
  )
