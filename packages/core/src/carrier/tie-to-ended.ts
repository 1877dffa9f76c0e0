import type { TieBy, TIED_ENDS } from '../rules/finding-value.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'

/** A tie of a carrier to one that was revoked or is out of service. */
export interface TieToEnded {
  readonly by: TieBy
  /** Null: the DOT number of that carrier is not on record; nor is the day. */
  readonly dot: string | null
  readonly end: (typeof TIED_ENDS)[number]
  readonly on: CalendarDate | null
}
