import { type CalendarDate, compareCalendarDates } from '../../shared/calendar-date.ts'
import type { CarrierId, Id } from '../../shared/ids.ts'
import type { CarrierSummary } from '../carrier.ts'
import type { InsightKind } from './insight-kinds.ts'

/** The number of an insight. */
export type InsightId = Id<'insight'>

/** The default number of carriers or insights on one page. Source: section 9, "Page sizes". */
export const INSIGHTS_PAGE_SIZE = 15

/** The evidence of an insight. Source: section 3, "Carrier detail". */
export type InsightEvidence =
  | {
      /** The day the old authority ended, and the day the new one began. */
      readonly kind: 'gap'
      readonly from: CalendarDate
      readonly to: CalendarDate
      /** The day of the history it is from. */
      readonly asOf: CalendarDate | null
    }
  | {
      readonly kind: 'broker'
      /** The company with broker authority. */
      readonly carrierId: CarrierId
      readonly legalName: string | null
      readonly street: string | null
      /** The day of its authority status. */
      readonly asOf: CalendarDate | null
    }

/** A row of the list of carriers with insights. Source: section 3, "Carrier"; section 7, "Carriers". */
export interface CarrierWithInsights extends CarrierSummary {
  /** The newest of each kind, a few at most, newest first. */
  readonly insights: readonly Insight[]
  /** How many there are of each kind; 50 stands for 50 or more. */
  readonly insightCounts: Readonly<Record<InsightKind, number>>
}

/** One derived fact about one carrier. */
export interface Insight {
  readonly id: InsightId
  readonly carrierId: CarrierId
  readonly kind: InsightKind
  /** The evidence as text; null if the server sends none. */
  readonly detail: string | null
  /** The day it was found, without a zone. */
  readonly foundOn: CalendarDate
  /** The evidence; null if the server sends none. */
  readonly evidence: InsightEvidence | null
}

/** The newest first, and on one day the highest id. Source: section 3, "Carrier detail". */
export const insightsInOrder = (insights: readonly Insight[]): readonly Insight[] =>
  insights.toSorted((one, other) => compareCalendarDates(other.foundOn, one.foundOn) || other.id - one.id)
