import { compareCalendarDates, formatCalendarDate } from '../shared/calendar-date.ts'
import type { AssessedCarrier, AssessedRule } from './assess.ts'
import { tooOldText } from './finding-text.ts'
import { INDEFINITE } from './overrides-on-a-day.ts'
import { RULE_THRESHOLDS, thresholdText } from './rule-thresholds.ts'
import type { RuleType } from './rule-types.ts'
import { VERDICT_RANKS, type Verdict } from './verdict.ts'

/** The most characters of a reason, by the place in which it is shown. */
export const REASON_LENGTHS = { header: 96, row: 34, suggestion: 40 } as const

/** The main reason for a verdict. Source: section 4, "Category and overall status". */
export interface VerdictReason {
  /** The rule that decides; null: one that is hidden from this user. */
  readonly ruleType: RuleType | null
  /** "cargo $50,000, needs $100,000", without the number of other rules. */
  readonly text: string
  /** How many other rules are against the carrier, or, with the verdict Override, are overridden. */
  readonly more: number
}

/** How the fact of one rule reads, and what the rule needs. Null: the fact alone says it. */
interface ReasonTexts {
  readonly subject: string
  readonly requires: string | null
  /** What comes before the value; the subject by default. A value that is a phrase of its own needs nothing. */
  readonly before?: string
  /** One of what is counted: a value "none in 24 months" is "no inspection in 24 months". */
  readonly one?: string
}

/**
 * The most serious rule first: a carrier that may not drive at all, then what pays for a loss, then its record; of two
 * rules about one fact the one that needs more, as only that makes both pass.
 */
const TEXTS: Readonly<Record<RuleType, ReasonTexts>> = {
  no_active_out_of_service_orders: { subject: 'out-of-service', requires: null },
  active_operating_status: { subject: 'operating status', requires: 'Active' },
  active_interstate_authority: {
    subject: 'authority',
    requires: 'active interstate authority',
    before: '',
  },
  bipd_at_least_1000000: { subject: 'BIPD', requires: '$1,000,000' },
  bipd_at_least_750000: { subject: 'BIPD', requires: '$750,000' },
  cargo_at_least_100000: { subject: 'cargo', requires: '$100,000' },
  general_liability_at_least_1000000: { subject: 'general liability', requires: '$1,000,000' },
  satisfactory_or_unrated_safety_rating: { subject: 'safety rating', requires: 'Satisfactory or unrated' },
  authority_age_at_least_6_months: { subject: 'authority age', requires: '6 months' },
  authority_age_at_least_3_months: { subject: 'authority age', requires: '3 months' },
  inspected_within_last_24_months: {
    subject: 'inspections',
    requires: 'one in 24 months',
    before: '',
    one: 'inspection',
  },
  verified_physical_location_activity: {
    subject: 'location',
    requires: 'verified activity at its address',
    before: 'location:',
  },
  verified_manually_entered_identifier: { subject: 'identifier', requires: 'a verified identifier' },
}

/** All rule types, the most serious first. Source: section 4, "Category and overall status". Choice: the order is ours. */
export const MOST_SERIOUS_FIRST = Object.keys(TEXTS) as readonly RuleType[]
const seriousness = ({ ruleType }: AssessedRule): number => MOST_SERIOUS_FIRST.indexOf(ruleType)

const UNKNOWN = /^(amount |operation )?not on record$/

/** Values that are phrases of their own: "no active common or contract authority", "none in 24 months". */
const PHRASE = /^no /
const NONE = /^none /
/** Values that are about the authority itself, whatever the rule asks of it: "revoked 29 Jan 2024". */
const OF_AUTHORITY = /^(revoked|suspended|inactive since|not required) ?/

/** The fact of a rule: "cargo $50,000", "authority age 2 months, since 4 Sep 2026", "no inspection in 24 months". */
const factText = ({ subject, before = subject, one }: ReasonTexts, value: string): string => {
  if (one !== undefined && NONE.test(value)) return value.replace(NONE, `no ${one} `)
  if (OF_AUTHORITY.test(value)) return `authority ${value}`
  if (PHRASE.test(value) && before === subject) return value
  const start = UNKNOWN.test(value) ? subject : before
  return start === '' ? value : `${start} ${value}`
}

/** The kinds of authority in a value, without which it still reads right. */
const KINDS = ' common or contract'

/** A value without what follows its first comma or semicolon; an amount keeps its commas. */
const shorter = (value: string): string => value.replace(/[,;] .*$/s, '').replace(KINDS, '')

/** The start of a text that is too long. */
const cut = (text: string, maxLength: number): string =>
  `${text.slice(0, Math.max(0, maxLength - 1)).trimEnd()}…`

/** A fact that is too old, with its day: "cargo $250,000, as of 14 May 2026, older than 30 days". */
const tooOldFact = (texts: ReasonTexts, value: string, tooOld: string, maxLength: number): string => {
  const { subject } = texts
  const forms = [
    `${factText(texts, value)}, ${tooOld}`,
    `${factText(texts, shorter(value))}, ${tooOld}`,
    `${subject} ${tooOld}`,
    `${subject} ${tooOld.replace(/,.*$/, '')}`,
    `${subject} out of date`,
    subject,
  ]
  return forms.find(form => form.length <= maxLength) ?? cut(subject, maxLength)
}

