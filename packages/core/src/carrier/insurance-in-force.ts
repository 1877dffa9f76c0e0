import type { CalendarDate } from '../shared/calendar-date.ts'

/**
 * Why a line of insurance has policies, but no amount to rely on: only excess cover, none that has begun, one that
 * ended on a day that is not on record, or one in force that states none. Or the register says that none is on file.
 */
export const COVER_GAPS = ['excess_only', 'not_begun', 'ended_undated', 'none_on_file', 'no_amount'] as const

/** One of them. */
export type CoverGap = (typeof COVER_GAPS)[number]

/** The cover of a line from a day on. */
export interface CoverChange {
  readonly on: CalendarDate
  /** Whole US dollars. Null: none, or its amount is not on record. */
  readonly usd: number | null
  /** What ends it: how its filing ends, or that it is not confirmed from then on. Null: its last day, which it had from its start. */
  readonly end: string | null
}

/** Cover that would count, were it confirmed. */
export interface UnconfirmedCover {
  /** Why it is not, and the day that this is about; see `finding-terms`. */
  readonly reason: string
  readonly on: CalendarDate | null
  /** How much it would be. Null: not on record. */
  readonly usd: number | null
  readonly source: string | null
  readonly asOf: CalendarDate | null
}

/**
 * A carrier's insurance by line, in whole US dollars. Until: the last day in force as far as is known; for cover that
 * ended, its last day, which is past.
 */
export interface InsuranceInForce {
  readonly bipdUsd: number | null
  readonly bipdUntil: CalendarDate | null
  readonly bipdGap?: CoverGap | null
  /** How it changes later. Left out or null: the monitor does not say. */
  readonly bipdLater?: readonly CoverChange[] | null
  /** Left out or null: all cover is confirmed. */
  readonly bipdUnconfirmed?: UnconfirmedCover | null
  /** Another policy in force states no amount, so that there may be more. Left out: no. */
  readonly bipdIsAtLeast?: boolean | null
  /** The file or certificate that tells this line, and its day. Left out or null: the record as a whole. */
  readonly bipdSource?: string | null
  readonly bipdAsOf?: CalendarDate | null
  readonly cargoUsd: number | null
  readonly cargoUntil: CalendarDate | null
  readonly cargoGap?: CoverGap | null
  readonly cargoLater?: readonly CoverChange[] | null
  readonly cargoUnconfirmed?: UnconfirmedCover | null
  readonly cargoIsAtLeast?: boolean | null
  readonly cargoSource?: string | null
  readonly cargoAsOf?: CalendarDate | null
  readonly generalLiabilityUsd: number | null
  readonly generalLiabilityUntil: CalendarDate | null
  readonly generalLiabilityGap?: CoverGap | null
  readonly generalLiabilityLater?: readonly CoverChange[] | null
  readonly generalLiabilityUnconfirmed?: UnconfirmedCover | null
  readonly generalLiabilityIsAtLeast?: boolean | null
  readonly generalLiabilitySource?: string | null
  readonly generalLiabilityAsOf?: CalendarDate | null
  readonly asOf: CalendarDate | null
}
