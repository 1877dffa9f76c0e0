/** Characters of an e-mail address at most. Choice: as many as mail itself allows. */
export const EMAIL_CHARACTERS_MAX = 254

/**
 * An address as it was typed or pasted, without blanks around it.
 *
 * Source: section 4, "Sign-in and sign-up"; section 5, "Identity alert input"; section 5, "Fraud search".
 */
export const emailText = (typed: string): string => typed.trim()

/**
 * Whether a text can be an e-mail address: one @ between something and a host with a dot, no blanks, and no longer than
 * mail allows. Wherever somebody types an address, of their own or of others, this is what is asked of it.
 *
 * Source: section 5, "Deferred validation". Choice: whether mail arrives there only a code can tell.
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
 * Source: section 3, "User invitation". Choice: blanks around and upper case make no other person.
 */
export const isSameEmail = (one: string, other: string): boolean =>
  emailText(one).toLowerCase() === emailText(other).toLowerCase()
