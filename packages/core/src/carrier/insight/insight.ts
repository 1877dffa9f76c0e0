import { type CalendarDate, compareCalendarDates } from '../../shared/calendar-date.ts'
import type { CarrierId, Id } from '../../shared/ids.ts'

/** The number of an insight. */
export type InsightId = Id<'insight'>

/** The facts about a carrier that are derived from others. Source: section 7, "Carriers"; section 3, "Carrier detail". */
export const INSIGHT_KINDS = ['authority_history_gap', 'broker_authority_nearby'] as const
/** One of the two. Source: section 7, "Carriers". */
export type InsightKind = (typeof INSIGHT_KINDS)[number]

/** Carriers or insights on one page, unless more are wanted. Source: section 9, "Page sizes". */
export const INSIGHTS_PAGE_SIZE = 15

/** One such fact about one carrier. */
export interface Insight {
  readonly id: InsightId
  readonly carrierId: CarrierId
  readonly kind: InsightKind
  /** What it was derived from, in words; null when the server tells none. */
  readonly detail: string | null
  /** The day it was found, in no zone. */
  readonly foundOn: CalendarDate
}

/** What each is called on a screen, and what it means to a broker. Source: section 3, "Carrier detail"; the words are ours. */
export const INSIGHT_TEXTS = {
  authority_history_gap: {
    label: 'Gap in authority',
    explanation: 'There was a time between two grants in which the carrier had no authority.',
  },
  broker_authority_nearby: {
    label: 'Broker authority nearby',
    explanation: 'A company with broker authority shares or neighbours the carrier’s address.',
  },
} as const satisfies Readonly<Record<InsightKind, { readonly label: string; readonly explanation: string }>>

/** The newest first, and on one day the highest id. Source: section 3, "Carrier detail". */
export const insightsInOrder = (insights: readonly Insight[]): readonly Insight[] =>
  insights.toSorted((one, other) => compareCalendarDates(other.foundOn, one.foundOn) || other.id - one.id)
