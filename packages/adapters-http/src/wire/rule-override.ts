import { type MadeOverride, RULE_TYPES, type RuleOverride } from '@fairhaul/core'
import { listOfKnown } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { storedFile } from './stored-file.ts'
import { storedId } from './stored-id.ts'
import { calendarDate, count, id, instant, names, nullable, oneOf, optional, text, yesNo } from './values.ts'

const fields = {
  id: id<'rule-override'>,
  is_active: yesNo,
  expiration_date: ['expiresOn', calendarDate],
  carrier_id: id<'carrier'>,
  classification_id: nullable(id<'classification'>),
  is_type: ['ruleType', oneOf(RULE_TYPES)],
  file: nullable(storedFile),
  user_id: id<'user'>,
  user_name: nullable(text),
  company_id: id<'company'>,
  created_at: instant,
  ended: optional(record({ at: instant, user_id: id<'user'>, user_name: nullable(text) })),
} as const

/** An accepted exception to one rule for one carrier. Source: section 3, "Rule override". */
export const ruleOverride: Reader<RuleOverride> = record(fields)

/** One that was just made, with the record that was kept with it. */
export const madeOverride: Reader<MadeOverride> = record({
  ...fields,
  decision_record_id: ['storedId', storedId],
})

/** Overrides, without those of rule types that this portal does not know. */
export const ruleOverrides = listOfKnown(names('is_type', RULE_TYPES), ruleOverride)

/** The newest overrides of a carrier, each with the number of older ones. */
export const newestOverrides: Reader<readonly RuleOverride[]> = listOfKnown(
  names('is_type', RULE_TYPES),
  record({ ...fields, earlier_count: optional(count) }),
)
