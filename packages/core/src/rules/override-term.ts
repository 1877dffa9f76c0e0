import { addDays, type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { INDEFINITE } from './overrides-on-a-day.ts'
import { type AnyRuleType, isRuleType, ruleKind } from './rule-types.ts'

/** When a new override ends. Source: section 4, "Override lifecycle"; section 4, "Indefinite override". */
export type OverrideTerm = '30-days' | '90-days' | 'policy-end' | 'on-a-date' | 'never'

/** The label of each, short enough for one row. Source: section 4, "Override lifecycle"; the wording is ours. */
export const OVERRIDE_TERM_LABELS: Readonly<Record<OverrideTerm, string>> = {
  '30-days': '30 days',
  '90-days': '90 days',
  'policy-end': 'Policy end',
  'on-a-date': 'Date',
  never: 'No end',
}

/** The last day of each line of insurance of a carrier. Null: not on record, or no end. */
export interface PolicyEnds {
  readonly bipdUntil: CalendarDate | null
  readonly cargoUntil: CalendarDate | null
  readonly generalLiabilityUntil: CalendarDate | null
}

/**
 * The last day of the policy that a rule is about.
 *
 * Empty: null for a rule that is not about insurance, for a policy without an end on record, and for one that ends today
 * or has ended.
 * Source: section 4, "Override lifecycle".
 */
export const policyEndOfRule = (
  ruleType: AnyRuleType,
  ends: PolicyEnds,
  today: CalendarDate,
): CalendarDate | null => {
  const line = isRuleType(ruleType) ? ruleKind(ruleType).line : undefined
  const end = line === undefined ? null : ends[`${line}Until`]
  return end !== null && end > today ? end : null
}

/** The data that the ends of an override depend on. `policyEnd`: as `policyEndOfRule` gives it. */
export interface OverrideTermSetting {
  readonly today: CalendarDate
  readonly policyEnd: CalendarDate | null
}

/**
 * The last day of an override that ends so; it still counts on that day. `date` is the one chosen for "on a date".
 *
 * Empty: null where no date is chosen, or there is no policy to wait for.
 * Source: section 4, "Override lifecycle"; section 4, "Indefinite override" (2080-01-01 for no end).
 */
export const lastDayOfTerm = (
  term: OverrideTerm,
  { today, policyEnd }: OverrideTermSetting,
  date: CalendarDate | null,
): CalendarDate | null => {
  switch (term) {
    case '30-days':
      return addDays(today, 30)
    case '90-days':
      return addDays(today, 90)
    case 'policy-end':
      return policyEnd
    case 'never':
      return INDEFINITE
    default:
      return date
  }
}

/** All ends, in their order. */
const TERMS = Object.keys(OVERRIDE_TERM_LABELS) as readonly OverrideTerm[]

/**
 * The ends to choose from, in their order. `daysMax`: how many days after today the policy of the company lets it last.
 *
 * Empty: no policy end where there is none to wait for, and none that is later than the company lets it be.
 * Source: section 4, "Override lifecycle"; section 3, "Policy".
 */
export const overrideTerms = (
  setting: OverrideTermSetting,
  daysMax: number | null = null,
): readonly OverrideTerm[] =>
  TERMS.filter(term => {
    if (term === 'on-a-date') return true
    const lastDay = lastDayOfTerm(term, setting, null)
    return lastDay !== null && (daysMax === null || lastDay <= addDays(setting.today, daysMax))
  })

/** The last day of an override within a sentence: "until Mar 4, 2027", "with no end date". Its last day counts. */
export const lastDayText = (lastDay: CalendarDate): string =>
  lastDay === INDEFINITE ? 'with no end date' : `until ${formatCalendarDate(lastDay)}`
