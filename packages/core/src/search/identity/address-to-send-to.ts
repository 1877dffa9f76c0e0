import type { ContactWindow } from '../../account/contact-window.ts'
import type { ContactAnswer } from '../contact/contact-answer.ts'
import { callerCheck } from './caller-check.ts'
import type { CallerCheck, CheckedOfCaller } from './caller-request.ts'
import { identityTerm } from './identity-terms.ts'

const NOT_COMPARED: CallerCheck = {
  word: identityTerm('not-checked'),
  term: 'not-checked',
  whose: null,
  isUnsafe: true,
  text: 'This address could not be compared with what is on record.',
  others: [],
}

/**
 * The check of an address before something is sent to it: as the identity check, and unsafe where it could not be made.
 *
 * `carrier`, `answer`: undefined or null where they could not be read. What speaks against the address without them is said.
 * Source: section 3, "Identity check"; section 3, "Connection invitation".
 */
export const addressToSendTo = (
  email: string,
  carrier: CheckedOfCaller | undefined,
  answer: ContactAnswer | null,
  window: ContactWindow,
): CallerCheck => {
  if (carrier === undefined) return NOT_COMPARED
  const check = callerCheck({ contact: { kind: 'email', email }, carrier, answer, window })
  return answer === null && !check.isUnsafe ? NOT_COMPARED : check
}
