import type { CurrentUser } from './user.ts'

type Named = Pick<CurrentUser, 'firstName' | 'lastName' | 'email'>

const trimmed = (name: string | null): string => (name === null ? '' : name.trim())

const namesOf = ({ firstName, lastName }: Named): readonly string[] =>
  [firstName, lastName].map(trimmed).filter(name => name !== '')

/** "Dana Reyes". Empty: a user without names is shown by their address. Source: section 3, "Current user". */
export const displayName = (user: Named): string => namesOf(user).join(' ') || user.email

/** "DR", the initials. Empty: the first letter of the address. Source: section 3, "Current user". */
export const initials = (user: Named): string => {
  const names = namesOf(user)
  return (names.length > 0 ? names : [user.email])
    .map(name => [...name][0])
    .join('')
    .toUpperCase()
}

/** Whether both names are on record. Source: section 4, "Navigation guard, step 7". */
export const isNamed = (user: Named): boolean => namesOf(user).length === 2

/**
 * Who an error report is about: the company's legal name with hyphens for spaces, its id, the user's id. Without a
 * company name the word None and the user's id.
 *
 * Empty: a company without an id leaves it out.
 * Source: section 1, "Error-report person". Choice: hyphens also hold the parts together, and a run of spaces is one.
 */
export const errorReportPerson = ({ id, company }: Pick<CurrentUser, 'id' | 'company'>): string => {
  const unnamed = `None-${id}`
  if (company === null) return unnamed
  const name = trimmed(company.legalName)
  if (name === '') return unnamed
  return [name.replace(/\s+/g, '-'), company.id, id].filter(part => part !== null).join('-')
}
