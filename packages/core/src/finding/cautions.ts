import type { FeatureToggles } from '../account/feature-toggles.ts'
import type { CautionFacts } from '../carrier/caution-facts.ts'
import { COVERAGE_LABELS } from '../carrier/coverages.ts'
import { INSIGHT_TEXTS } from '../carrier/insight/insight-kinds.ts'
import { isInAlertWindow } from '../identity-alert/alert-window.ts'
import type { Verdict } from '../rules/verdict.ts'
import { formatCount, formatUsd } from '../shared/amounts.ts'
import { type CalendarDate, compareCalendarDates, formatCalendarDate } from '../shared/calendar-date.ts'

/** What deserves a look although no rule fails, the most urgent first. */
const CAUTION_KINDS = ['identity-alert', 'do-not-use', 'cancellation', 'insight'] as const

/** One of the four. */
export type CautionKind = (typeof CAUTION_KINDS)[number]

/** A reason for the orange shield. */
export interface Caution {
  readonly kind: CautionKind
  /** What it is about, short enough for a row: "Alert". */
  readonly label: string
  /** What was found: "Identity alert of Nov 20, 2026". */
  readonly text: string
}

const LABELS: Readonly<Record<CautionKind, string>> = {
  'identity-alert': 'Alert',
  'do-not-use': 'Blocked associate',
  cancellation: 'Cancellation',
  insight: 'Insight',
}

/** The toggles that hide the shield, or one of its reasons. */
export type CautionToggles = Pick<FeatureToggles, 'showsOrangeShield' | 'offersDoNotUseAssociations'>

type TextOf = (facts: CautionFacts, toggles: CautionToggles, today: CalendarDate) => string | undefined

const alertText: TextOf = ({ alertDays }, _, today) => {
  const recent = alertDays.filter(day => isInAlertWindow(day, today))
  const [only] = recent
  if (only === undefined) return undefined
  return recent.length === 1
    ? `Identity alert of ${formatCalendarDate(only)}`
    : `${recent.length} identity alerts in the last 7 days`
}

const doNotUseText: TextOf = ({ doNotUseCount }, { offersDoNotUseAssociations }) =>
  doNotUseCount === null || doNotUseCount === 0 || !offersDoNotUseAssociations
    ? undefined
    : `Shares contacts with ${formatCount(doNotUseCount, 'do-not-dispatch carrier')}`

const cancellationText: TextOf = ({ cancellations }, _, today) => {
  const ahead = (cancellations ?? [])
    .filter(({ cancelsOn }) => cancelsOn > today)
    .toSorted((one, other) => compareCalendarDates(one.cancelsOn, other.cancelsOn))
  const [first] = ahead
  if (first === undefined) return undefined
  const more = ahead.length === 1 ? '' : `, and ${ahead.length - 1} more`
  const { coverage, cancelsOn, leftUsd = null } = first
  const end = leftUsd === null ? 'will end' : `will be ${formatUsd(leftUsd)} from`
  return `${COVERAGE_LABELS[coverage]} ${end} ${formatCalendarDate(cancelsOn)}${more}`
}

const insightText: TextOf = ({ insights }) => {
  const names = (insights ?? []).map(kind => INSIGHT_TEXTS[kind].label.toLowerCase())
  return names.length === 0 ? undefined : `Insight: ${names.join(', ')}`
}

const TEXTS: Readonly<Record<CautionKind, TextOf>> = {
  'identity-alert': alertText,
  'do-not-use': doNotUseText,
  cancellation: cancellationText,
  insight: insightText,
}

/**
 * What still deserves a look beside a verdict that is no failure: a published identity alert of the last seven days, a
 * do-not-dispatch carrier among the associated ones, a policy in force whose cancellation is announced, an insight. The most
 * urgent first, each kind once. The head of a profile and every row apply it to the same facts.
 *
 * Empty: none beside a failure, without a verdict, or where the monitor does not send the facts, and none while the
 * toggle hides the shield.
 * Source: section 9, "Feature toggles" (DISABLE_ORANGE_SHIELD, DISABLE_DNU_ASSOCIATIONS); section 9, "Alert window".
 * Choice: the source names the shield and not its reasons.
 */
export const cautions = (
  verdict: Verdict | null,
  facts: CautionFacts | null,
  toggles: CautionToggles,
  today: CalendarDate,
): readonly Caution[] => {
  if (facts === null || verdict === null || verdict === 'Fail' || !toggles.showsOrangeShield) return []
  return CAUTION_KINDS.flatMap(kind => {
    const text = TEXTS[kind](facts, toggles, today)
    return text === undefined ? [] : [{ kind, label: LABELS[kind], text }]
  })
}
