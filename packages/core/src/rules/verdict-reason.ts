import { formatCalendarDate } from '../shared/calendar-date.ts'
import type { AssessedCarrier, AssessedRule } from './assess.ts'
import { INDEFINITE } from './overrides-on-a-day.ts'
import { ruleFactText } from './rule-fact-text.ts'
import { type AnyRuleType, mostSeriousFirst } from './rule-types.ts'
import { VERDICT_RANKS, type Verdict } from './verdict.ts'

/**
 * The most characters of a reason, by the place in which it is shown: a row has two lines for it. Value and threshold fit
 * in each.
 */
export const REASON_LENGTHS = { header: 96, row: 53, suggestion: 53 } as const

/** The main reason for a verdict. Source: section 4, "Category and overall status". */
export interface VerdictReason {
  /** The rule that decides; null: one that is hidden from this user. */
  readonly ruleType: AnyRuleType | null
  /** "cargo $50,000, needs $100,000", without the number of other rules. */
  readonly text: string
  /** How many other rules are against the carrier, or, with the verdict Override, are overridden. */
  readonly more: number
}

/** By the end of an override, the first one first; rules without one are alike. */
const compareEnds = (one = '', other = ''): number => (one === other ? 0 : one < other ? -1 : 1)

const isPassing = ({ result }: AssessedRule): boolean => result === 'pass'

/**
 * The rules with the verdict of the carrier, the one that decides it first: an overridden rule that would pass anyway
 * after those that would not, then by the end of the override, then the most serious.
 */
const decidingRules = ({ overall, rules }: Pick<AssessedCarrier, 'overall' | 'rules'>) =>
  rules
    .filter(({ label }) => label === overall)
    .toSorted(
      (one, other) =>
        Number(isPassing(one)) - Number(isPassing(other)) ||
        compareEnds(one.override?.expiresOn, other.override?.expiresOn) ||
        mostSeriousFirst(one.ruleType, other.ruleType),
    )

const AGAINST: ReadonlySet<Verdict> = new Set(['Fail', 'Incomplete'])

/** The reason, and the others as "+2". */
export const verdictReasonText = ({ text, more }: VerdictReason): string =>
  more === 0 ? text : `${text} +${more}`

/** The reason of a verdict that only hidden rules decide, the longest form that fits. */
const HIDDEN_REASONS = ['a rule that is not shown to you', 'a rule not shown to you', 'hidden']

/** What is said of an override without which the carrier would pass as well: no value speaks against it. */
const NOT_NEEDED = 'the rule passes without it'

/** The longest form of a text that fits, else the shortest. */
const longest = (forms: readonly string[], length: number): string =>
  forms.reduce((shown, form) => (shown.length <= length ? shown : form))

/**
 * Why a carrier has its verdict: the most serious rule that decides it, with the value and the threshold, and how many
 * other rules are against the carrier. `verdictReasonText` of it is never longer than `maxLength` characters, from 9.
 *
 * Empty: undefined for a carrier that passes, and for one of which nothing is assessed.
 * Source: section 4, "Category and overall status"; section 4, "Rule label"; section 6, "Safety data". Choice: the order
 * of seriousness is ours; a hidden rule is the reason only where no other is. Of several overrides the one that ends
 * first is the reason, as `verdictText` gives its end; one of a rule that passes without it only where no other is.
 */
export const verdictReason = (
  assessed: Pick<AssessedCarrier, 'overall' | 'rules'>,
  maxLength: number = Number.POSITIVE_INFINITY,
): VerdictReason | undefined => {
  const { overall, rules } = assessed
  if (overall === null || overall === 'Pass') return undefined
  const deciding = decidingRules(assessed)
  const counted = overall === 'Override' ? deciding : rules.filter(({ label }) => AGAINST.has(label))
  const [worst] = deciding
  const more = counted.length - (worst === undefined ? 0 : 1)
  const length = maxLength - (more === 0 ? 0 : ` +${more}`.length)
  if (worst === undefined) return { ruleType: null, text: longest(HIDDEN_REASONS, length), more }
  const text = isPassing(worst)
    ? longest([NOT_NEEDED, 'not needed', 'passes'], length)
    : ruleFactText(worst, length)
  return { ruleType: worst.ruleType, text, more }
}

/**
 * A verdict as text; an override with the day on which the one that decides ends: "Override until Mar 4, 2027", or
 * "Override, no end date".
 *
 * Empty: "Not assessed". Source: section 4, "Indefinite override".
 */
export const verdictText = (assessed: Pick<AssessedCarrier, 'overall' | 'rules'>): string => {
  const { overall } = assessed
  if (overall !== 'Override') return overall ?? 'Not assessed'
  const end = decidingRules(assessed)[0]?.override?.expiresOn
  if (end === undefined) return overall
  return end === INDEFINITE ? 'Override, no end date' : `Override until ${formatCalendarDate(end)}`
}

/**
 * A verdict with its reason in one line: "Fail: cargo $50,000, needs $100,000 +1". `maxLength` is that of the reason.
 *
 * Empty: "Not assessed"; a carrier that passes has no reason.
 * Source: section 4, "Category and overall status".
 */
export const verdictLineText = (
  assessed: Pick<AssessedCarrier, 'overall' | 'rules'> | undefined,
  maxLength?: number,
): string => {
  if (assessed === undefined) return 'Not assessed'
  const reason = verdictReason(assessed, maxLength)
  const text = verdictText(assessed)
  return reason === undefined ? text : `${text}: ${verdictReasonText(reason)}`
}

/** The rules of a carrier, those against it first: failed, incomplete, overridden, passed; the most serious first. */
export const rulesWorstFirst = (rules: readonly AssessedRule[]): readonly AssessedRule[] =>
  rules.toSorted(
    (one, other) =>
      VERDICT_RANKS[one.label] - VERDICT_RANKS[other.label] || mostSeriousFirst(one.ruleType, other.ruleType),
  )
