import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import type { AssessedRule } from './assess.ts'
import { expiryText } from './expiry-text.ts'

/**
 * Why a rule has its label, in one line for people: "Cargo at least 100,000: Fail, $50,000 (FMCSA licensing and
 * insurance, 20 Nov 2026)". An overridden rule tells until when, and what its result is besides.
 *
 * Empty: "nothing on record" where no fact was found; the brackets are left out where neither source nor day is known.
 * Source: section 4, "Rule label".
 */
export const ruleReason = (
  { name, label, result, finding, override }: AssessedRule,
  today: CalendarDate,
): string => {
  const told =
    override === null
      ? label
      : `${label} (${expiryText(override.expiresOn, today)}) of ${RESULT_TEXTS[result]}`
  const evidence = [finding.source, finding.asOf === null ? null : formatCalendarDate(finding.asOf)]
    .filter(part => part !== null)
    .join(', ')
  const from = evidence === '' ? '' : ` (${evidence})`
  return `${name}: ${told}, ${finding.value ?? 'nothing on record'}${from}`
}

const RESULT_TEXTS = { pass: 'a pass', incomplete: 'missing facts', fail: 'a failure' } as const
