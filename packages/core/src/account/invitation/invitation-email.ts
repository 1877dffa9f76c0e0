import { done, type Outcome, refused } from '../../shared/outcome.ts'
import { EMAIL_CHARACTERS_MAX, emailText, looksLikeEmail } from '../email-text.ts'

/** Why a text is not an address to invite, with a message for the broker. */
export interface InvitationEmailRefusal {
  readonly kind: 'empty' | 'too-long' | 'no-address'
  readonly message: string
}

const refusal = (kind: InvitationEmailRefusal['kind'], message: string) =>
  refused<InvitationEmailRefusal>({ kind, message })

/**
 * Reads the address of an invitation, of a user or a carrier: trimmed, otherwise as typed.
 *
 * Refuses: `empty`, `too-long`, and `no-address` for what cannot be an address. Source: section 3, "User invitation".
 */
export const readInvitationEmail = (text: string): Outcome<string, InvitationEmailRefusal> => {
  const email = emailText(text)
  if (email === '') return refusal('empty', 'Enter the e-mail address of the person to invite.')
  if (email.length > EMAIL_CHARACTERS_MAX) return refusal('too-long', 'This e-mail address is too long.')
  return looksLikeEmail(email)
    ? done(email)
    : refusal('no-address', 'Enter a valid e-mail address, like name@company.com.')
}
