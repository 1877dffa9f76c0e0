/** The most characters of an e-mail address. Choice: the limit of mail itself. */
export const EMAIL_CHARACTERS_MAX = 254

/**
 * An address as typed or pasted, trimmed.
 *
 * Source: section 4, "Sign-in and sign-up"; section 5, "Identity alert input"; section 5, "Fraud search".
 */
export const emailText = (typed: string): string => typed.trim()

/**
 * Whether a text can be an e-mail address: one @ between a name and a host with a dot, no spaces, and no longer than
 * mail allows. The only check for every address that a user types.
 *
 * Source: section 5, "Deferred validation". Choice: only a code sent to the address can prove that mail arrives.
 */
export const looksLikeEmail = (text: string): boolean => {
  if (text.length > EMAIL_CHARACTERS_MAX || /\s/.test(text)) return false
  const [name, host, ...more] = text.split('@')
  if (host === undefined || more.length > 0) return false
  const labels = host.split('.')
  return name !== '' && labels.length > 1 && !labels.includes('')
}

/**
 * Whether two addresses reach the same person.
 *
 * Source: section 3, "User invitation". Choice: spaces around it and upper case do not count.
 */
export const isSameEmail = (one: string, other: string): boolean =>
  emailText(one).toLowerCase() === emailText(other).toLowerCase()
