import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'
import type { ContactQuery } from '../contact/contact-query.ts'
import { contactKindOf, readTypedContact, textOfContact } from '../contact/typed-contact.ts'
import { websiteDomain } from './mail-domain.ts'

/** What a caller uses: an e-mail, a phone, or a website by its domain. */
export type CallerContact = ContactQuery | { readonly kind: 'website'; readonly domain: string }

/**
 * Reads what a caller uses: a phone number, an e-mail address, or a website.
 *
 * Refuses: a text that is none of these, and what `readTypedContact` refuses (field `text`).
 * Source: section 3, "Identity check"; section 5, "Fraud search".
 */
export const readCallerContact = (typed: string): Outcome<CallerContact, Problem> => {
  const kind = contactKindOf(typed)
  if (kind !== null) return readTypedContact(typed, kind)
  const domain = websiteDomain(typed)
  return domain === null
    ? refused({ field: 'text', message: 'Enter a phone number, an e-mail address, or a website.' })
    : done({ kind: 'website', domain })
}

/** The contact as text. Source: section 3, "Identity check". */
export const textOfCaller = (contact: CallerContact): string =>
  contact.kind === 'website' ? contact.domain : textOfContact(contact)
