import type { ContactWindow } from '../../account/contact-window.ts'
import type { CarrierSummary } from '../../carrier/carrier.ts'
import { federalTerm } from './federal-term.ts'
import type { IdentityTerm } from './identity-terms.ts'
import { isPublicMail, mailDomain } from './mail-domain.ts'

/** What does not speak against the address on file. */
const HARMLESS: ReadonlySet<IdentityTerm> = new Set(['matches', 'not-checked'])

/**
 * The one of a carrier's addresses on record at whose domain an e-mail address is: of "billing@eaglemesa.example" it is
 * "office@eaglemesa.example".
 *
 * Empty: undefined at a public mail service, at a domain of no address on record, and at that of the federal address where
 * this one was reported, stands with an unsafe carrier, or is new: anyone who took over a record has a domain too.
 * Source: section 3, "Identity check".
 */
export const addressAtOwnDomain = (
  email: string,
  carrier: Pick<CarrierSummary, 'email' | 'contactRecords'>,
  onRecord: readonly string[],
  window: ContactWindow,
): string | undefined => {
  const domain = mailDomain(email)
  if (domain === null || isPublicMail(domain)) return undefined
  const isUnsafe =
    mailDomain(carrier.email) === domain && !HARMLESS.has(federalTerm('email', carrier, window))
  return isUnsafe ? undefined : onRecord.find(each => mailDomain(each) === domain)
}
