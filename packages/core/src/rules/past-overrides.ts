import { toDate } from 'date-fns'
import { type CalendarDate, calendarDateOf, formatCalendarDate } from '../shared/calendar-date.ts'
import type { AssessedRule } from './assess.ts'
import type { RuleOverride } from './override.ts'
import { newestOverridesFirst } from './override-changes.ts'
import { INDEFINITE, latestOverride } from './overrides-on-a-day.ts'
import type { AnyRuleType } from './rule-types.ts'

/** Whether an override decides its rule's label, or why it does not. Source: section 4, "Override lifecycle". */
export type OverrideStatus = 'counts' | 'ended' | 'expired' | 'replaced'

/** The label of each. Source: section 4, "Override lifecycle". */
export const OVERRIDE_STATUS_TEXTS: Readonly<Record<OverrideStatus, string>> = {
  counts: 'in force',
  ended: 'ended early',
  expired: 'expired',
  replaced: 'replaced by a newer one',
}

/**
 * The status of one override on a day among all those of its carrier: ended before expired, expired before replaced.
 *
 * Source: section 4, "Override lifecycle"; section 4, "Rule label".
 */
export const overrideStatus = (
  override: RuleOverride,
  overrides: readonly RuleOverride[],
  today: CalendarDate,
): OverrideStatus => {
  if (!override.isActive) return 'ended'
  if (override.expiresOn < today && override.expiresOn !== INDEFINITE) return 'expired'
  return latestOverride(overrides, override)?.id === override.id ? 'counts' : 'replaced'
}

/**
 * The overrides of a rule that do not decide its label, newest first.
 *
 * Empty: none when there never were others.
 * Source: section 4, "Override lifecycle".
 */
export const pastOverrides = (
  overrides: readonly RuleOverride[],
  { ruleType, override }: Pick<AssessedRule, 'ruleType' | 'override'>,
): readonly RuleOverride[] =>
  newestOverridesFirst(overrides.filter(each => each.ruleType === ruleType && each.id !== override?.id))

/**
 * The overrides of a rule that do not decide its label for all classifications, newest first: those in force for one
 * classification, and those of the past.
 *
 * Empty: none of either. Source: section 4, "Override lifecycle"; section 3, "Rule override".
 */
export const otherOverrides = (
  overrides: readonly RuleOverride[],
  rule: Pick<AssessedRule, 'ruleType' | 'override'>,
  today: CalendarDate,
): { readonly inForce: readonly RuleOverride[]; readonly past: readonly RuleOverride[] } => {
  const counts = (override: RuleOverride) => overrideStatus(override, overrides, today) === 'counts'
  const others = pastOverrides(overrides, rule)
  return { inForce: others.filter(counts), past: others.filter(override => !counts(override)) }
}

/**
 * How many overrides of a rule are past, with those that the monitor has and does not list.
 *
 * @param past the past ones that are listed.
 *
 * Empty: 0. Source: section 4, "Override lifecycle".
 */
export const pastOverrideCount = (
  overrides: readonly RuleOverride[],
  past: readonly RuleOverride[],
  ruleType: AnyRuleType,
): number =>
  overrides.reduce(
    (sum, each) => (each.ruleType === ruleType ? sum + (each.earlierCount ?? 0) : sum),
    past.length,
  )

/**
 * The author, day, end and status of an override among all those of its carrier: "Dana Reyes, Mar 1, 2026: through 4 Mar
 * 2027, ended early by Priya Sandhar on Mar 5, 2026".
 *
 * Empty: "Someone" where the record names no one; without who ended it, the status alone.
 * Source: section 4, "Override lifecycle".
 */
export const pastOverrideText = (
  override: RuleOverride,
  overrides: readonly RuleOverride[],
  today: CalendarDate,
): string => {
  const { userName, createdAt, expiresOn, ended } = override
  const until = expiresOn === INDEFINITE ? 'indefinite' : `through ${formatCalendarDate(expiresOn)}`
  const status = overrideStatus(override, overrides, today)
  const by =
    status === 'ended' && ended !== null ? ` by ${ended.userName ?? 'someone'} on ${dayOf(ended.at)}` : ''
  return `${userName ?? 'Someone'}, ${dayOf(createdAt)}: ${until}, ${OVERRIDE_STATUS_TEXTS[status]}${by}`
}

const dayOf = (instant: string): string => formatCalendarDate(calendarDateOf(toDate(instant)))
