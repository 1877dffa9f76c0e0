import type { CurrentUser } from './user.ts'

type Named = Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>

const namesOf = ({ firstName, lastName }: Named): readonly string[] =>
  [firstName, lastName].map(name => name?.trim() ?? '').filter(name => name !== '')

/** "Dana Reyes". Empty: a user without names goes by their address. */
export const displayName = (user: Named): string => namesOf(user).join(' ') || user.email

/** "DR", for a mark beside the name. Empty: the first letter of the address. */
export const initials = (user: Named): string => {
  const names = namesOf(user)
  return (names.length > 0 ? names : [user.email])
    .map(name => String.fromCodePoint(name.codePointAt(0) ?? 0))
    .join('')
    .toUpperCase()
}

/**
 * Who an error report is about: the company's legal name with hyphens for spaces, its id, the user's id. Without a
 * company name the word None and the user's id.
 *
 * Source: section 1, last paragraph on the chat widget. Choice: hyphens also hold the parts together.
 */
export const errorReportPerson = ({ id, company }: Pick<CurrentUser, 'id' | 'company'>): string => {
  const name = company?.legalName?.trim() ?? ''
  const parts = name === '' ? ['None', id] : [name.replace(/\s+/g, '-'), company?.id, id]
  return parts.filter(part => part !== null && part !== undefined).join('-')
}
