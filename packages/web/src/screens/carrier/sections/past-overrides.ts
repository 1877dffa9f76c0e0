import {
  type AssessedRule,
  type CalendarDate,
  calendarDateOf,
  formatCalendarDate,
  INDEFINITE,
  isNewerOverride,
  type RuleOverride,
} from '@fairhaul/core'

/** The overrides of a rule that do not decide its label, the newest first. Empty: there never were others. */
export const pastOverrides = (
  overrides: readonly RuleOverride[],
  { ruleType, override }: Pick<AssessedRule, 'ruleType' | 'override'>,
): readonly RuleOverride[] =>
  overrides
    .filter(each => each.ruleType === ruleType && each.id !== override?.id)
    .toSorted((one, other) => (isNewerOverride(one, other) ? -1 : 1))

/**
 * Who made it, when, until when, and why it counts no more.
 *
 * Choice: the day on which somebody ended an override is not told, as no record keeps it.
 */
export const pastOverrideText = (override: RuleOverride, today: CalendarDate): string => {
  const { userName, createdAt, expiresOn, isActive } = override
  const made = formatCalendarDate(calendarDateOf(new Date(createdAt)))
  const until = expiresOn === INDEFINITE ? 'indefinite' : `through ${formatCalendarDate(expiresOn)}`
  const end = !isActive ? 'ended by hand' : expiresOn < today ? 'expired' : 'replaced by a newer one'
  return `${userName ?? 'Somebody'}, ${made}: ${until}, ${end}`
}
