import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts'
import type { RuleFinding } from './assessment.ts'
import type { FactPart } from './fact-parts.ts'
import { SOURCE_KINDS, type SourceKind } from './rule-sources.ts'
import { isRuleType, ruleKind } from './rule-types.ts'

/** How many days old the facts of each kind of source may be for a rule to pass. Null: any age. */
export type FactAges = Readonly<Record<SourceKind, number | null>>

/** A company that has set none: facts of any age count. */
export const ANY_AGE: FactAges = {
  registration: null,
  census: null,
  safety: null,
  certificates: null,
  checks: null,
}

/** Everything that a company limits in days: the facts of its rules, and how long its contacts are on record. */
export const AGE_LIMITS = [...SOURCE_KINDS, 'contacts'] as const

/** One of the limits. */
export type AgeLimit = (typeof AGE_LIMITS)[number]

/** The limits of a company. `contacts` is the window of the identity check; null: as many days as without a choice. */
export type AgeLimits = Readonly<Record<AgeLimit, number | null>>

/** The kind of source of each part of the facts. */
const KIND_OF_PART: Readonly<Record<FactPart, SourceKind>> = {
  census: 'census',
  authority: 'registration',
  insurance: 'registration',
  safety: 'safety',
  physicalLocation: 'checks',
  typedIdentifier: 'checks',
}

/** Sources that decide a rule in place of its usual one: orders come daily, and any insurance may be on a certificate. */
const BY_NAME: ReadonlyMap<string | null, SourceKind> = new Map([
  ['Certificate of insurance', 'certificates'],
  ['Out of Service Orders', 'registration'],
])

/**
 * The kinds of sources that decided a finding. `parts`: what a rule reads that is no known type; a source decides alone
 * where that is one part.
 *
 * Source: section 4, "How old facts may be".
 */
export const sourceKindsOf = (
  { ruleType, source }: Pick<RuleFinding, 'ruleType' | 'source'>,
  parts: readonly FactPart[] = [],
): readonly SourceKind[] => {
  const named = BY_NAME.get(source)
  if (named !== undefined && parts.length <= 1) return [named]
  const kinds = isRuleType(ruleType) ? [ruleKind(ruleType).source] : parts.map(part => KIND_OF_PART[part])
  return named === undefined ? kinds : [...kinds, named]
}

/**
 * A finding under the company's limits of age: a pass whose fact is older than its kind of source allows is incomplete,
 * with the days allowed in `olderThanDays`. A fact is too old on the day after the last day allowed. Of several kinds the
 * least limit counts.
 *
 * Empty: without a limit for its kind, nothing changes; with one, a fact whose day is not on record is too old.
 * Source: section 4, "How old facts may be". Choice: the specification says nothing of age. Only a pass changes, so that an old fact never
 * makes a verdict milder: what failed still fails.
 */
export const withinAge = (
  finding: RuleFinding,
  ages: FactAges,
  today: CalendarDate,
  parts: readonly FactPart[] = [],
): RuleFinding => {
  if (finding.result !== 'pass') return finding
  const limits = sourceKindsOf(finding, parts).flatMap(kind => ages[kind] ?? [])
  if (limits.length === 0) return finding
  const days = Math.min(...limits)
  const { asOf } = finding
  return asOf !== null && daysBetween(asOf, today) <= days
    ? finding
    : { ...finding, result: 'incomplete', olderThanDays: days }
}
