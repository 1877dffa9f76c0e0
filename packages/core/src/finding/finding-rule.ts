import type { RuleFinding, RuleResult } from '../rules/assessment.ts'
import type { FactPart } from '../rules/fact-parts.ts'
import type { FindingValue } from '../rules/finding-value.ts'
import type { RuleKindName } from '../rules/known-rules.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleFacts } from './rule-facts.ts'

/** The finding of one rule: the result, the deciding fact, and the source and day of that fact. */
export type Found = Pick<RuleFinding, 'result' | 'value' | 'source' | 'asOf'>

/** The finding of a rule of one's own, which may say in a text what it found: "sold Nov 2, 2026". */
export interface OwnFound extends Omit<Found, 'value'> {
  readonly value: FindingValue | string | null
}

/** The parts of a carrier's facts that a rule reads. Null in them is "not on record", never zero and never no. */
export type FactsRead<Part extends FactPart = FactPart> = Pick<RuleFacts, Part>

/** Decides one rule from the facts of a carrier, on a day. */
export type FindingRule<Part extends FactPart = FactPart> = (
  facts: FactsRead<Part>,
  today: CalendarDate,
) => Found

/** What decides one kind of rule, by its threshold: whole US dollars, or months. A question without a number has none. */
export type RuleAtThreshold = (threshold: number) => FindingRule

/** What decides some kinds of rules. */
export type RulesOfKinds = Readonly<Partial<Record<RuleKindName, RuleAtThreshold>>>

/**
 * What was found as a value; a text is what a rule of one's own says. Source: section 4, "Rule label".
 */
export const asValue = (value: OwnFound['value']): FindingValue | null =>
  typeof value === 'string' ? { code: 'text', text: value } : value

/**
 * A rule's finding from one record: `found(coverSource(insurance, 'cargo'), 'fail', { code: 'cover', usd: 50_000, notice: null })`.
 * A rule of one's own says in a text what it found: `found(censusSource(census), 'fail', 'sold Nov 2, 2026')`.
 *
 * Source: section 4, "Rule label".
 */
export const found = (
  record: { readonly source: string; readonly asOf: CalendarDate | null },
  result: RuleResult,
  value: OwnFound['value'],
): Found => ({ result, value: asValue(value), source: record.source, asOf: record.asOf })

/**
 * Nothing on record, which is neither passed nor failed: `notOnRecord(censusSource(census))`.
 *
 * Source: section 4, "Rule label".
 */
export const notOnRecord = (record: { readonly source: string; readonly asOf: CalendarDate | null }): Found =>
  found(record, 'incomplete', null)
