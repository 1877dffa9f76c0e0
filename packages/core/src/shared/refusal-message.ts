import { formatRetryDelay } from './amounts.ts'
import { type Message, saysWhatToDo } from './error-messages.ts'
import type { Refusal } from './refusal.ts'
import { unreachable } from './unreachable.ts'

const given = (message: string | null, otherwise: string): string =>
  message === null || message.trim() === '' ? otherwise : message

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
