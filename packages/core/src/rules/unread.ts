import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts'
import { isCertificateSource } from '../shared/source-text.ts'
import type { RuleFinding } from './assessment.ts'
import type { FactPart } from './fact-parts.ts'
import { isRuleType, type RuleType } from './rule-types.ts'
import { type UnreadFile, UNREAD_REASONS } from './unread-file.ts'

/** Files of which any one is enough. */
type AnyOf = readonly string[]

const AUTHORITY: readonly AnyOf[] = [
  ['Motus Carrier'],
  ['Motus AuthHist'],
  ['Motus RevokeSuspend'],
  ['L&I Carrier'],
  ['Company Census File', 'SMS Input - Motor Carrier Census'],
]
const AGE: readonly AnyOf[] = [...AUTHORITY, ['L&I AuthHist'], ['L&I Revocation']]
const INSURANCE: readonly AnyOf[] = [
  ['Motus Insur'],
  ['Motus InsHist'],
  ['L&I ActPendInsur', 'L&I Insur'],
  ['L&I InsHist'],
  ['L&I Carrier'],
  // Who holds the docket of a filing.
  ['Motus Carrier'],
]
const REGISTER: readonly AnyOf[] = [['Company Census File']]
const INSPECTIONS: readonly AnyOf[] = [['SMS Input - Inspection', 'Vehicle Inspection File']]
const ORDERS: readonly AnyOf[] = [['Out of Service Orders']]

/** The files that decide a rule, each of them. Empty: no file does. */
const FILES_OF_RULES: Readonly<Record<RuleType, readonly AnyOf[]>> = {
  active_interstate_authority: AUTHORITY,
  authority_age_at_least_3_months: AGE,
  authority_age_at_least_6_months: AGE,
  bipd_at_least_750000: INSURANCE,
  bipd_at_least_1000000: INSURANCE,
  cargo_at_least_100000: INSURANCE,
  satisfactory_or_unrated_safety_rating: REGISTER,
  active_operating_status: REGISTER,
  inspected_within_last_24_months: INSPECTIONS,
  no_active_out_of_service_orders: ORDERS,
  verified_physical_location_activity: [],
  verified_manually_entered_identifier: [],
  general_liability_at_least_1000000: [],
}

/** The files that decide what a rule reads that is no known type. */
const FILES_OF_PARTS: Readonly<Record<FactPart, readonly AnyOf[]>> = {
  census: REGISTER,
  authority: AGE,
  insurance: INSURANCE,
  safety: [...REGISTER, ...INSPECTIONS, ...ORDERS],
  physicalLocation: [],
  typedIdentifier: [],
}

const weightOf = ({ why }: UnreadFile): number => UNREAD_REASONS.indexOf(why)

/** The file that is missed most of those that decide a rule; where one of several is enough, the one that is missed least. */
const unreadOf = (deciding: readonly AnyOf[], files: readonly UnreadFile[]): UnreadFile | undefined =>
  deciding
    .flatMap(anyOf => {
      const unread = anyOf.flatMap(source => files.find(file => file.source === source) ?? [])
      if (unread.length < anyOf.length) return []
      return unread.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, 1)
    })
    .toSorted((one, other) => weightOf(one) - weightOf(other))[0]

/** How many days an answer of the service for one carrier tells by itself: as long as a daily file may lie back. */
const LOOKUP_DAYS = 7

/** Whether the source of a fact tells by itself: an agent, and an answer of the service for one carrier that is not old. */
const isByItself = ({ source, asOf }: RuleFinding, today: CalendarDate): boolean =>
  isCertificateSource(source) ||
  (source === 'QCMobile' && asOf !== null && daysBetween(asOf, today) <= LOOKUP_DAYS)

/** The rule that fails by what is not on record; what is needs no file. */
const OF_ABSENCE: RuleType = 'inspected_within_last_24_months'

/**
 * A finding of which a file that decides it does not tell all of the carrier: a pass is incomplete and keeps its value, with
 * the file in `unread`. A failure stays one, but that there is no recent inspection is not known either. `parts`: what a
 * rule reads that is no known type; no source tells all of several parts.
 *
 * Empty: without such a file nothing changes; where nothing is on record, the file that could tell is named.
 * Source: section 9, "Rule types". Choice: what is not in a file means something only where it was read whole, in time, and
 * while the carrier was on record.
 */
export const withUnread = (
  finding: RuleFinding,
  files: readonly UnreadFile[],
  today: CalendarDate,
  parts: readonly FactPart[] = [],
): RuleFinding => {
  const { ruleType, result, value } = finding
  const isDoubted = ruleType === OF_ABSENCE ? result === 'fail' : result === 'pass'
  const isUnknown = result === 'incomplete' && value === null
  const isAlone = parts.length <= 1 && isByItself(finding, today)
  if (isAlone || !(isDoubted || isUnknown)) return finding
  const deciding = isRuleType(ruleType)
    ? FILES_OF_RULES[ruleType]
    : parts.flatMap(part => FILES_OF_PARTS[part])
  const unread = unreadOf(deciding, files)
  return unread === undefined ? finding : { ...finding, result: 'incomplete', unread }
}
