import { paths } from '../../navigation/paths.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'
import { textAt } from '../lane/query-values.ts'
import { readNestedQuery } from '../nested-query.ts'
import { type ContactQuery, contactQueryOfAddress } from './contact-query.ts'

/** The address of the contact search screen that asks for a contact. Source: section 2, "Routes"; section 5, "Fraud search". */
export const contactSearchPath = (query: ContactQuery): string =>
  paths.contactSearch(query.kind === 'email' ? { email: query.email } : { phone: query.phone })

/**
 * The search that the query of the contact search screen asks for, with or without its question mark.
 *
 * Empty and refused as `contactQueryOfAddress`; of a name given twice the first counts.
 * Source: section 2, "Routes"; section 2, "Nested query strings"; section 5, "Fraud search".
 */
export const readContactSearchAddress = (search: string): Outcome<ContactQuery, Problem> => {
  const query = readNestedQuery(search)
  return contactQueryOfAddress({ email: textAt(query, 'email'), phone: textAt(query, 'phone') })
}
