import type { SignUpParams, SignUpCodeParams } from '../../ports/account/sign-up.ts'
import { textAt } from '../../search/lane/query-values.ts'
import type { NestedQuery } from '../../search/nested-query.ts'
import { emailText } from '../email-text.ts'
import { codeText } from './code-text.ts'

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
