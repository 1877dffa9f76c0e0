import type { Failure } from './failure.ts'
import { unreachable } from './unreachable.ts'

/** An error message for the broker: what failed, what it means, and what to do. */
export interface Message {
  readonly title: string
  readonly explanation: string
  readonly advice: string
  /** The reference to quote to support. Null: the response had none. */
  readonly requestId: string | null
}

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
