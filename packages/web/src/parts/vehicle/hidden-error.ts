import type { Failure, Refusal } from '@fairhaul/core'
import { type LoadErrorMessage, errorMessage } from '../errors/error-messages.ts'

/** The kinds that only a failure has. */
const isFailure = (error: Refusal | Failure): error is Failure => 'call' in error

/**
 * Why a vehicle list is empty though nobody counted it, in words. `what` names what was asked for: "the vehicles".
 * Section 8.
 */
export const hiddenError = (hiddenError: Refusal | Failure, what: string): LoadErrorMessage => {
  const error = isFailure(hiddenError)
    ? errorMessage({ kind: 'failed', failure: hiddenError, previous: undefined }, what)
    : errorMessage({ kind: 'refused', refusal: hiddenError, previous: undefined }, what)
  if (error === undefined) throw new Error('What failed or was refused is a trouble')
  return error
}
