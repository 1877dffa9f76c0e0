import { carrierOrder } from '../../carrier/carrier-order.ts'
import { type CarrierSort, carrierSortText } from '../../carrier/carrier-sort.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { LaneCarrier } from './lane-answer.ts'

/** The orders by sightings on the lane: seen most often first, or seen last first. */
export const LANE_SORTS = ['times', 'recent'] as const
/** One of these orders, or one by a column of every list of carriers. */
export type LaneSort = (typeof LANE_SORTS)[number] | CarrierSort

const TEXTS = {
  times: 'Seen most often',
  recent: 'Seen most recently',
} as const satisfies Record<(typeof LANE_SORTS)[number], string>

/** The label of an order. Source: section 9, "Lane result cap"; the wording is ours. */
export const laneSortText = (sort: LaneSort): string =>
  typeof sort === 'string' ? TEXTS[sort] : carrierSortText(sort)

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
 * Source: section 9, "Lane result cap". Choice: the server returns the carriers seen most often; any other order is
 * among those.
 */
export const inLaneOrder = (
  carriers: readonly LaneCarrier[],
  sort: LaneSort,
  today: CalendarDate,
): readonly LaneCarrier[] => carriers.toSorted(orderOf(sort, today))

const orderOf = (sort: LaneSort, today: CalendarDate): ((one: LaneCarrier, other: LaneCarrier) => number) => {
  if (sort === 'times') return (one, other) => byTimes(one, other) || byDay(one, other) || byId(one, other)
  if (sort === 'recent') return (one, other) => byDay(one, other) || byTimes(one, other) || byId(one, other)
  return carrierOrder(sort, today)
}
