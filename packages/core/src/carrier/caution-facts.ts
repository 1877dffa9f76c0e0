import type { CalendarDate } from '../shared/calendar-date.ts'
import type { IdentityTie } from './association/identity-tie-record.ts'
import type { Coverage } from './coverages.ts'
import type { InsightKind } from './insight/insight-kinds.ts'

/** Cover that ends ahead: the first day without it, and what is left, in whole US dollars. Null or left out: nothing is. */
export interface EndingCover {
  readonly coverage: Coverage
  readonly cancelsOn: CalendarDate
  readonly leftUsd?: number | null
}

/** What is known of a carrier beside its rules, as its summary tells it. Null: the user may not see it. */
export interface CautionFacts {
  /** The days of the latest published identity alerts, the newest first; those of the last week at least. */
  readonly alertDays: readonly CalendarDate[]
  /** How many of all associated carriers the company has set to do-not-dispatch. */
  readonly doNotUseCount: number | null
  /** The carriers that should not be used and agree with it. Left out: the monitor does not say. */
  readonly identityTies?: readonly IdentityTie[] | null
  /** Cover in force that ends ahead, or is then less than the company's rules ask for. */
  readonly cancellations: readonly EndingCover[] | null
  /** The kinds of insights that there are. */
  readonly insights: readonly InsightKind[] | null
}
