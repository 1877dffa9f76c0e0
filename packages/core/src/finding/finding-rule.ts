import type { RuleFinding, RuleResult } from '../rules/assessment.ts'
import type { FactPart } from '../rules/fact-parts.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { RuleFacts } from './rule-facts.ts'

/** The finding of one rule: the result, the deciding fact as text, and the source and day of that fact. */
export type Found = Pick<RuleFinding, 'result' | 'value' | 'source' | 'asOf'>

/** The parts of a carrier's facts that a rule reads. Null in them is "not on record", never zero and never no. */
export type FactsRead<Part extends FactPart = FactPart> = Pick<RuleFacts, Part>

/** Decides one rule from the facts of a carrier, on a day. */
export type FindingRule<Part extends FactPart = FactPart> = (
  facts: FactsRead<Part>,
  today: CalendarDate,
) => Found

/**
 * A rule's finding from one record: `found(coverSource(insurance, 'cargo'), 'fail', '$50,000')`.
 *
 * Source: section 4, "Rule label".
 */
export const found = (
  record: { readonly source: string; readonly asOf: CalendarDate | null },
  result: RuleResult,
  value: string,
): Found => ({ result, value, source: record.source, asOf: record.asOf })

/**
 * Nothing on record, which is neither passed nor failed: `notOnRecord(censusSource(census))`.
 *
 * Source: section 4, "Rule label".
 */
export const notOnRecord = (record: { readonly source: string; readonly asOf: CalendarDate | null }): Found =>
  found(record, 'incomplete', 'not on record')
