import type { RuleFinding, RulesAssessment } from '../rules/assessment.ts'
import { ANY_AGE, type FactAges, withinAge } from '../rules/fact-ages.ts'
import type { FactPart } from '../rules/fact-parts.ts'
import type { FindingValue } from '../rules/finding-value.ts'
import { isFindingValue } from '../rules/finding-terms.ts'
import { withUnread } from '../rules/unread.ts'
import { type CalendarDate, parseCalendarDate } from '../shared/calendar-date.ts'
import { asValue, type OwnFound } from './finding-rule.ts'
import { type OwnRule, OwnRuleError } from './own-rule.ts'
import { type RuleFacts, type RuleRecord, ruleFactsOf } from './rule-facts.ts'

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string'

const isValue = (value: unknown): boolean => isTextOrNull(value) || isFindingValue(value)

const isDayOrNull = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && parseCalendarDate(value) !== undefined)

const isResult = (value: unknown): boolean => value === 'pass' || value === 'incomplete' || value === 'fail'

/** What is wrong with what a rule found. Undefined: nothing. */
const problemOf = (found: unknown): string | undefined => {
  if (typeof found !== 'object' || found === null) return 'it has to return what it found.'
  if ('then' in found) return 'it has to return what it found, not a promise of it.'
  const { result, value, source, asOf } = found as Readonly<Record<string, unknown>>
  if (!isResult(result)) return 'its result has to be pass, incomplete or fail.'
  if (!isValue(value)) return 'its value has to be a text, what a known rule finds, or null.'
  if (!isTextOrNull(source)) return 'its source has to be a text or null.'
  return isDayOrNull(asOf) ? undefined : 'its asOf has to be a day written as 2026-11-21, or null.'
}

const partsOf = (facts: RuleFacts, reads: readonly FactPart[]): RuleFacts =>
  Object.fromEntries(reads.map(part => [part, facts[part]])) as unknown as RuleFacts

/** How a rule of one's own is applied. */
export interface OwnRuleOptions {
  /** How old facts may be. Left out: any age. */
  readonly ages?: FactAges
  /** Whether safety data is hidden from the user, so that the facts have none. Left out: it is not. */
  readonly isSafetyHidden?: boolean
}

const findingOf = ({ name, label, category }: OwnRule, found: OwnFound): RuleFinding => ({
  ruleType: name,
  rule: { label, category },
  result: found.result,
  value: asValue(found.value),
  source: found.source,
  asOf: found.asOf,
})

const incomplete = (rule: OwnRule, value: FindingValue): RuleFinding =>
  findingOf(rule, { result: 'incomplete', value, source: null, asOf: null })

/**
 * The finding of a rule of one's own from the facts of a carrier, on a day. The rule gets the parts that it reads. As with
 * known rules, a pass is incomplete where a file behind these parts was not read whole, or where they are older than `ages`
 * allows.
 *
 * Empty: incomplete without facts, and where the rule reads safety data that is hidden from the user.
 * Refuses: throws an `OwnRuleError` where the rule throws, or returns something else than what it found.
 * Source: section 9, "Rule types"; section 4, "How old facts may be"; section 6, "Safety data". Choice: a rule that throws is wrong, and no fact is
 * missing; were it incomplete, one that always throws would be found out late.
 */
export const findOwnRule = (
  rule: OwnRule,
  facts: RuleFacts | null,
  today: CalendarDate,
  { ages = ANY_AGE, isSafetyHidden = false }: OwnRuleOptions = {},
): RuleFinding => {
  if (facts === null) return incomplete(rule, { code: 'facts_not_known' })
  if (isSafetyHidden && rule.reads.includes('safety')) return incomplete(rule, { code: 'safety_hidden' })
  let found: OwnFound
  try {
    found = rule.find(partsOf(facts, rule.reads), today)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new OwnRuleError(rule.name, 'find', `it threw: ${message}`, { cause })
  }
  const problem = problemOf(found)
  if (problem !== undefined) throw new OwnRuleError(rule.name, 'find', problem)
  const finding = findingOf(rule, found)
  return withinAge(withUnread(finding, facts.unreadFiles ?? [], today, rule.reads), ages, today, rule.reads)
}

/**
 * Checks that each rule of one's own has a name of its own, among them and beside the rules that are there.
 *
 * Refuses: throws an `OwnRuleError`; of two findings of one name the milder could be the one that counts.
 */
export const refuseSharedNames = (
  rules: readonly Pick<OwnRule, 'name'>[],
  others: Iterable<string> = [],
): void => {
  const used = new Set(others)
  for (const { name } of rules) {
    if (used.has(name)) throw new OwnRuleError(name, 'name', 'another rule has it.')
    used.add(name)
  }
}

const isFacts = (record: RuleRecord | RuleFacts): record is RuleFacts => 'physicalLocation' in record

/**
 * The monitor's assessment of a carrier with rules of one's own beside the company's, for `assess` and all that takes
 * assessments. `record`: what the same response says of the carrier, a row of a search or a profile; or its facts.
 * `ages`: how old facts may be, any age by default.
 *
 * Empty: without a record each of the rules is incomplete.
 * Refuses: throws an `OwnRuleError` where two rules have one name, and as `findOwnRule`.
 * Source: section 9, "Rule types"; section 6, "Safety data".
 */
export const withOwnRules = (
  assessment: RulesAssessment,
  rules: readonly OwnRule[],
  record: RuleRecord | RuleFacts | null,
  today: CalendarDate,
  ages: FactAges = ANY_AGE,
): RulesAssessment => {
  refuseSharedNames(
    rules,
    assessment.findings.map(({ ruleType }) => ruleType),
  )
  const facts = record === null || isFacts(record) ? record : ruleFactsOf(record)
  const options = { ages, isSafetyHidden: record?.safety === null }
  const findings = rules.map(rule => findOwnRule(rule, facts, today, options))
  return { ...assessment, findings: [...assessment.findings, ...findings] }
}
