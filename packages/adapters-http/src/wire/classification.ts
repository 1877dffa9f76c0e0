import type { Classification } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, nullable, text, yesNo } from './values.ts'

/** A bundle of rules for one kind of freight. Source: section 3, "Classification". */
export const classification: Reader<Classification> = record({
  id: id<'classification'>,
  is_active: yesNo,
  is_by_broker_election: yesNo,
  company_id: nullable(id<'company'>),
  explicit_classification: nullable(record({ id: id<'classification'>, name: text })),
})
