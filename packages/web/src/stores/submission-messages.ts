import { type Failure, formatRetryDelay, type Refusal, unreachable } from '@fairhaul/core'
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

/** The message when the session has ended. `not`: "Not saved". */
export const sessionEndedMessage = (not: string): string =>
  `${not}: your session has ended. Sign in again in another tab, then try again here.`

/** The default messages. `not` says what was not done: "Not saved". */
export const submissionMessages =
  (not: string): SubmissionMessages =>
  (error, others) => {
    if (error.kind === 'failed')
      return { message: failureMessage(error.failure, not), requestId: error.failure.requestId }
    const message = refusalMessage(error.refusal, not, others)
    return message === null ? null : { message, requestId: null }
  }

const failureMessage = ({ kind }: Failure, not: string): string =>
  kind === 'offline'
    ? `${not}: no connection. What you entered is kept. Try again when you are connected.`
    : `${not}: the server had trouble answering. What you entered is kept. Try again.`

const refusalMessage = (refusal: Refusal, not: string, others: readonly string[]): string | null => {
  switch (refusal.kind) {
    case 'invalid':
      return others.length === 0 ? null : `${not}. ${others.join(' ')}`
    case 'conflict':
      return `${not}. ${refusal.message ?? 'Someone has changed it meanwhile.'}`
    case 'forbidden':
      return `${not}. ${forbiddenMessage(refusal.message, 'Your rights do not include it')}`
    case 'unauthenticated':
      return sessionEndedMessage(not)
    case 'too-many':
      return refusal.retryAfterSeconds === null
        ? `${not}: it was asked too often. Try again in a while.`
        : `${not}: it was asked too often. Try again in ${formatRetryDelay(refusal.retryAfterSeconds)}.`
    case 'not-found':
      return `${not}: it is not there any more.`
    case 'redirected':
      return `${not}: you are being taken elsewhere.`
    default:
      return unreachable(refusal)
  }
}
