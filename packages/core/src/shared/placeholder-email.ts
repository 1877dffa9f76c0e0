const oneOf = (terms: string): string => `(?:${terms.split(' ').join('|')})`

const MAILBOXES = oneOf(
  'none no(?:ne)?e?mail(?:address)? not?(?:available|applicable|provided|listed|known|given|sure) unknown unavailable null nil',
)
const DOMAINS = oneOf('none noe?mail(?:address)? not?(?:available|applicable|provided) unknown unavailable')
const TWICE = oneOf(
  'test na n no email mail abc xyz asdf x'
    .split(' ')
    .map(word => `${word}@${word}`)
    .join(' '),
)

const PLACEHOLDER = new RegExp(`^${MAILBOXES}\\d*@|@${DOMAINS}[.]|^${TWICE}[.]`)

/**
 * Whether an e-mail address, in small letters, was written where none is known: "none@none.com", "no_email@yahoo.com".
 *
 * Source: section 3, "Directory". Choice: what carriers write in the register; no list is complete.
 */
export const isPlaceholderEmail = (email: string): boolean => {
  const at = email.lastIndexOf('@')
  return PLACEHOLDER.test(`${email.slice(0, Math.max(at, 0)).replace(/[._-]/g, '')}${email.slice(at)}`)
}
