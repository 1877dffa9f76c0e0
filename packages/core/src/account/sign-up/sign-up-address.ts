import { textAt } from '../../shared/query-values.ts'
import type { NestedQuery } from '../../shared/nested-query.ts'
import { emailText } from '../email-text.ts'
import { codeText } from './code-text.ts'

/** The address of somebody new, and where they came from. */
export interface SignUpParams {
  readonly email: string
  /** Who or what sent them here, as the link said; left out when it said nothing. */
  readonly referrer?: string
}

/** The code that was sent to an address. The link in the mail carries both. */
export interface SignUpCodeParams {
  readonly email: string
  readonly code: string
}

/**
 * The e-mail that the address of a sign-up screen carries, blanks around it left out. Empty: an empty text.
 *
 * Source: section 2, "Routes"; section 4, "Sign-in and sign-up".
 */
export const emailOfAddress = (query: NestedQuery): string => emailText(textAt(query, 'email'))

/**
 * What the address of the sign-up carries, for its form: an e-mail, and who or what sent the person here.
 *
 * Empty: an empty e-mail; a referrer of blanks is none.
 * Source: section 2, "Routes"; section 4, "Sign-in and sign-up".
 */
export const signUpOfAddress = (query: NestedQuery): SignUpParams => {
  const referrer = textAt(query, 'referrer').trim()
  return { email: emailOfAddress(query), ...(referrer === '' ? {} : { referrer }) }
}

/**
 * What the link in the mail carries to the code screen: the e-mail, and the digits of the code.
 *
 * Empty: empty texts. Source: section 2, "Routes"; section 4, "Sign-in and sign-up".
 */
export const signUpCodeOfAddress = (query: NestedQuery): SignUpCodeParams => ({
  email: emailOfAddress(query),
  code: codeText(textAt(query, 'code')),
})
