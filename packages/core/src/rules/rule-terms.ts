import { type ReadFact, tooOldDayText, tooOldText } from './finding-text.ts'
import type { FindingValue } from './finding-value.ts'
import { findingTerms } from './finding-terms.ts'
import { type RuleTerms, ruleTextAt } from './rule-kind.ts'
import type { UnreadFile } from './unread-file.ts'
import { shortUnreadText, unreadText } from './unread-text.ts'

/** The fact of a rule in its three forms: "cargo $50,000", "authority revoked Jan 29, 2024", "no inspection in 24 months". */
const factsOf = (
  { subject, before = subject, isOther }: RuleTerms,
  value: FindingValue | null,
): readonly [whole: string, first: string, short: string] => {
  const { text, forms, after } = findingTerms(value)
  const [whole, first, short] = forms
  if (isOther) return [`${subject}: ${text}`, `${subject}: ${first}`, `${subject}: ${short}`]
  const starts = { rule: before, subject, authority: 'authority', nothing: '' }
  const start = starts[after]
  if (start === '') return forms
  return [`${start} ${whole}`, `${start} ${first}`, `${start} ${short}`]
}

/** They say by themselves what the rule lacks. */
const SAYS_WHAT_IS_NEEDED: ReadonlySet<FindingValue['code']> = new Set([
  'no_inspection',
  'few_inspections',
  'crashes_without_units',
])

/**
 * What a rule needs, the longest form first. `threshold`: the number that it measures by; null: it has none.
 *
 * Empty: what was found says it. Source: section 9, "Rule types"; the wording is ours.
 */
export const requiredForms = (
  { requires, shortRequires }: RuleTerms,
  value: FindingValue | null,
  threshold: number | null,
): readonly string[] =>
  requires === null || (value !== null && SAYS_WHAT_IS_NEEDED.has(value.code))
    ? []
    : [ruleTextAt(requires, threshold), ...(shortRequires?.(value) ?? [])]

/** The subject where it has little room. */
const shortSubjectOf = ({ subject, shortSubject = subject }: RuleTerms): string => shortSubject

/** A fact with what is needed, from the longest form to the shortest; then the fact alone. */
const plainForms = (
  terms: RuleTerms,
  value: FindingValue | null,
  required: readonly string[],
): readonly string[] => {
  const long = factsOf(terms, value)
  const short = factsOf({ ...terms, subject: shortSubjectOf(terms) }, value)
  const facts = long.flatMap((fact, at) => [fact, short[at] as string])
  return [...facts.flatMap(fact => required.map(each => `${fact}, needs ${each}`)), ...facts]
}

/** A fact that is too old, with its day: "cargo $250,000, as of May 14, 2026, older than 30 days". */
const tooOldForms = (terms: RuleTerms, { value, asOf }: ReadFact, tooOld: string): readonly string[] => {
  const [whole, first] = factsOf(terms, value)
  const { subject } = terms
  return [
    `${whole}, ${tooOld}`,
    `${first}, ${tooOld}`,
    `${subject} ${tooOld}`,
    `${shortSubjectOf(terms)} ${tooOld}`,
    `${subject} ${tooOldDayText(asOf)}`,
    `${subject} out of date`,
  ]
}

/** A fact that a file could contradict: "BIPD $1,000,000, insurance history not read yet". */
const unreadForms = (terms: RuleTerms, value: FindingValue | null, unread: UnreadFile): readonly string[] => {
  const [whole, first] = factsOf(terms, value)
  const [why, short] = [unreadText(unread), shortUnreadText(unread)]
  return [
    `${whole}, ${why}`,
    `${first}, ${why}`,
    `${first}, ${short}`,
    `${terms.subject}: ${short}`,
    `${shortSubjectOf(terms)}: ${short}`,
    `${shortSubjectOf(terms)} not read`,
  ]
}

/**
 * What was read for a rule, with what the rule needs, from the longest form to the shortest: "cargo $50,000, needs $100,000".
 * A fact that is too old needs a newer one, so its day is given, and one that a file could contradict the file.
 *
 * Source: section 4, "Rule label"; section 9, "Rule types"; the wording is ours.
 */
export const ruleFactForms = (
  terms: RuleTerms,
  fact: ReadFact,
  required: readonly string[],
): readonly string[] => {
  const { value, unread } = fact
  if (unread != null) return unreadForms(terms, value, unread)
  const tooOld = tooOldText(fact)
  return tooOld === undefined ? plainForms(terms, value, required) : tooOldForms(terms, fact, tooOld)
}
