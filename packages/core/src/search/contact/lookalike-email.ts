import { normalEmail } from '../../shared/normal-contact.ts'
import { readingUnits } from './read-alike.ts'

const readingOf = (email: string): string =>
  readingUnits(email)
    .map(({ read }) => read)
    .join('')

/**
 * Whether two different e-mail addresses look the same at a glance: `ruth@eaglemesa.example` and
 * `ruth@eag1emesa.example`, or the same with an extra dash.
 *
 * Empty: a blank text looks like nothing. Refuses: an address that differs only in case is the same one, so false.
 * Source: section 5, "Fraud search".
 */
export const isLookalikeEmail = (one: string, other: string): boolean => {
  const [a, b] = [normalEmail(one), normalEmail(other)]
  return a !== null && b !== null && a !== b && readingOf(a) === readingOf(b)
}
