import { type Failure, formatWait, type Refusal, unreachable } from '@fairhaul/core'
import { forbiddenMessage } from '../trouble/forbidden-message.ts'
import type { SubmissionState } from './submission.ts'

/** What went wrong with something that was sent, for the whole of it. Undefined: nothing, or all is said beside fields. */
export const submissionErrorMessage = (
  state: SubmissionState,
  not: string,
  fields: readonly string[],
): string | undefined => {
  if (state.kind === 'failed') return failureMessage(state.failure, not)
  return state.kind === 'refused' ? refusalMessage(state.refusal, not, fields) : undefined
}

const failureMessage = ({ kind }: Failure, not: string): string =>
  kind === 'offline'
    ? `${not}: no connection. What you entered is kept. Try again when you are connected.`
    : `${not}: the server had trouble answering. What you entered is kept. Try again.`

const refusalMessage = (refusal: Refusal, not: string, fields: readonly string[]): string | undefined => {
  switch (refusal.kind) {
    case 'invalid': {
      const others = refusal.problems.filter(({ field }) => field === null || !fields.includes(field))
      return others.length === 0 ? undefined : `${not}. ${others.map(({ message }) => message).join(' ')}`
    }
    case 'conflict':
      return `${not}. ${refusal.message ?? 'Somebody has changed it meanwhile.'}`
    case 'forbidden':
      return `${not}. ${forbiddenMessage(refusal.message, 'Your rights do not include it')}`
    case 'unauthenticated':
      return `${not}: your session has ended. Sign in again in another tab, then try again here.`
    case 'too-many':
      return refusal.retryAfterSeconds === null
        ? `${not}: it was asked too often. Try again in a while.`
        : `${not}: it was asked too often. Try again in ${formatWait(refusal.retryAfterSeconds)}.`
    case 'not-found':
      return `${not}: it is not there any more.`
    case 'redirected':
      return `${not}: you are being taken elsewhere.`
    default:
      return unreachable(refusal)
  }
}