/** What a rule needs, with its own threshold or another one. */
const required = (ruleType: RuleType, threshold: number | null | undefined): string | null => {
  const { requires, one } = TEXTS[ruleType]
  const own = RULE_THRESHOLDS[ruleType]
  if (own === undefined || threshold == null || threshold === own.standard) return requires
  const text = thresholdText(own.unit, threshold)
  return one === undefined ? text : `one in ${text}`
}

/** A rule whose fact is put in words. */
export interface ReadRule extends Pick<AssessedRule, 'ruleType' | 'result' | 'finding'> {
  /** The number that it measures by, where it is not the one of its name. */
  readonly threshold?: number | null
}

/**
 * What was read for one rule, and what the rule needs: "cargo $50,000, needs $100,000". A passed rule needs nothing more,
 * so only its fact is given: "cargo $250,000"; a fact that is too old needs a newer one, so its day is given. The longest
 * form that fits.
 *
 * Empty: "not on record" without a fact.
 * Source: section 4, "Rule label"; section 9, "Rule types".
 */
export const ruleFactText = (
  { ruleType, result, finding, threshold }: ReadRule,
  maxLength: number = Number.POSITIVE_INFINITY,
): string => {
  const texts = TEXTS[ruleType]
  const value = finding.value ?? 'not on record'
  const tooOld = tooOldText(finding)
  if (tooOld !== undefined) return tooOldFact(texts, value, tooOld, maxLength)
  const requires = required(ruleType, threshold)
  const isSaid = requires === null || (texts.one !== undefined && NONE.test(value))
  const end = isSaid || result === 'pass' ? '' : `, needs ${requires}`
  const forms = [
    `${factText(texts, value)}${end}`,
    `${factText(texts, shorter(value))}${end}`,
    factText(texts, shorter(value)),
    texts.subject,
  ]
  return forms.find(form => form.length <= maxLength) ?? cut(texts.subject, maxLength)
}

/** By the end of an override, the first one first; rules without one are alike. */
const compareEnds = (one = '', other = ''): number => (one === other ? 0 : one < other ? -1 : 1)

const AGAINST: ReadonlySet<Verdict> = new Set(['Fail', 'Incomplete'])

/** The reason, and the others as "+2". */
export const verdictReasonText = ({ text, more }: VerdictReason): string =>
  more === 0 ? text : `${text} +${more}`

/** The reason of a verdict that only hidden rules decide, the longest form that fits. */
const HIDDEN_REASONS = ['a rule that is not shown to you', 'a rule not shown to you', 'hidden']

/**
 * Why a carrier has its verdict: the most serious rule that decides it, with the value and the threshold, and how many
 * other rules are against the carrier. `verdictReasonText` of it is never longer than `maxLength` characters, from 9.
 *
 * Empty: undefined for a carrier that passes, and for one of which nothing is assessed.
 * Source: section 4, "Category and overall status"; section 4, "Rule label"; section 6, "Safety data". Choice: the order
 * of seriousness is ours; a hidden rule is the reason only where no other is. Of several overrides the
 * one that ends first is the reason, as `verdictText` gives its end.
 */
export const verdictReason = (
  { overall, rules }: Pick<AssessedCarrier, 'overall' | 'rules'>,
  maxLength: number = Number.POSITIVE_INFINITY,
): VerdictReason | undefined => {
  if (overall === null || overall === 'Pass') return undefined
  const deciding = rules.filter(({ label }) => label === overall)
  const counted = overall === 'Override' ? deciding : rules.filter(({ label }) => AGAINST.has(label))
  const [worst] = deciding.toSorted(
    (one, other) =>
      compareEnds(one.override?.expiresOn, other.override?.expiresOn) ||
      seriousness(one) - seriousness(other),
  )
  const more = counted.length - (worst === undefined ? 0 : 1)
  const length = maxLength - (more === 0 ? 0 : ` +${more}`.length)
  return worst === undefined
    ? {
        ruleType: null,
        text: HIDDEN_REASONS.reduce((shown, form) => (shown.length <= length ? shown : form)),
        more,
      }
    : { ruleType: worst.ruleType, text: ruleFactText(worst, length), more }
}

/**
 * A verdict as text; an override with the day on which the first of them ends: "Override until 4 Mar 2027", or
 * "Override, no end date".
 *
 * Empty: "Not assessed". Source: section 4, "Indefinite override".
 */
export const verdictText = ({ overall, rules }: Pick<AssessedCarrier, 'overall' | 'rules'>): string => {
  if (overall !== 'Override') return overall ?? 'Not assessed'
  const ends = rules.flatMap(({ override }) => override?.expiresOn ?? [])
  const [first] = ends.filter(end => end !== INDEFINITE).toSorted(compareCalendarDates)
  if (ends.length === 0) return overall
  return first === undefined ? 'Override, no end date' : `Override until ${formatCalendarDate(first)}`
}

/** The rules of a carrier, those against it first: failed, incomplete, overridden, passed; the most serious first. */
export const rulesWorstFirst = (rules: readonly AssessedRule[]): readonly AssessedRule[] =>
  rules.toSorted(
    (one, other) =>
      VERDICT_RANKS[one.label] - VERDICT_RANKS[other.label] || seriousness(one) - seriousness(other),
  )
