import type { ContactWindow } from '../../account/contact-window.ts'
import { addressAtOwnDomain } from '../identity/own-domain.ts'
import type { ContactAnswer } from './contact-answer.ts'
import type { ContactQuery } from './contact-query.ts'
import type { ContactRow } from './contact-rows.ts'

/** A carrier at whose domain an e-mail address is, and its address there. */
export interface DomainRow extends ContactRow {
  readonly address: string
}

/**
 * The carriers at whose own domain an e-mail address is that no carrier has now, in the order they came. They have no relation
 * to the address itself.
 *
 * Empty: none for a phone, for an address that a carrier has, at a public mail service, and where something speaks against the
 * address on file at this domain. Source: section 3, "Identity check"; section 8, "Fraud search answer".
 */
export const rowsAtDomain = (
  { carriers, atDomain }: Pick<ContactAnswer, 'carriers' | 'atDomain'>,
  query: ContactQuery,
  window: ContactWindow,
): readonly DomainRow[] => {
  if (query.kind !== 'email' || carriers.some(({ relation }) => relation !== 'former')) return []
  return atDomain
    .filter(each => addressAtOwnDomain(query.email, each, [each.address], window) !== undefined)
    .map(each => ({ ...each, relations: [] }))
}
