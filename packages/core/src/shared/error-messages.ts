import { formatRetryDelay } from './amounts.ts'
import type { Failure } from './failure.ts'
import type { Refusal } from './refusal.ts'
import { unreachable } from './unreachable.ts'

/** An error message for the broker: what failed, what it means, and what to do. */
export interface Message {
  readonly title: string
  readonly explanation: string
  readonly advice: string
  /** The reference to quote to support. Null: the response had none. */
  readonly requestId: string | null
}

const given = (message: string | null, otherwise: string): string =>
  message === null || message.trim() === '' ? otherwise : message

const retryText = (seconds: number | null): string => {
  if (seconds === null) return 'Wait a few minutes, then try again.'
  return `Try again in ${formatRetryDelay(seconds)}.`
}

/**
 * The message for a refusal. The server's own text comes first, as it is more specific.
 *
 * Source: section 8, "General handling". The wording is ours.
 */
export const refusalMessage = (refusal: Refusal): Message => {
  const { requestId } = refusal
  switch (refusal.kind) {
    case 'unauthenticated':
      return {
        title: 'You are signed out',
        explanation: 'Your session has ended. Nothing that was saved is lost.',
        advice: 'Sign in again to go on where you were.',
        requestId,
      }
    case 'forbidden':
      return {
        title: 'This is not open to you',
        explanation: given(refusal.message, 'Your rights or your company’s plan do not include it.'),
        advice: 'Someone who manages users in your company can change your rights.',
        requestId,
      }
    case 'not-found':
      return {
        title: 'Not found',
        explanation: 'It does not exist, or it belongs to another company.',
        advice: 'Check the number, or search for it.',
        requestId,
      }
    case 'conflict':
      return {
        title: 'Someone was faster',
        explanation: given(refusal.message, 'This was changed in the meantime, so your change was not made.'),
        advice: 'Reload to see how it stands now, then decide again.',
        requestId,
      }
    case 'invalid':
      return {
        title: 'This was not accepted',
        explanation: given(
          refusal.problems.map(({ message }) => message).join(' '),
          'Something in what was sent is not valid.',
        ),
        advice: 'Correct it and try again.',
        requestId,
      }
    case 'too-many':
      return {
        title: 'Too many attempts',
        explanation: 'This was asked more often than is allowed.',
        advice: retryText(refusal.retryAfterSeconds),
        requestId,
      }
    case 'redirected':
      return {
        title: 'You are being taken elsewhere',
        explanation: 'The server asks you to look at another page first.',
        advice: 'If nothing opens, reload this page.',
        requestId,
      }
    default:
      return unreachable(refusal)
  }
}

/** The message for a failure. The name of the call is for the error report, not for the broker. */
export const failureMessage = ({ kind, requestId }: Failure): Message => {
  switch (kind) {
    case 'offline':
      return {
        title: 'No connection',
        explanation: 'The server did not answer. What is on the page is as it was.',
        advice: 'Check the network, then try again.',
        requestId,
      }
    case 'unavailable':
      return {
        title: 'The server could not answer',
        explanation: 'Something went wrong on the server’s side. What is on the page is as it was.',
        advice: 'Try again. If it stays so, tell support the number below.',
        requestId,
      }
    case 'unreadable':
      return {
        title: 'The answer could not be read',
        explanation: 'The portal does not understand what the server sent. It has been reported.',
        advice: 'Reload the page. If it stays so, tell support the number below.',
        requestId,
      }
    default:
      return unreachable(kind)
  }
}
