import type { MadeOverride, RuleOverride } from '@fairhaul/core'
import { list } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { storedFile } from './stored-file.ts'
import { storedId } from './stored-id.ts'
import { calendarDate, count, id, instant, nullable, optional, text, yesNo } from './values.ts'

const fields = {
  id: id<'rule-override'>,
  is_active: yesNo,
  expiration_date: ['expiresOn', calendarDate],
  carrier_id: id<'carrier'>,
  classification_id: nullable(id<'classification'>),
  is_type: ['ruleType', text],
  file: nullable(storedFile),
  user_id: id<'user'>,
  user_name: nullable(text),
  company_id: id<'company'>,
  created_at: instant,
  policy_version: optional(count),
  ended: optional(record({ at: instant, user_id: id<'user'>, user_name: nullable(text) })),
} as const

/** An accepted exception to one rule for one carrier. Source: section 3, "Rule override". */
export const ruleOverride: Reader<RuleOverride> = record(fields)

/** One that was just made, with the record that was kept with it. */
export const madeOverride: Reader<MadeOverride> = record({
  ...fields,
  decision_record_id: ['storedId', storedId],
})

/** Overrides of any rule, also of one that this portal does not know. */
export const ruleOverrides = list(ruleOverride)

/** The newest overrides of a carrier, each with the number of older ones. */
export const newestOverrides: Reader<readonly RuleOverride[]> = list(
  record({ ...fields, earlier_count: optional(count) }),
)
