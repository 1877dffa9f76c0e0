import type { LaneCarrier } from './lane-answer.ts'

/** The orders for the carriers of a lane: seen most often first, or seen last first. */
export const LANE_SORTS = ['times', 'recent'] as const
/** One of these orders. */
export type LaneSort = (typeof LANE_SORTS)[number]

/** The label of each order. Source: section 9, "Lane result cap"; the wording is ours. */
export const LANE_SORT_TEXTS = {
  times: 'Seen most often',
  recent: 'Seen most recently',
} as const satisfies Record<LaneSort, string>

const timesOf = ({ seenOnLane }: LaneCarrier): number => seenOnLane?.times ?? 0

/** A missing day sorts before all others. */
const dayOf = ({ seenOnLane }: LaneCarrier): string => seenOnLane?.lastOn ?? ''

const byTimes = (one: LaneCarrier, other: LaneCarrier): number => timesOf(other) - timesOf(one)
const byDay = (one: LaneCarrier, other: LaneCarrier): number =>
  dayOf(other) < dayOf(one) ? -1 : Number(dayOf(other) > dayOf(one))
const byId = (one: LaneCarrier, other: LaneCarrier): number => one.id - other.id

/**
 * Sorts the carriers of a lane, with the id as the last key.
 *
 * Empty: carriers not seen, or not on a known day, come last.
 * Source: section 9, "Lane result cap". Choice: the server returns the carriers seen most often; the latest day is
 * sorted among those.
 */
export const inLaneOrder = (carriers: readonly LaneCarrier[], sort: LaneSort): readonly LaneCarrier[] =>
  carriers.toSorted(
    sort === 'times'
      ? (one, other) => byTimes(one, other) || byDay(one, other) || byId(one, other)
      : (one, other) => byDay(one, other) || byTimes(one, other) || byId(one, other),
  )
