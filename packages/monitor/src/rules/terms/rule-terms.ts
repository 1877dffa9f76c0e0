// Written by npm run terms from packages/core/src/rules/rule-terms.ts: change it there.
import { type ReadFact, tooOldDayText, tooOldText } from './finding-text.ts'
import type { FindingValue } from './finding-value.ts'
import { findingTerms } from './finding-terms.ts'
import type { RuleType } from './rule-types.ts'
import type { UnreadFile } from './unread-file.ts'
import { shortUnreadText, unreadText } from './unread-text.ts'

/** How the fact of a rule reads, and what the rule needs. */
export interface RuleTerms {
  readonly subject: string
  /** Null: the fact alone says it. */
  readonly requires: string | null
  /** What comes before what was found; the subject by default. Empty: what was found is a phrase of its own. */
  readonly before?: string
  /** A rule that is no known type: what was found is said as it is. */
  readonly isOther?: true
  /** The subject where it has little room. */
  readonly shortSubject?: string
  /** What the rule needs where it has little room, the longest first; by what was found. */
  readonly shortRequires?: (value: FindingValue | null) => readonly string[]
}

/** What was found of an operation that is not known to be interstate. */
const isOfOperation = (value: FindingValue | null): boolean =>
  value?.code === 'active_operation' || (value?.code === 'active_not_required' && value.why === 'one_state')

/**
 * The most serious rule first: a carrier that may not drive at all, then what pays for a loss, then its record; of two
 * rules about one fact the one that needs more, as only that makes both pass.
 */
export const RULE_TERMS: Readonly<Record<RuleType, RuleTerms>> = {
  no_active_out_of_service_orders: { subject: 'out-of-service', requires: null },
  active_operating_status: { subject: 'operating status', requires: 'Active', shortSubject: 'status' },
  active_interstate_authority: {
    subject: 'authority',
    requires: 'active interstate authority',
    before: '',
    shortRequires: value => ['interstate authority', isOfOperation(value) ? 'interstate' : 'active'],
  },
  bipd_at_least_1000000: { subject: 'BIPD', requires: '$1,000,000' },
  bipd_at_least_750000: { subject: 'BIPD', requires: '$750,000' },
  cargo_at_least_100000: { subject: 'cargo', requires: '$100,000' },
  general_liability_at_least_1000000: {
    subject: 'general liability',
    requires: '$1,000,000',
    shortSubject: 'liability',
  },
  satisfactory_or_unrated_safety_rating: {
    subject: 'safety rating',
    requires: 'Satisfactory or unrated',
    shortSubject: 'rating',
    shortRequires: () => ['Satisfactory'],
  },
  authority_age_at_least_6_months: {
    subject: 'authority age',
    requires: '6 months',
    shortSubject: 'authority',
  },
  authority_age_at_least_3_months: {
    subject: 'authority age',
    requires: '3 months',
    shortSubject: 'authority',
  },
  inspected_within_last_24_months: { subject: 'inspections', requires: '1 in 24 months', before: '' },
  verified_physical_location_activity: {
    subject: 'location',
    requires: 'verified activity at its address',
    before: 'location:',
    shortRequires: () => ['verified activity', 'some'],
  },
  verified_manually_entered_identifier: {
    subject: 'identifier',
    requires: 'a verified identifier',
    shortRequires: () => ['a verified one'],
  },
}

/** All rule types, the most serious first. Source: section 4, "Category and overall status". Choice: the order is ours. */
export const MOST_SERIOUS_FIRST = Object.keys(RULE_TERMS) as readonly RuleType[]

/** The fact of a rule in its three forms: "cargo $50,000", "authority revoked 29 Jan 2024", "no inspection in 24 months". */
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

/**
 * What a rule needs, the longest form first. `threshold`: its number in words, where that is not the one of its name.
 *
 * Empty: what was found says it. Source: section 9, "Rule types"; the wording is ours.
 */
export const requiredForms = (
  { requires, shortRequires }: RuleTerms,
  value: FindingValue | null,
  threshold?: string,
): readonly string[] => {
  if (requires === null || value?.code === 'no_inspection') return []
  if (threshold !== undefined) return [threshold]
  return [requires, ...(shortRequires?.(value) ?? [])]
}

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

/** A fact that is too old, with its day: "cargo $250,000, as of 14 May 2026, older than 30 days". */
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
