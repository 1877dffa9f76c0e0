import type { FeatureToggles } from '../account/feature-toggles.ts'
import type { AssociatedCarrier } from '../carrier/association/associated-carrier.ts'
import { doNotDispatchAssociates } from '../carrier/association/do-not-use.ts'
import { INSIGHT_TEXTS, type Insight } from '../carrier/insight/insight.ts'
import { isInAlertWindow } from '../identity-alert/alert-window.ts'
import type { IdentityAlert } from '../identity-alert/identity-alert.ts'
import { COVERAGE_LABELS } from '../insurance/coverages.ts'
import type { InsurancePolicy } from '../insurance/insurance-policy.ts'
import { policyStatus } from '../insurance/policy-status.ts'
import type { Verdict } from '../rules/verdict.ts'
import { formatCount } from '../shared/amounts.ts'
import { type CalendarDate, compareCalendarDates, formatCalendarDate } from '../shared/calendar-date.ts'

/** What deserves a look although no rule fails, the most urgent first. */
export const CAUTION_KINDS = ['identity-alert', 'do-not-use', 'cancellation', 'insight'] as const

/** One of the four. */
export type CautionKind = (typeof CAUTION_KINDS)[number]

/** A reason for the orange shield. */
export interface Caution {
  readonly kind: CautionKind
  /** What was found: "Identity alert of 20 Nov 2026". */
  readonly text: string
}

/** What cautions are read from. Left out: it is not known, so nothing is said of it. */
export interface CautionFacts {
  readonly alerts?: readonly Pick<IdentityAlert, 'filedOn' | 'isPublished'>[] | undefined
  readonly associates?: readonly AssociatedCarrier[] | undefined
  readonly policies?: readonly InsurancePolicy[] | undefined
  readonly insights?: readonly Pick<Insight, 'kind'>[] | undefined
}

/** The toggles that hide the shield, or one of its reasons. */
export type CautionToggles = Pick<FeatureToggles, 'showsOrangeShield' | 'offersDoNotUseAssociations'>

const alertText = (
  { alerts = [] }: CautionFacts,
  _: CautionToggles,
  today: CalendarDate,
): string | undefined => {
  const recent = alerts.filter(({ filedOn, isPublished }) => isPublished && isInAlertWindow(filedOn, today))
  const [only] = recent
  if (only === undefined) return undefined
  return recent.length === 1
    ? `Identity alert of ${formatCalendarDate(only.filedOn)}`
    : `${recent.length} identity alerts in the last 7 days`
}

const doNotUseText = (
  { associates = [] }: CautionFacts,
  { offersDoNotUseAssociations }: CautionToggles,
): string | undefined => {
  const { length } = doNotDispatchAssociates(associates, offersDoNotUseAssociations ? 0 : 1)
  return length === 0 ? undefined : `Shares contacts with ${formatCount(length, 'do-not-dispatch carrier')}`
}

const cancellationText = (
  { policies = [] }: CautionFacts,
  _: CautionToggles,
  today: CalendarDate,
): string | undefined => {
  const ahead = policies
    .flatMap(policy =>
      policy.cancelsOn === null || policyStatus(policy, today) !== 'cancelling'
        ? []
        : [{ coverage: policy.coverage, on: policy.cancelsOn }],
    )
    .toSorted((one, other) => compareCalendarDates(one.on, other.on))
  const [first] = ahead
  if (first === undefined) return undefined
  const more = ahead.length === 1 ? '' : `, and ${ahead.length - 1} more`
  return `${COVERAGE_LABELS[first.coverage]} will be canceled ${formatCalendarDate(first.on)}${more}`
}

const insightText = ({ insights = [] }: CautionFacts): string | undefined => {
  const [only] = insights
  if (only === undefined) return undefined
  return insights.length === 1
    ? `Insight: ${INSIGHT_TEXTS[only.kind].label.toLowerCase()}`
    : `${insights.length} insights`
}

const TEXTS: Readonly<
  Record<
    CautionKind,
    (facts: CautionFacts, toggles: CautionToggles, today: CalendarDate) => string | undefined
  >
> = {
  'identity-alert': alertText,
  'do-not-use': doNotUseText,
  cancellation: cancellationText,
  insight: insightText,
}

/**
 * What still deserves a look beside a verdict that is no failure: a published identity alert of the last seven days, a
 * do-not-dispatch carrier among the associated ones, a policy in force whose cancellation is announced, an insight. The
 * most urgent first, each kind once.
 *
 * Empty: none beside a failure or without a verdict, and none while the toggle hides the shield.
 * Source: section 9, "Feature toggles" (DISABLE_ORANGE_SHIELD, DISABLE_DNU_ASSOCIATIONS); section 9, "Alert window".
 * Choice: the source names the shield and not its reasons.
 */
export const cautions = (
  verdict: Verdict | null,
  facts: CautionFacts,
  toggles: CautionToggles,
  today: CalendarDate,
): readonly Caution[] => {
  if (verdict === null || verdict === 'Fail' || !toggles.showsOrangeShield) return []
  return CAUTION_KINDS.flatMap(kind => {
    const text = TEXTS[kind](facts, toggles, today)
    return text === undefined ? [] : [{ kind, text }]
  })
}
