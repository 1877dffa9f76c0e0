import { type CompanyUser, SCOPES } from '@fairhaul/core'
import { knownValues } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant, nullable, text } from './values.ts'

/** A user of the company. The scopes are those that the caller may see. Source: section 3, "Current user". */
export const companyUser: Reader<CompanyUser> = record({
  id: id<'user'>,
  first_name: nullable(text),
  last_name: nullable(text),
  email: text,
  phone_e164: nullable(text),
  scopes: knownValues(SCOPES),
  created_at: instant,
})
