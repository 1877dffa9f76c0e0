import type { ColumnType, Generated } from 'kysely'

/** An instant: read as a Date, written as a Date or an ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>

/** An instant that is now() by default. */
export type InstantByDefault = ColumnType<Date, Date | string | undefined, Date | string>

/** A calendar date, `YYYY-MM-DD`: a text on both sides, so that no time zone can shift it. */
export type CalendarDate = string

/** A whole number that the database generates. */
export type Id = Generated<number>
