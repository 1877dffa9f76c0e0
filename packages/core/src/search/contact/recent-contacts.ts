import { normalEmail, normalPhone } from '../../shared/normal-contact.ts'
import { phoneText } from '../../shared/phone.ts'
import type { RecentKind } from '../../shared/recent-list.ts'
import type { ContactQuery } from './contact-query.ts'
import { contactSearchPath, readContactSearchAddress } from './contact-search-address.ts'

/**
 * The contacts looked up lately, each stored as its address. Two spellings of one phone are one contact.
 *
 * Source: section 5, "Fraud search". Choice: as many as fit in one line of a wide window.
 */
export const RECENT_CONTACTS: RecentKind<ContactQuery> = {
  name: 'recent-contacts',
  max: 5,
  keyOf: query => (query.kind === 'email' ? normalEmail(query.email) : normalPhone(query.phone)) ?? undefined,
  write: query => contactSearchPath(query),
  read: address => {
    const read = readContactSearchAddress(address.slice(address.indexOf('?') + 1))
    return read.ok ? read.value : undefined
  },
}

/** A contact as it is shown: "(214) 555-0110", "ruth@b.example". Source: section 5, "Fraud search"; the wording is ours. */
export const contactQueryText = (query: ContactQuery): string =>
  query.kind === 'email' ? query.email : (phoneText(query.phone) ?? query.phone)
