import { normalEmail, normalPhone } from '../../shared/normal-contact.ts'
import type { RecentKind } from '../../shared/recent-list.ts'
import { type ContactSearchQuery, contactsOf, numbersText } from './contact-pair-query.ts'
import { contactSearchPath, readContactSearchAddress } from './contact-search-address.ts'

/**
 * What was looked up lately, each stored as its address. Two spellings of one phone are one contact.
 *
 * Source: section 5, "Fraud search". Choice: as many as fit in one line of a wide window.
 */
export const RECENT_CONTACTS: RecentKind<ContactSearchQuery> = {
  name: 'recent-contacts',
  max: 5,
  keyOf: query => {
    const keys = contactsOf(query).map(contact =>
      contact.kind === 'email' ? normalEmail(contact.email) : normalPhone(contact.phone),
    )
    return keys.includes(null) ? undefined : [...keys, numbersText(query)].join(' ').trim()
  },
  write: query => contactSearchPath(query),
  read: address => {
    const read = readContactSearchAddress(address.slice(address.indexOf('?') + 1))
    return read.ok ? read.value : undefined
  },
}
