import type { Problem } from '../../shared/refusal.ts'
import { emailText, looksLikeEmail } from '../email-text.ts'
import { CODE_DIGITS, codeText } from './code-text.ts'

/** The most characters of a person's first or last name. Choice: no name is longer, and no screen shows more. */
export const NAME_CHARACTERS_MAX = 100

/** The most characters of a company's legal name. Choice: the limit of a federal registration. */
const LEGAL_NAME_CHARACTERS_MAX = 120

const problem = (field: string, message: string): Problem => ({ field, message })

const nameProblems = (
  field: string,
  text: string,
  texts: { readonly missing: string; readonly max: number },
): readonly Problem[] => {
  const { length } = text.trim()
  if (length === 0) return [problem(field, texts.missing)]
  return length > texts.max ? [problem(field, `Use ${texts.max} characters at most.`)] : []
}

/**
 * The problem with the address of a sign-in or sign-up, before it is sent. Empty: none.
 *
 * Source: section 4, "Sign-in and sign-up"; section 5, "Deferred validation": the server makes the other checks.
 */
export const emailProblems = ({ email }: { readonly email: string }): readonly Problem[] =>
  looksLikeEmail(emailText(email)) ? [] : [problem('email', 'Enter your work e-mail, like name@company.com.')]

/**
 * The problem with a code, before it is sent. `digits`: how many the code has. Empty: none.
 * Source: section 4, "Sign-in and sign-up".
 */
export const codeProblems = (
  { code }: { readonly code: string },
  digits = CODE_DIGITS,
): readonly Problem[] =>
  codeText(code, digits).length === digits ? [] : [problem('code', `The code has ${digits} digits.`)]

/** The problems with a person's names, before they are sent. Empty: none. Source: section 4, "Sign-in and sign-up". */
export const detailsProblems = (names: {
  readonly firstName: string
  readonly lastName: string
}): readonly Problem[] => [
  ...nameProblems('firstName', names.firstName, {
    missing: 'Enter your first name.',
    max: NAME_CHARACTERS_MAX,
  }),
  ...nameProblems('lastName', names.lastName, { missing: 'Enter your last name.', max: NAME_CHARACTERS_MAX }),
]

/**
 * The problem with a new company, before it is sent. Empty: none.
 *
 * Source: section 4, "Sign-in and sign-up". Choice: only its legal name is requested here.
 */
export const companyProblems = ({ legalName }: { readonly legalName: string }): readonly Problem[] =>
  nameProblems('legalName', legalName, {
    missing: 'Enter your company’s legal name.',
    max: LEGAL_NAME_CHARACTERS_MAX,
  })
