import { done, type Outcome, refused } from '../../shared/outcome.ts'

/** Characters of an address, at most. Choice: what mail itself allows. */
export const INVITATION_EMAIL_CHARACTERS_MAX = 254

/** Why a text is no address to invite, with words for the broker. */
export interface InvitationEmailRefusal {
  readonly kind: 'empty' | 'too-long' | 'no-address'
  readonly message: string
}

const refusal = (kind: InvitationEmailRefusal['kind'], message: string) =>
  refused<InvitationEmailRefusal>({ kind, message })

/**
 * Reads the address of an invitation, of a user or a carrier: trimmed, otherwise as it was typed.
 *
 * Refuses: `empty`, `too-long`, and `no-address` for what has not one @ between a name and a host with a dot, or has
 * blanks inside. Source: section 3, "User invitation". Choice: the server and the mail itself decide the rest.
 */
export const readInvitationEmail = (text: string): Outcome<string, InvitationEmailRefusal> => {
  const email = text.trim()
  if (email === '') return refusal('empty', 'Type the e-mail address of the person to invite.')
  if (email.length > INVITATION_EMAIL_CHARACTERS_MAX)
    return refusal('too-long', 'This is longer than an e-mail address can be.')
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)
    ? done(email)
    : refusal('no-address', 'This is no e-mail address. It should look like name@company.com.')
}

/** Whether two addresses reach the same person. Choice: blanks around and upper case make no other person. */
export const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
