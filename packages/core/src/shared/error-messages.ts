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

/**
 * Whether the server's reason for a 403 says itself what to do, as that of a CSRF proof that it refuses: "Reload the
 * page." Then no one else has to change anything.
 */
export const saysWhatToDo = (reason: string): boolean => /\b(?:reload|sign in)\b/i.test(reason)

/**
 * Whether a failure is a 406 whose address must not be followed.
 *
 * Source: section 8, "General handling".
 */
export const isRefusedRedirect = ({ kind, status }: Failure): boolean =>
  kind === 'unavailable' && status === 406

/** What happened at a 406 whose address must not be followed. The wording is ours. */
export const REFUSED_REDIRECT_TEXT =
  'The server sent this request on to an address that is not allowed. Nothing was opened.'

/** What to do then. The wording is ours. */
export const REFUSED_REDIRECT_ADVICE =
  'Try again. If the problem continues, tell the person who runs the portal.'

const retryText = (seconds: number | null): string => {
  if (seconds === null) return 'Try again in a few minutes.'
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
        explanation: 'Your session has ended. Nothing you saved is lost.',
        advice: 'Sign in again to pick up where you left off.',
        requestId,
      }
    case 'forbidden':
      return {
        title: 'You do not have access to this',
        explanation: given(refusal.message, 'Your permissions or your company’s plan do not include it.'),
        advice: saysWhatToDo(refusal.message ?? '')
          ? 'If the problem continues, contact support.'
          : 'An admin at your company can change your permissions.',
        requestId,
      }
    case 'not-found':
      return {
        title: 'Not found',
        explanation: 'It does not exist or belongs to another company.',
        advice: 'Check the number, or search for it.',
        requestId,
      }
    case 'conflict':
      return {
        title: 'Someone else changed this',
        explanation: given(refusal.message, 'Someone else just changed this, so your change was not saved.'),
        advice: 'Reload to see the latest version, then decide.',
        requestId,
      }
    case 'invalid':
      return {
        title: 'This was not accepted',
        explanation: given(
          refusal.problems.map(({ message }) => message).join(' '),
          'Something you entered is not valid.',
        ),
        advice: 'Correct it and try again.',
        requestId,
      }
    case 'too-many':
      return {
        title: 'Too many attempts',
        explanation: 'You have made too many requests.',
        advice: retryText(refusal.retryAfterSeconds),
        requestId,
      }
    case 'redirected':
      return {
        title: 'You are being redirected',
        explanation: 'The server is sending you to another page first.',
        advice: 'If nothing opens, reload this page.',
        requestId,
      }
    default:
      return unreachable(refusal)
  }
}

/** The message for a failure. The name of the call is for the error report, not for the broker. */
export const failureMessage = (failure: Failure): Message => {
  const { kind, requestId } = failure
  if (isRefusedRedirect(failure)) {
    return {
      title: 'The address is not allowed',
      explanation: REFUSED_REDIRECT_TEXT,
      advice: REFUSED_REDIRECT_ADVICE,
      requestId,
    }
  }
  switch (kind) {
    case 'offline':
      return {
        title: 'No connection',
        explanation: 'The server did not respond. The page has not changed.',
        advice: 'Check your connection, then try again.',
        requestId,
      }
    case 'timed-out':
      return {
        title: 'No response in time',
        explanation:
          'The server took too long to respond, so the request was ended. The page has not changed.',
        advice: 'Check your connection, then try again.',
        requestId,
      }
    case 'unavailable':
      return {
        title: 'The server had a problem',
        explanation: 'Something went wrong on our side. The page has not changed.',
        advice: 'Try again. If the problem continues, give support the number below.',
        requestId,
      }
    case 'unreadable':
      return {
        title: 'The response could not be read',
        explanation: 'The portal could not read what the server sent. It has been reported.',
        advice: 'Reload the page. If the problem continues, give support the number below.',
        requestId,
      }
    default:
      return unreachable(kind)
  }
}
