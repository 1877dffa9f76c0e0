import type { Failure, Refusal } from '@fairhaul/core'
import { errorMessage, type LoadErrorMessage } from '../errors/error-messages.ts'

/** Whether the error is a failure: only failures have a `call`. */
const isFailure = (error: Refusal | Failure): error is Failure => 'call' in error

/**
 * Why a vehicle list is empty without a count, as text. `what` names what was requested: "the vehicles".
 * Section 8.
 */
export const hiddenError = (hiddenError: Refusal | Failure, what: string): LoadErrorMessage => {
  const error = isFailure(hiddenError)
    ? errorMessage({ kind: 'failed', failure: hiddenError, previous: undefined }, what)
    : errorMessage({ kind: 'refused', refusal: hiddenError, previous: undefined }, what)
  if (error === undefined) throw new Error('A failure or a refusal has a message')
  return error
}
