import type { AssessedRule } from './assess.ts'
import type { RuleFinding } from './assessment.ts'
import { tooOldText } from './finding-text.ts'
import { describeRule } from './rule-description.ts'
import { RULE_THRESHOLDS, thresholdText } from './rule-thresholds.ts'
import { type AnyRuleType, isRuleType, type RuleType } from './rule-types.ts'
import type { UnreadFile } from './unread-file.ts'
import { shortUnreadText, unreadText } from './unread.ts'

/** How the fact of one rule reads, and what the rule needs. Null: the fact alone says it. */
interface ReasonTexts {
  readonly subject: string
  readonly requires: string | null
  /** What comes before the value; the subject by default. A value that is a phrase of its own needs nothing. */
  readonly before?: string
  /** A rule that is no known type: its values are said as they are. */
  readonly isOther?: true
  /** One of what is counted: a value "none in 24 months" is "no inspection in 24 months". */
  readonly one?: string
  /** The subject where it has little room. */
  readonly shortSubject?: string
  /** What the rule needs where it has little room, the longest first; by what was found. */
  readonly shortRequires?: (value: string) => readonly string[]
}

/**
 * The most serious rule first: a carrier that may not drive at all, then what pays for a loss, then its record; of two
 * rules about one fact the one that needs more, as only that makes both pass.
 */
