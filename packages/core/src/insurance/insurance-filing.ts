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
  /** How it ended or will: `canceled`, or `replaced`, `name_changed` or `transferred`, and goes on in another. Null: not on record. */
  readonly endKind: string | null
  /** The federal file, and its day. Null: not on record. */
  readonly source: string | null
  readonly asOf: CalendarDate | null
}

/** How a filing ends, in words. */
const END_TEXTS: Readonly<Record<string, string>> = { name_changed: 'name changed', other: 'ended' }

/** How a filing ended, in words: "canceled", "name changed". Empty: "canceled". An unknown kind is shown by its own text. */
export const endKindText = (endKind: string | null): string =>
  endKind === null ? 'canceled' : (END_TEXTS[endKind] ?? endKind.replaceAll('_', ' '))

/** Whether a filing does not go on in another, as far as is known. */
export const isCanceled = ({ endKind = null }: { readonly endKind?: string | null }): boolean =>
  endKind === null || endKind === 'canceled'

/**
 * How a filing ended, or will: "canceled Sep 4, 2026", "replaced Sep 4, 2026", "cancellation pending Dec 14, 2026".
 *
 * Empty: "canceled, day not on record".
 * Source: section 3, "Insurance records". Choice: a cancellation ahead is a warning, a replacement is none.
 */
export const filingEndText = (
  { endsOn, endKind }: Pick<InsuranceFiling, 'endsOn' | 'endKind'>,
  today: CalendarDate,
): string => {
  const text = endKindText(endKind)
  if (endsOn === null) return `${text}, day not on record`
  const day = formatCalendarDate(endsOn)
  if (endsOn <= today) return `${text} ${day}`
  return isCanceled({ endKind }) ? `cancellation pending ${day}` : `to be ${text} ${day}`
}

/**
 * A filing in one line: "$1,000,000, form 91X, Invented Mutual, from Jan 1, 2025".
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
