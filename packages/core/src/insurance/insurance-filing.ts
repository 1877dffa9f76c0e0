import type { Coverage } from '../carrier/coverages.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { formatCalendarDate } from '../shared/calendar-date.ts'
import { formatUsd } from '../shared/amounts.ts'
import type { InsurancePolicyId } from './insurance-policy.ts'

/** A federal filing of insurance that ended, or will. Source: section 3, "Insurance records"; the call is ours. */
export interface InsuranceFiling {
  readonly id: InsurancePolicyId
  readonly coverage: Coverage
  /** The form it was filed on: 91X, 34. Null: not on record. */
  readonly form: string | null
  readonly insurer: string | null
  readonly policyNumber: string | null
  /** Whole US dollars; null: not on record. */
  readonly limitUsd: number | null
  readonly effectiveOn: CalendarDate | null
  /** The first day without it, which may lie ahead. Null: it ended, and the day is not on record. */
  readonly endsOn: CalendarDate | null
  /** Another took its place: a renewal, and no lapse. */
  readonly isReplaced: boolean
  /** The federal file, and its day. Null: not on record. */
  readonly source: string | null
  readonly asOf: CalendarDate | null
}

/**
 * How a filing ended, or will: "canceled 4 Sep 2026", "replaced 4 Sep 2026", "cancellation pending 14 Dec 2026".
 *
 * Empty: "canceled, day not on record".
 * Source: section 3, "Insurance records". Choice: a cancellation ahead is a warning, a replacement is none.
 */
export const filingEndText = (
  { endsOn, isReplaced }: Pick<InsuranceFiling, 'endsOn' | 'isReplaced'>,
  today: CalendarDate,
): string => {
  if (endsOn === null) return `${isReplaced ? 'replaced' : 'canceled'}, day not on record`
  const day = formatCalendarDate(endsOn)
  if (isReplaced) return `${endsOn > today ? 'to be replaced' : 'replaced'} ${day}`
  return `${endsOn > today ? 'cancellation pending' : 'canceled'} ${day}`
}

/**
 * A filing in one line: "$1,000,000, form 91X, Invented Mutual, from 1 Jan 2025".
 *
 * Empty: parts that are not on record are left out, but for the amount. Source: section 3, "Insurance records".
 */
export const filingText = ({ limitUsd, form, insurer, effectiveOn }: InsuranceFiling): string =>
  [
    limitUsd === null ? 'amount not on record' : formatUsd(limitUsd),
    form === null ? null : `form ${form}`,
    insurer,
    effectiveOn === null ? null : `from ${formatCalendarDate(effectiveOn)}`,
  ]
    .filter(part => part !== null)
    .join(', ')
