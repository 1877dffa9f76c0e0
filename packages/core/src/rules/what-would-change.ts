import { type CalendarDate, formatCalendarDate } from '../shared/calendar-date.ts'
import type { ClassificationId } from '../shared/ids.ts'
import { type FactSource, sourceAndDayText, sourceText } from '../shared/source-text.ts'
import { type AssessedRule, assess } from './assess.ts'
import type { RulesAssessment } from './assessment.ts'
import { expiryText } from './expiry-text.ts'
import { findingText } from './finding-text.ts'
import { partialText } from './partial-text.ts'
import { readableRuleName } from './readable-rule-name.ts'
import type { AnyRuleType } from './rule-types.ts'
import { type Verdict, worstVerdict } from './verdict.ts'

/** The source and the day as far as they are on record. */
const evidenceText = ({ source, asOf }: FactSource): string => {
  if (source === null) return asOf === null ? '' : formatCalendarDate(asOf)
  return asOf === null ? sourceText(source) : sourceAndDayText(source, asOf)
}

/**
 * Why a rule has its label, in one line for people: "Cargo at least 100,000: Fail, $50,000 (FMCSA licensing and
 * insurance, Nov 20, 2026)". An overridden rule also shows its expiry and its result.
 *
 * Empty: "not on record" without a fact; the brackets are omitted without source and day.
 * Source: section 4, "Rule label".
 */
export const ruleReason = (
  { name, label, result, finding, override }: AssessedRule,
  today: CalendarDate,
): string => {
  const reason =
    override === null
      ? label
      : `${label} (${expiryText(override.expiresOn, today)}) of ${RESULT_TEXTS[result]}`
  const evidence = evidenceText(finding)
  const from = evidence === '' ? '' : ` (${evidence})`
  return `${name}: ${reason}, ${findingText(finding)}${from}`
}

const RESULT_TEXTS = { pass: 'a pass', incomplete: 'missing facts', fail: 'a failure' } as const

/**
 * Overrides that together improve a carrier's status: all are necessary, and no others.
 *
 * Source: section 4, "Category and overall status".
 */
export interface OverrideStep {
  readonly ruleTypes: readonly AnyRuleType[]
  /** The overall status with them. */
  readonly status: Verdict
}

/** The reasons for a carrier's status, and what would change it. Source: section 4, "Category and overall status". */
export interface WhatWouldChange {
  /** The overall status now; null: no rule is assessed. */
  readonly status: Verdict | null
  /** Each rule against the carrier, as text, failures first; last, how many rules are hidden. Empty: none. */
  readonly reasons: readonly string[]
  /** The fewest overrides for each better status, the nearest first. Empty: none would improve it. */
  readonly steps: readonly OverrideStep[]
}

/** The labels that count against a carrier; an override lifts each of them. */
const AGAINST = ['Fail', 'Incomplete'] as const satisfies readonly Verdict[]

/**
 * Which overrides would change a carrier's overall status on a day, for one classification or (null) for all.
 *
 * A failing carrier has a first step that overrides each failed rule, and a second one, where facts are missing too,
 * that overrides those rules as well. No smaller set would do, as the worst label decides.
 * Rules that are hidden from the user cannot be overridden by them, so a step that leaves the status as it is is none.
 * Empty: no step for a carrier that passes, whose exceptions are accepted already, or of which nothing is assessed.
 * Source: section 4, "Category and overall status"; section 4, "Override lifecycle". Choice: overrides cannot lift a
 * carrier from Override to Pass, so that is no step.
 */
export const whatWouldChange = (
  assessment: RulesAssessment,
  today: CalendarDate,
  classificationId: ClassificationId | null = null,
): WhatWouldChange => {
  const { rules, overall, hidden } = assess(assessment, today, classificationId)
  const against = AGAINST.map(label => rules.filter(rule => rule.label === label))
  const steps: OverrideStep[] = []
  let ruleTypes: readonly AnyRuleType[] = []
  for (const some of against) {
    if (some.length === 0) continue
    const chosen = [...ruleTypes, ...some.map(({ ruleType }) => ruleType)]
    const labels = rules.map(({ ruleType, label }) => (chosen.includes(ruleType) ? 'Override' : label))
    const status = worstVerdict(hidden === null ? labels : [...labels, hidden.worst])
    if (status !== overall) steps.push({ ruleTypes: chosen, status })
    ruleTypes = chosen
  }
  const reasons = against.flat().map(rule => ruleReason(rule, today))
  return { status: overall, reasons: hidden === null ? reasons : [...reasons, partialText(hidden)], steps }
}

/** "A", "A and B", "A, B and C". */
const listed = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(part => part !== '').join(' and ')

/**
 * One step as text: "Override Cargo at least 100,000: the carrier would be Incomplete." More rules than one are listed
 * as "A and B" or "A, B and C". Source: section 4, "Override lifecycle".
 */
export const overrideStepText = ({ ruleTypes, status }: OverrideStep): string =>
  `Override ${listed(ruleTypes.map(readableRuleName))}: the carrier would be ${status}.`
