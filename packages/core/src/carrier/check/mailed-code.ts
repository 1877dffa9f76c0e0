import type { ContactWindow } from '../../account/contact-window.ts'
import { codeText } from '../../account/sign-up/code-text.ts'
import type { OwnCheckCodeId } from '../../shared/ids.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'
import { type ContactedCarrier, contactToUse } from '../contact/contact-to-use.ts'

/** A code that was mailed to the carrier, for the caller to read back. Source: section 3, "Check of one's own". */
export interface MailedCode {
  readonly id: OwnCheckCodeId
  /** Where it was sent. */
  readonly address: string
  /** For how long it works, in seconds. */
  readonly livesSeconds: number
}

/**
 * The address on record to which a code may be mailed: one that reads it proves something only where the address itself is
 * safe.
 *
 * Refuses: with why, where there is none on file, where it is new within the company's window or of an unknown age, and where
 * it stands with a carrier that may not be used. Source: section 3, "Check of one's own"; section 3, "Identity check".
 * Choice: no former address in its place, as the caller may no longer read it.
 */
export const codeAddress = (carrier: ContactedCarrier, window: ContactWindow): Outcome<string, string> => {
  const { value, avoided } = contactToUse('email', carrier, window)
  if (avoided !== null) return refused(`A code proves nothing here: ${avoided.value} is ${avoided.why}.`)
  if (value === null) return refused('A code proves nothing here: FMCSA has no e-mail address on file.')
  return done(value)
}

/** The problems of a code as typed. Empty: none, it may be sent. Source: section 3, "Check of one's own". */
export const mailedCodeProblems = (typed: string): readonly Problem[] =>
  codeText(typed).length === 6
    ? []
    : [{ field: 'code', message: 'Enter the 6 digits that the caller reads to you.' }]
