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

/** The lines of insurance on a carrier's record. */
export const INSURANCE_LINES = ['bipd', 'cargo', 'generalLiability'] as const

/** One of them. */
export type InsuranceLine = (typeof INSURANCE_LINES)[number]

/** The label of each line of insurance. The wording is ours. */
export const LINE_LABELS: Readonly<Record<InsuranceLine, string>> = {
  bipd: 'BIPD',
  cargo: 'Cargo',
  generalLiability: 'General liability',
}

/**
 * One line of insurance: whole US dollars, and its last day in force as far as is known, which may be past. Null: not on
 * record.
 */
export interface Cover {
  readonly usd: number | null
  readonly until: CalendarDate | null
  /** Left out or null: none. */
  readonly gap?: CoverGap | null
  /** How it changes later. Left out or null: the monitor does not say. */
  readonly later?: readonly CoverChange[] | null
  /** Left out or null: all cover is confirmed. */
  readonly unconfirmed?: UnconfirmedCover | null
  /** Another policy in force states no amount, so that there may be more. Left out or null: no. */
  readonly isAtLeast?: boolean | null
  /** The file or certificate that tells this line, and its day. Left out or null: the record as a whole. */
  readonly source?: string | null
  readonly asOf?: CalendarDate | null
}

/** The fields of one line, each behind the name of the line: `cargoUsd`. */
type OfLine<Line extends InsuranceLine> = {
  readonly [Name in keyof Cover as `${Line}${Capitalize<Name>}`]: Cover[Name]
}

/**
 * A carrier's insurance, with the fields of each line behind its name: rules of one's own read them so. All else reads a
 * line as a record, by `coverOf`.
 */
export interface InsuranceInForce extends OfLine<'bipd'>, OfLine<'cargo'>, OfLine<'generalLiability'> {
  readonly asOf: CalendarDate | null
  /** The surety bond or trust fund that it files as a broker, which covers no load. Null or missing: not on record. */
  readonly brokerBond?: Cover | null
}
