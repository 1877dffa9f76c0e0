import {
  CallFailed,
  type Failure,
  isRefusedRedirect,
  REFUSED_REDIRECT_ADVICE,
  REFUSED_REDIRECT_TEXT,
  type Refusal,
} from '@fairhaul/core'
import type { ErrorMessage, SubmissionMessages } from './submission-messages.ts'

const NOT_REACHED: Failure = {
  kind: 'offline',
  call: 'GET sign_out',
  status: null,
  requestId: null,
  detail: null,
}

/** The error of a sign-in that waits for a sign-out that the server has not confirmed. */
export const signOutNotReached = (): CallFailed => new CallFailed(NOT_REACHED)

/**
 * The messages of a form of sign-in or sign-up. `otherwise`: the message of a refusal without one of its own.
 */
export const signInMessages =
  (otherwise: string): SubmissionMessages =>
  (error, others) => {
    if (error.kind === 'failed') return errorOfFailure(error.failure)
    const { refusal } = error
    if (refusal.kind !== 'invalid' || refusal.problems.length === 0) return errorOfRefusal(refusal, otherwise)
    return others.length === 0 ? null : { message: others.join(' '), requestId: null }
  }

/** The message of a refusal: the server's own if there is one. */
export const errorOfRefusal = (refusal: Refusal, otherwise: string): ErrorMessage => {
  const { requestId } = refusal
  switch (refusal.kind) {
    case 'invalid':
      return { message: refusal.problems[0]?.message ?? otherwise, requestId: null }
    case 'forbidden':
    case 'conflict':
      return { message: refusal.message ?? otherwise, requestId: null }
    case 'too-many':
      return { message: 'Too many attempts.', requestId: null }
    default:
      return { message: otherwise, requestId }
  }
}

/** The message of a failure. What was typed stays, and can be sent again. */
export const errorOfFailure = (failure: Failure): ErrorMessage => ({
  message: isRefusedRedirect(failure)
    ? `${REFUSED_REDIRECT_TEXT} ${REFUSED_REDIRECT_ADVICE}`
    : `${causeOf(failure)} Nothing you typed is lost. Try again.`,
  requestId: failure.requestId,
})

const causeOf = ({ kind }: Failure): string => {
  switch (kind) {
    case 'offline':
      return 'The server cannot be reached.'
    case 'timed-out':
      return 'No response in time.'
    default:
      return 'The server had a problem.'
  }
}
