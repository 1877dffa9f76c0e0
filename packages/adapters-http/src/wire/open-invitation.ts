import { type OpenInvitation, SCOPES } from '@fairhaul/core'
import { knownValues } from './list.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { nullable, text } from './values.ts'

/** That a company has invited the person who signs up. Source: section 4, "Sign-in and sign-up". */
export const openInvitation: Reader<OpenInvitation> = record({
  company_name: text,
  invited_by: nullable(text),
  scopes: knownValues(SCOPES),
})
