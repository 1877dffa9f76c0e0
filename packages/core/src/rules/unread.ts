import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts'
import type { RuleFinding } from './assessment.ts'
import type { FactPart } from './fact-parts.ts'
import { type AnyOf, FILES_OF } from './rule-sources.ts'
import { isRuleType, ruleKind } from './rule-types.ts'
import { type UnreadFile, UNREAD_REASONS } from './unread-file.ts'

/** The files that decide what a rule reads that is no known type. */
const FILES_OF_PARTS: Readonly<Record<FactPart, readonly AnyOf[]>> = {
  census: FILES_OF.register,
  authority: FILES_OF.authorityAge,
  insurance: FILES_OF.insurance,
  safety: [...FILES_OF.register, ...FILES_OF.inspections, ...FILES_OF.orders],
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
  source === 'Certificate of insurance' ||
  (source === 'QCMobile' && asOf !== null && daysBetween(asOf, today) <= LOOKUP_DAYS)

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
  const kind = isRuleType(ruleType) ? ruleKind(ruleType) : undefined
  const isDoubted = result === (kind?.failsByAbsence ? 'fail' : 'pass')
  const isUnknown = result === 'incomplete' && value === null
  const isAlone = parts.length <= 1 && isByItself(finding, today)
  if (isAlone || !(isDoubted || isUnknown)) return finding
  const deciding = kind?.files ?? parts.flatMap(part => FILES_OF_PARTS[part])
  const unread = unreadOf(deciding, files)
  return unread === undefined ? finding : { ...finding, result: 'incomplete', unread }
}
