import { formatCount } from '../shared/amounts.ts'
import { addMonths, type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import { fileTerm } from '../shared/source-text.ts'
import type { AssessedRule } from './assess.ts'
import type { RuleFinding } from './assessment.ts'
import { isRuleType, type RuleType } from './rule-types.ts'

const IN_FORCE = 'or more in force'

/** What makes each rule pass, after "Passes". */
const PASSES: Readonly<Record<RuleType, string>> = {
  active_interstate_authority: 'with active common or contract authority, running interstate.',
  authority_age_at_least_3_months: 'once the authority has been active for 3 months.',
  authority_age_at_least_6_months: 'once the authority has been active for 6 months.',
  bipd_at_least_750000: `with BIPD of $750,000 ${IN_FORCE}.`,
  bipd_at_least_1000000: `with BIPD of $1,000,000 ${IN_FORCE}.`,
  cargo_at_least_100000: `with cargo coverage of $100,000 ${IN_FORCE}.`,
  satisfactory_or_unrated_safety_rating: 'when FMCSA lists it as Satisfactory or unrated.',
  active_operating_status: 'when FMCSA lists the carrier as active.',
  inspected_within_last_24_months: 'after its next roadside inspection.',
  no_active_out_of_service_orders: 'once no out-of-service order is in force.',
  verified_physical_location_activity:
    'once a truck is seen at its place of business, or with a check of your own.',
  verified_manually_entered_identifier:
    'once the identifier is found in its register, or with a check of your own.',
  general_liability_at_least_1000000: `with a certificate for general liability of $1,000,000 ${IN_FORCE}.`,
}

const AGES = new Map<RuleType, number>([
  ['authority_age_at_least_3_months', 3],
  ['authority_age_at_least_6_months', 6],
])

/**
 * What would make a rule pass: "Passes with cargo coverage of $100,000 or more in force." An authority that is only too
 * young passes on a day: "Passes on 4 Dec 2026 if the authority stays active."
 *
 * A fact that is too old is followed by a newer one: "Passes once a record of the last 30 days shows the same." One that a
 * file could contradict waits for it: "Passes once the whole insurance history file is read and says nothing else."
 *
 * `since` is the first day of the unbroken grant of authority; null: not on record.
 * Empty: undefined for a rule that passes, and for one that is no known type: only its own code says what it needs.
 * Source: section 9, "Rule types".
 */
export const passesWith = (
  {
    ruleType,
    result,
    finding,
  }: Pick<AssessedRule, 'ruleType' | 'result'> & {
    readonly finding?: Pick<RuleFinding, 'olderThanDays' | 'unread'>
  },
  authority: { readonly since: CalendarDate | null; readonly isActive: boolean },
  today: CalendarDate,
): string | undefined => {
  if (result === 'pass') return undefined
  if (finding?.unread != null)
    return `Passes once the whole ${fileTerm(finding.unread.source)} file is read and says nothing else.`
  const days = finding?.olderThanDays ?? null
  if (days !== null) return `Passes once a record of the last ${formatCount(days, 'day')} shows the same.`
  if (!isRuleType(ruleType)) return undefined
  const months = AGES.get(ruleType)
  if (months !== undefined && authority.isActive && authority.since !== null) {
    const day = addMonths(authority.since, months)
    if (day > today) return `Passes on ${formatCalendarDate(day)} if the authority stays active.`
  }
  return `Passes ${PASSES[ruleType]}`
}