const TEXTS: Readonly<Record<RuleType, ReasonTexts>> = {
  no_active_out_of_service_orders: { subject: 'out-of-service', requires: null },
  active_operating_status: { subject: 'operating status', requires: 'Active', shortSubject: 'status' },
  active_interstate_authority: {
    subject: 'authority',
    requires: 'active interstate authority',
    before: '',
    shortRequires: value => ['interstate authority', value.startsWith('oper') ? 'interstate' : 'active'],
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
  inspected_within_last_24_months: {
    subject: 'inspections',
    requires: '1 in 24 months',
    before: '',
    one: 'inspection',
  },
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
export const MOST_SERIOUS_FIRST = Object.keys(TEXTS) as readonly RuleType[]

const SERIOUSNESS = new Map<string, number>(MOST_SERIOUS_FIRST.map((ruleType, at) => [ruleType, at]))

/** The place of a rule among all, from 0 for the most serious; rules that are no known type are alike, after all others. */
export const seriousness = (ruleType: AnyRuleType): number =>
  SERIOUSNESS.get(ruleType) ?? MOST_SERIOUS_FIRST.length

/** A rule that is no known type says its label, and needs what its label says: "Cargo at least $250,000: $100,000". */
const textsOf = (finding: Pick<RuleFinding, 'ruleType' | 'rule'>): ReasonTexts => {
  if (isRuleType(finding.ruleType)) return TEXTS[finding.ruleType]
  const { label } = describeRule(finding)
  return { subject: label, requires: null, isOther: true }
}

const UNKNOWN = /^(amount )?not on record$/

/** Values that are phrases of their own: "no active common or contract authority", "not allowed to operate". */
const PHRASE = /^(no|not allowed) /
const NONE = /^none /
/** Values that are about the authority itself, whatever the rule asks of it: "revoked 29 Jan 2024". */
const OF_AUTHORITY =
  /^(revoked|suspended|withdrawn|transferred|inactive|starts|not required|(revocation|suspension|withdrawal|transfer|end) due)\b/
/** Values of an authority that name what they are about: "household goods authority only", "MC 9000001 is now DOT 90000002's". */
const WHOLE = / (only|is (now|also) DOT \d+'s)$/
/** Values that name their subject: "status T", "rating X". */
const NAMED = /^(status|rating) /

/** The fact of a rule: "cargo $50,000", "authority age 2 months, since 4 Sep 2026", "no inspection in 24 months". */
const factText = ({ subject, before = subject, one, isOther }: ReasonTexts, value: string): string => {
  if (isOther) return `${subject}: ${value}`
  if (one !== undefined && NONE.test(value)) return value.replace(NONE, `no ${one} `)
  if (OF_AUTHORITY.test(value)) return `authority ${value}`
  if (subject.startsWith('authority') && WHOLE.test(value)) return value
  if (PHRASE.test(value) && before === subject) return value
  const start = UNKNOWN.test(value) ? subject : before
  if (start === '') return value
  return `${start} ${value.replace(NAMED, '')}`
}

/** The half of a value that passes, before the half that does not: "common authority active; operation not on record". */
const PASSING_HALF = /^[a-z ]+ authority active; /

/** What may be left out of a value that has no room, and what stands for it: the day of an end, the kinds of authority. */
const SHORT_FORMS: readonly (readonly [long: RegExp, short: string])[] = [
  [/^(expired|revoked|suspended|withdrawn|transferred|inactive|not required|not found)\b.*$/s, '$1'],
  [/^amount not on record$/, 'not on record'],
  [/^rating \w+ or \w+$/, 'in dispute'],
  [/^(withdrawn|transferred|\w+ due)\b.*$/s, '$1'],
  [/^.{35,} only$/s, 'other authority only'],
  [/^excess coverage only$/, 'excess only'],
]

/** A value, then without what follows its first comma or semicolon (an amount keeps its commas), then at its shortest. */
const valueForms = (value: string): readonly string[] => {
  const first = value.replace(/[,;] .*$/s, '').replace(' common or contract', '')
  return [value, first, SHORT_FORMS.reduce((text, [long, short]) => text.replace(long, short), first)]
}

/** The start of a text that is too long. */
const cut = (text: string, maxLength: number): string =>
  `${text.slice(0, Math.max(0, maxLength - 1)).trimEnd()}…`

/** A fact with a shorter subject, "rating Conditional". */
const shortTexts = (texts: ReasonTexts): ReasonTexts =>
  texts.shortSubject === undefined ? texts : { ...texts, subject: texts.shortSubject }

/** A fact that is too old, with its day: "cargo $250,000, as of 14 May 2026, older than 30 days". */
const tooOldForms = (texts: ReasonTexts, value: string, tooOld: string): readonly string[] => {
  const { subject, shortSubject = subject } = texts
  const [, first = value] = valueForms(value)
  return [
    `${factText(texts, value)}, ${tooOld}`,
    `${factText(texts, first)}, ${tooOld}`,
    `${subject} ${tooOld}`,
    `${shortSubject} ${tooOld}`,
    `${subject} ${tooOld.replace(/,.*$/, '')}`,
    `${subject} out of date`,
  ]
}

/** A fact that a file could contradict: "BIPD $1,000,000, insurance history not read yet". */
const unreadForms = (texts: ReasonTexts, value: string, unread: UnreadFile): readonly string[] => {
  const { subject, shortSubject = subject } = texts
  const [, first = value] = valueForms(value)
  const [why, short] = [unreadText(unread), shortUnreadText(unread)]
  return [
    `${factText(texts, value)}, ${why}`,
    `${factText(texts, first)}, ${why}`,
    `${factText(texts, first)}, ${short}`,
    `${subject}: ${short}`,
    `${shortSubject}: ${short}`,
    `${shortSubject} not read`,
  ]
}

/** What a rule needs, with its own threshold or another one, the longest first. Empty: the fact says it. */
const requiredForms = (
  ruleType: AnyRuleType,
  value: string,
  threshold: number | null | undefined,
): readonly string[] => {
  if (!isRuleType(ruleType)) return []
  const { requires, one, shortRequires } = TEXTS[ruleType]
  if (requires === null || (one !== undefined && NONE.test(value))) return []
  const own = RULE_THRESHOLDS[ruleType]
  if (own === undefined || threshold == null || threshold === own.standard)
    return [requires, ...(shortRequires?.(value) ?? [])]
  const text = thresholdText(own.unit, threshold)
  return [one === undefined ? text : `1 in ${text}`]
}

/** A fact with what is needed, from the longest form to the shortest; then the fact alone. */
const factForms = (texts: ReasonTexts, value: string, required: readonly string[]): readonly string[] => {
  const facts = valueForms(value).flatMap(form =>
    [texts, shortTexts(texts)].map(subject => factText(subject, form)),
  )
  const whole = facts.flatMap(fact => required.map(each => `${fact}, needs ${each}`))
  return [...whole, ...facts]
}

/** A rule whose fact is put in words. */
export interface ReadRule extends Pick<AssessedRule, 'ruleType' | 'result' | 'finding'> {
  /** The number that it measures by, where it is not the one of its name. */
  readonly threshold?: number | null
}

/**
 * What was read for one rule, and what the rule needs: "cargo $50,000, needs $100,000". Of a value that passes in part,
 * only the other part is given: "operation not on record". A passed rule needs nothing more, so only its fact is given:
 * "cargo $250,000"; a fact that is too old needs a newer one, so its day is given, and one that a file could contradict the file. The longest form
 * that fits.
 *
 * Units:   `maxLength` is in characters; from 49 on, value and threshold are always both said.
 * Empty:   "not on record" without a fact.
 * Source:  section 4, "Rule label"; section 9, "Rule types".
 */
export const ruleFactText = (
  { ruleType, result, finding, threshold }: ReadRule,
  maxLength: number = Number.POSITIVE_INFINITY,
): string => {
  const texts = textsOf(finding)
  const whole = finding.value ?? 'not on record'
  const value = result === 'pass' || texts.isOther ? whole : whole.replace(PASSING_HALF, '')
  const tooOld = tooOldText(finding)
  const forms =
    finding.unread != null
      ? unreadForms(texts, value, finding.unread)
      : tooOld === undefined
        ? factForms(texts, value, result === 'pass' ? [] : requiredForms(ruleType, value, threshold))
        : tooOldForms(texts, value, tooOld)
  return [...forms, texts.subject].find(form => form.length <= maxLength) ?? cut(texts.subject, maxLength)
}
