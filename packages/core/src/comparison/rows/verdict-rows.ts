import type { CarrierDetail } from '../../carrier/carrier.ts'
import type { DispatchStop } from '../../carrier/dispatch-stop.ts'
import { type MayUse, mayUse, verdictBelowStop } from '../../carrier/may-use.ts'
import type { Fact } from '../../carrier/facts/fact.ts'
import { type AssessedRule, assess } from '../../rules/assess.ts'
import type { RuleFinding } from '../../rules/assessment.ts'
import { expiryText } from '../../rules/expiry-text.ts'
import { findingText } from '../../rules/finding-text.ts'
import { partialText } from '../../rules/partial-text.ts'
import { describeRule } from '../../rules/rule-description.ts'
import { knownRulesFirst } from '../../rules/rule-types.ts'
import { VERDICT_RANKS, type Verdict } from '../../rules/verdict.ts'
import { ruleFactText } from '../../rules/rule-fact-text.ts'
import { rulesWorstFirst, verdictText } from '../../rules/verdict-reason.ts'
import { countedNoun, formatCount } from '../../shared/amounts.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import { withCapital } from '../../shared/first-letter.ts'
import type { ComparedCarrier } from '../compared-carrier.ts'
import {
  type ComparedFact,
  comparedFact,
  type EvidenceLine,
  fromDetail,
  type RowRule,
} from '../compared-row.ts'
import { sourceLines } from '../evidence.ts'

const TONES = { Pass: 'pass', Override: 'override', Incomplete: 'incomplete', Fail: 'fail' } as const

const NOT_ASSESSED: Fact = { text: 'Not assessed', note: 'not checked against rules', tone: 'unknown' }
const NOT_CHECKED: Fact = { text: 'not checked', tone: 'unknown' }

const rulesOf = ({ rulesAssessment }: CarrierDetail, today: CalendarDate): readonly AssessedRule[] =>
  rulesAssessment === null ? [] : assess(rulesAssessment, today).rules

/** What one rule with a verdict does, and several. */
const VERBS = {
  Pass: ['passes', 'pass'],
  Override: ['is overridden', 'are overridden'],
  Incomplete: ['is incomplete', 'are incomplete'],
  Fail: ['fails', 'fail'],
} as const

const countText = (rules: readonly AssessedRule[], overall: Verdict): string => {
  const count = rules.filter(({ label }) => label === overall).length
  const [one, many] = VERBS[overall]
  return `${count} of ${formatCount(rules.length, 'rule')} ${countedNoun(count, one, many)}`
}

/** A carrier that is blocked or on hold is worth no more than one that fails, so that it is never the best. */
const stopFact = (stop: DispatchStop, assessed: MayUse['assessed']): ComparedFact => ({
  ...comparedFact(
    { text: stop.label, note: verdictBelowStop(assessed), tone: stop.tone },
    stop.reason === undefined ? [] : [['Why', stop.reason]],
    VERDICT_RANKS.Fail,
  ),
  stop,
})

const overallFact = (detail: CarrierDetail, today: CalendarDate): ComparedFact => {
  const { stop, assessed } = mayUse(detail, today)
  if (stop !== null) return stopFact(stop, assessed)
  if (assessed === undefined || assessed.overall === null) return comparedFact(NOT_ASSESSED)
  const { rules, overall, hidden } = assessed
  const note = hidden === null ? countText(rules, overall) : partialText(hidden)
  const evidence = rulesWorstFirst(rules)
    .filter(({ label }) => label === overall)
    .map((rule): EvidenceLine => [rule.label, withCapital(ruleFactText(rule))])
  return comparedFact(
    { text: verdictText(assessed), note, tone: TONES[overall] },
    evidence,
    VERDICT_RANKS[overall],
  )
}

const overrideLines = ({ override, result }: AssessedRule, today: CalendarDate): readonly EvidenceLine[] =>
  override === null
    ? []
    : [
        ['Without it', result === 'pass' ? 'passes' : result === 'fail' ? 'fails' : 'is incomplete'],
        [
          'Overridden',
          `${override.userName ?? 'by whom is not on record'}, ${expiryText(override.expiresOn, today)}`,
        ],
      ]

const ruleFact = (rule: AssessedRule, today: CalendarDate): ComparedFact => {
  const { label, finding, override, name } = rule
  const value = findingText(finding)
  return comparedFact(
    {
      text: label,
      note: override === null ? value : `${value}, ${expiryText(override.expiresOn, today)}`,
      tone: TONES[label],
    },
    [
      ['Value', value],
      ...sourceLines(finding.source, finding.asOf),
      ['Rule', name],
      ...overrideLines(rule, today),
    ],
  )
}

const ruleRow = ({ ruleType, rule }: Pick<RuleFinding, 'ruleType' | 'rule'>): RowRule => ({
  key: `rule-${ruleType}`,
  label: describeRule({ ruleType, rule: rule ?? null }).label,
  compare: fromDetail((detail, today) => {
    const assessed = rulesOf(detail, today).find(each => each.ruleType === ruleType)
    return assessed === undefined ? comparedFact(NOT_CHECKED) : ruleFact(assessed, today)
  }),
})

const OVERALL: RowRule = { key: 'verdict', label: 'Verdict', compare: fromDetail(overallFact), best: 'best' }

/**
 * Whether the carriers may be used, then each rule assessed for any of them, in the order of rules; those that are no known
 * type come last.
 *
 * Source: section 2, "Comparison"; section 4, "Category and overall status"; section 4, "Do not dispatch".
 */
export const verdictRows = (carriers: readonly ComparedCarrier[]): readonly RowRule[] => {
  const findings = new Map(
    carriers.flatMap(({ detail }) =>
      detail.kind === 'ready'
        ? (detail.value.rulesAssessment?.findings ?? []).map(finding => [finding.ruleType, finding] as const)
        : [],
    ),
  )
  return [
    OVERALL,
    ...knownRulesFirst(findings.keys()).map(ruleType => ruleRow(findings.get(ruleType) as RuleFinding)),
  ]
}
