import {
  type Failure,
  formatRetryDelay,
  isRefusedRedirect,
  type Loadable,
  REFUSED_REDIRECT_ADVICE,
  REFUSED_REDIRECT_TEXT,
  type Refusal,
  unreachable,
} from '@fairhaul/core'
import { forbiddenMessage } from '../../stores/forbidden-message.ts'

/** The error shown in place of something that could not be loaded. */
export interface LoadErrorMessage {
  readonly kind: 'refused' | 'failed'
  readonly title: string
  readonly text: string
  readonly requestId: string | null
  /** Whether a retry may help. */
  readonly canRetry: boolean
}

/**
 * The error of a loadable, or undefined without one. `what` names what was requested: "the carriers".
 */
export const errorMessage = (question: Loadable<unknown>, what: string): LoadErrorMessage | undefined => {
  if (question.kind === 'refused') return refusalErrorMessage(question.refusal, what)
  if (question.kind === 'failed') return failureErrorMessage(question.failure, what)
  return undefined
}

const failureErrorMessage = (failure: Failure, what: string): LoadErrorMessage => {
  const failed = { kind: 'failed', requestId: failure.requestId, canRetry: true } as const
  if (isRefusedRedirect(failure)) {
    return {
      ...failed,
      title: `We could not load ${what}`,
      text: `${REFUSED_REDIRECT_TEXT} ${REFUSED_REDIRECT_ADVICE}`,
    }
  }
  switch (failure.kind) {
    case 'offline':
      return {
        ...failed,
        title: 'No connection',
        text: `We could not load ${what}: the server did not respond. Nothing is lost. Try again when you are connected.`,
      }
    case 'timed-out':
      return {
        ...failed,
        title: 'No response in time',
        text: `We could not load ${what}: the server took too long to respond. Nothing is lost. Try again.`,
      }
    default:
      return {
        ...failed,
        title: `We could not load ${what}`,
        text: 'The server had a problem. Nothing is lost.',
      }
  }
}

const refusalErrorMessage = (refusal: Refusal, what: string): LoadErrorMessage => {
  const reported = { kind: 'refused', requestId: refusal.requestId } as const
  switch (refusal.kind) {
    case 'unauthenticated':
      return {
        ...reported,
        title: 'Your session has ended',
        text: `Sign in again to see ${what}.`,
        canRetry: true,
      }
    case 'forbidden':
      return {
        ...reported,
        title: `You do not have access to ${what}`,
        text: forbiddenMessage(refusal.message, 'Your permissions or plan do not include it'),
        canRetry: false,
      }
    case 'not-found':
      return {
        ...reported,
        title: 'Not found',
        text: 'It may have been removed, or it belongs to another company.',
        canRetry: false,
      }
    case 'conflict':
      return {
        ...reported,
        title: 'This has changed',
        text: refusal.message ?? 'Reload to see the latest version.',
        canRetry: true,
      }
    case 'invalid':
      return {
        ...reported,
        title: 'The server did not accept the request',
        text: refusal.problems.map(({ message }) => message).join(' '),
        canRetry: false,
      }
    case 'too-many':
      return {
        ...reported,
        title: 'Too many requests',
        text:
          refusal.retryAfterSeconds === null
            ? 'Try again in a moment.'
            : `Try again in ${formatRetryDelay(refusal.retryAfterSeconds)}.`,
        canRetry: true,
      }
    case 'redirected':
      return { ...reported, title: 'You are being redirected', text: '', canRetry: false }
    default:
      return unreachable(refusal)
  }
}
