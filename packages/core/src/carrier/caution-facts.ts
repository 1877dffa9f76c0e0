import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Coverage } from './coverages.ts'
import type { InsightKind } from './insight/insight-kinds.ts'

/** What is known of a carrier beside its rules, as its summary tells it. Null: the user may not see it. */
export interface CautionFacts {
  /** The days of the latest published identity alerts, the newest first; those of the last week at least. */
  readonly alertDays: readonly CalendarDate[]
  /** How many of all associated carriers the company has set to do-not-dispatch. */
  readonly doNotUseCount: number | null
  /** How many carriers that were revoked or put out of service agree with it. Left out: the monitor does not say. */
  readonly endedTiesCount?: number | null
  /** Policies in force whose cancellation is announced, with the first day without cover. */
  readonly cancellations: readonly { readonly coverage: Coverage; readonly cancelsOn: CalendarDate }[] | null
  /** The kinds of insights that there are. */
  readonly insights: readonly InsightKind[] | null
}
