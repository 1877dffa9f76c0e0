import { isRuleType, mostSeriousFirst, type RuleType } from '../terms/rule-types.ts'
import type { Finding, Result } from './finding.ts'
import { type DecidingOverride, isOverridden, OUTCOMES, type Outcome } from './worst-outcome.ts'

/** A rule that a carrier does not pass, with the fact that decides it. */
export interface VerdictReason {
  readonly is_type: RuleType
  readonly outcome: Exclude<Outcome, 'pass'>
  /** Without the override. */
  readonly result: Result
  /** Null: not on record. */
  readonly value: Finding['value']
  /** The fact would pass, but it is older than so many days; `as_of` is its day. */
  readonly older_than_days?: number
  readonly as_of?: string | null
  /** A file that decides the rule does not tell all of the carrier. */
  readonly unread?: Finding['unread']
}

/** The last day of the override that counts for a rule. */
const endOf = (newestFirst: readonly DecidingOverride[], type: RuleType): string =>
  newestFirst.find(one => one.is_type === type && one.classification_id === null)?.expiration_date ?? ''

const compareTexts = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

/**
 * The rules that a carrier does not pass by its company's own rules, those that decide first: failed, incomplete,
 * overridden; of overrides those of rules that do not pass, the one that ends first, then the most serious.
 *
 * Empty: a carrier that passes every rule. Source: section 4, "Category and overall status".
 */
export const verdictReasons = (
  findings: Readonly<Record<string, Finding>>,
  newestFirst: readonly DecidingOverride[],
  day: string,
): readonly VerdictReason[] => {
  const end = ({ is_type, outcome }: VerdictReason) =>
    outcome === 'override' ? endOf(newestFirst, is_type) : ''
  const types = Object.keys(findings).filter(isRuleType).toSorted(mostSeriousFirst)
  const reasons = types.flatMap((is_type): readonly VerdictReason[] => {
    const finding = findings[is_type]
    if (finding === undefined) return []
    const outcome = isOverridden(newestFirst, is_type, null, day) ? 'override' : finding.result
    if (outcome === 'pass') return []
    const { result, value, older_than_days, as_of, unread } = finding
    return [
      {
        is_type,
        outcome,
        result,
        value,
        ...(older_than_days !== undefined && { older_than_days, as_of }),
        ...(unread !== undefined && { unread }),
      },
    ]
  })
  return reasons.toSorted(
    (one, other) =>
      OUTCOMES.indexOf(one.outcome) - OUTCOMES.indexOf(other.outcome) ||
      Number(one.result === 'pass') - Number(other.result === 'pass') ||
      compareTexts(end(one), end(other)),
  )
}
