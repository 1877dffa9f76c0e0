import type { Contract } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { storedFile } from './stored-file.ts'
import { id, nullable, text } from './values.ts'

/** A broker company's contract. Source: section 7, "Connections and onboarding". */
export const contract: Reader<Contract> = record({
  id: id<'contract'>,
  company_id: id<'company'>,
  name: text,
  file: nullable(storedFile),
})
