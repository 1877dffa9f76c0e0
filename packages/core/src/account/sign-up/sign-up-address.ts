import type { NestedQuery } from '../../shared/nested-query.ts'
import { textAt } from '../../shared/query-values.ts'
import { emailText } from '../email-text.ts'
import { codeText, LONG_CODE_DIGITS } from './code-text.ts'

/** The e-mail address of a new user, and where they came from. */
export interface SignUpParams {
  readonly email: string
  /** The referrer in the link; omitted if it names none. */
  readonly referrer?: string
}

/** The code that was sent to an address. The link in the mail carries both. */
export interface SignUpCodeParams {
  readonly email: string
  readonly code: string
}

/**
 * The e-mail in the URL of a sign-up screen, trimmed. Empty: an empty text.
 *
 * Source: section 2, "Routes"; section 4, "Sign-in and sign-up".
 */
export const emailOfAddress = (query: NestedQuery): string => emailText(textAt(query, 'email'))

/**
 * The values in the sign-up URL for its form: an e-mail and the referrer.
 *
 * Empty: an empty e-mail; a blank referrer is none.
 * Source: section 2, "Routes"; section 4, "Sign-in and sign-up".
 */
export const signUpOfAddress = (query: NestedQuery): SignUpParams => {
  const referrer = textAt(query, 'referrer').trim()
  return { email: emailOfAddress(query), ...(referrer === '' ? {} : { referrer }) }
}

/**
 * The values in the mailed link for the code screen: the e-mail, and the digits of the code.
 *
 * Empty: empty texts. Source: section 2, "Routes"; section 4, "Sign-in and sign-up".
 */
export const signUpCodeOfAddress = (query: NestedQuery): SignUpCodeParams => ({
  email: emailOfAddress(query),
  code: codeText(textAt(query, 'code'), LONG_CODE_DIGITS),
})
