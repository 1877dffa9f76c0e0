import {
  type CompanyId,
  type HiddenRules,
  isRuleType,
  type RuleFinding,
  type RuleResult,
  type RulesAssessment,
  UNREAD_REASONS,
  type UnreadFile,
  type Verdict,
} from '@fairhaul/core'
import { byRuleType } from './by-rule-type.ts'
import { findingValue } from './finding-value.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { newestOverrides } from './rule-override.ts'
import { calendarDate, count, id, nullable, oneOf, optional, text } from './values.ts'

/** A file that does not tell all of a carrier. One for a reason that this portal does not know counts as never read. */
export const unreadFile: Reader<UnreadFile> = record({
  source: text,
  why: value => UNREAD_REASONS.find(why => why === value) ?? 'never',
  as_of: nullable(calendarDate),
})

const result = oneOf(['pass', 'incomplete', 'fail'])

const findingWith = (readResult: Reader<RuleResult>) =>
  record({
    result: readResult,
    value: findingValue,
    source: nullable(text),
    as_of: nullable(calendarDate),
    older_than_days: optional(count),
    unread: optional(unreadFile),
  })

const knownFinding = findingWith(result)

/** A rule that this portal does not know may have a result that it does not know either, which is no pass. */
const otherFinding = findingWith(value => (value === 'pass' || value === 'fail' ? value : 'incomplete'))

const summary = byRuleType(ruleType => (isRuleType(ruleType) ? knownFinding : otherFinding))

const findings: Reader<readonly RuleFinding[]> = value =>
  summary(value).map(([ruleType, finding]) => Object.assign(finding, { ruleType }))

const OUTCOMES = { fail: 'Fail', incomplete: 'Incomplete', override: 'Override', pass: 'Pass' } as const
const outcome = oneOf(['fail', 'incomplete', 'override', 'pass'])

/** A verdict by the wire's word. */
export const verdictWord: Reader<Verdict> = value => OUTCOMES[outcome(value)]

/** The rules that are hidden from this user. A monitor that says nothing of them hides none. */
const hiddenRules: Reader<HiddenRules | null> = optional(record({ count, worst: verdictWord }))

const assessment = record({
  summary: ['findings', findings],
  notices: optional(findings),
  carrier_rule_overrides: ['overrides', newestOverrides],
  hidden_rules: ['hidden', hiddenRules],
  company_id: ['companyId', optional(id<'company'>)],
  policy_version: optional(count),
})

/** The company of overrides that are all of one. Null: there is none, or they are of several. */
const oneCompanyOf = ([first, ...others]: RulesAssessment['overrides']): CompanyId | null =>
  first !== undefined && others.every(({ companyId }) => companyId === first.companyId)
    ? first.companyId
    : null

/**
 * The monitor's finding for each rule, those that this portal does not know too, with the overrides and what is hidden. A monitor that does not name the company sends
 * the overrides of the caller's alone. Source: section 3, "Onboarding packet"; section 6, "Safety data".
 */
export const rulesAssessment: Reader<RulesAssessment> = value => {
  const { notices, ...read } = assessment(value)
  return {
    ...read,
    companyId: read.companyId ?? oneCompanyOf(read.overrides),
    ...(notices !== null && { notices }),
  }
}
