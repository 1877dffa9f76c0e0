import { emailText } from '../../account/email-text.ts'
import { withoutDashes } from '../../identity-alert/alert-contact.ts'
import { normalEmail, normalPhone } from '../../shared/normal-contact.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'
import { readPhone, writtenPhone } from '../../shared/read-phone.ts'
import type { Problem } from '../../shared/refusal.ts'

/** What a contact search can start from. Source: section 5, "Fraud search". */
export const CONTACT_KINDS = ['email', 'phone'] as const

/** An e-mail address or a phone number. Source: section 5, "Fraud search". */
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** A contact to look up. */
export type ContactQuery =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string }

/** The message for a kind that is neither. Source: section 5, "Fraud search", word for word. */
export const CONTACT_KIND_NEEDED = 'Please select a type of email or phone number.'

/** A phone as it is looked up: without dashes, its extension written in one way. */
const lookedUp = (text: string): string => {
  const phone = readPhone(text)
  return withoutDashes(phone === undefined ? text : writtenPhone(phone))
}

const found = (field: string, message: string) => refused<Problem>({ field, message })

/**
 * Reads a contact to look up: an e-mail is trimmed, a phone loses its dashes, and its extension is written as x12.
 *
 * Refuses: a kind that is neither e-mail nor phone (field `kind`), whatever the text; a blank e-mail (field `email`); a
 * phone without a digit (field `phone`); either that no one can have. Source: section 5, "Fraud search"; section 5, "Identity alert input".
 */
export const readContactQuery = (kind: string | null, text: string): Outcome<ContactQuery, Problem> => {
  switch (kind) {
    case 'email': {
      const email = emailText(text)
      if (email === '') return found('email', 'Enter an e-mail address.')
      return normalEmail(email) === null
        ? found('email', 'Carriers write this where they have no e-mail address, so it finds no carrier.')
        : done({ kind, email })
    }
    case 'phone': {
      const phone = lookedUp(text)
      if (!/\d/.test(phone)) return found('phone', 'Enter a phone number.')
      return normalPhone(phone) === null
        ? found('phone', 'No one can have this phone number. A caller who shows it hides their own.')
        : done({ kind, phone })
    }
    default:
      return found('kind', CONTACT_KIND_NEEDED)
  }
}
