import {
  type Failure,
  formatRetryDelay,
  isRefusedRedirect,
  REFUSED_REDIRECT_ADVICE,
  REFUSED_REDIRECT_TEXT,
  type Refusal,
  unreachable,
} from '@fairhaul/core'
import { forbiddenMessage } from './forbidden-message.ts'

/** Why a submission was not carried out. */
export type SubmissionError =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** An error as text. */
export interface ErrorMessage {
  readonly message: string
  /** The request id to quote when asking for help. Null: none is shown. */
  readonly requestId: string | null
}

/**
 * The message of an error for the form as a whole. `others`: the problems that no field on the page shows. Null: every
 * problem is shown beside its field.
 */
export type SubmissionMessages = (error: SubmissionError, others: readonly string[]) => ErrorMessage | null

/** The message when the session has ended, short enough for a row. `not`: "Not saved". */
export const sessionEndedShortMessage = (not: string): string => `${not}: your session has ended`

/** The message when the session has ended, with what to do. `not`: "Not saved". */
export const sessionEndedMessage = (not: string): string =>
  `${sessionEndedShortMessage(not)}. Sign in again in another tab, then try again here.`

/** The default messages. `not` says what was not done: "Not saved". */
export const submissionMessages =
  (not: string): SubmissionMessages =>
  (error, others) => {
    if (error.kind === 'failed')
      return { message: failureMessage(error.failure, not), requestId: error.failure.requestId }
    const message = refusalMessage(error.refusal, not, others)
    return message === null ? null : { message, requestId: null }
  }

/** Messages of its own for a form, without a request id. `refused` and its `others`: as in `SubmissionMessages`. */
export const customMessages =
  (
    failed: (failure: Failure) => string,
    refused: (refusal: Refusal, others: readonly string[]) => string | null,
  ): SubmissionMessages =>
  (error, others) => {
    const message = error.kind === 'failed' ? failed(error.failure) : refused(error.refusal, others)
    return message === null ? null : { message, requestId: null }
  }

/** The message of a failure. `kept`: a sentence about what was entered, with a space after it. Empty: nothing was. */
export const failureMessage = (
  failure: Failure,
  not: string,
  stored = 'What you entered is kept. ',
): string => {
  if (isRefusedRedirect(failure))
    return `${not}. ${REFUSED_REDIRECT_TEXT} ${stored}${REFUSED_REDIRECT_ADVICE}`
  switch (failure.kind) {
    case 'offline':
      return `${not}: no connection. ${stored}Try again when you are connected.`
    case 'timed-out':
      return `${not}: no response in time. ${stored}Try again.`
    default:
      return `${not}: the server had a problem. ${stored}Try again.`
  }
}

/** The problems that no field shows. Null: there are none. */
export const problemsMessage = (others: readonly string[], not: string): string | null =>
  others.length === 0 ? null : `${not}. ${others.join(' ')}`

const refusalMessage = (refusal: Refusal, not: string, others: readonly string[]): string | null => {
  switch (refusal.kind) {
    case 'invalid':
      return problemsMessage(others, not)
    case 'conflict':
      return `${not}. ${refusal.message ?? 'Someone else changed it.'}`
    case 'forbidden':
      return `${not}. ${forbiddenMessage(refusal.message, 'Your permissions do not include it')}`
    case 'unauthenticated':
      return sessionEndedMessage(not)
    case 'too-many':
      return refusal.retryAfterSeconds === null
        ? `${not}: too many attempts. Try again in a few minutes.`
        : `${not}: too many attempts. Try again in ${formatRetryDelay(refusal.retryAfterSeconds)}.`
    case 'not-found':
      return `${not}: it no longer exists.`
    case 'redirected':
      return `${not}: you are being redirected.`
    default:
      return unreachable(refusal)
  }
}
