import { failureOf, type Refusal } from '@fairhaul/core'

/** What stands beside the field when an address or a code was not taken. */
export interface SignInError {
  readonly message: string
  /** Null when there is nothing to quote. */
  readonly requestId: string | null
}

/** The words of a refusal: the server's own where it has any. */
export const errorOfRefusal = (refusal: Refusal, otherwise: string): SignInError => {
  const { requestId } = refusal
  switch (refusal.kind) {
    case 'invalid':
      return { message: refusal.problems[0]?.message ?? otherwise, requestId: null }
    case 'forbidden':
    case 'conflict':
      return { message: refusal.message ?? otherwise, requestId: null }
    case 'too-many':
      return { message: 'Tried too often.', requestId: null }
    default:
      return { message: otherwise, requestId }
  }
}

/** Nobody answered. */
export const SERVER_NOT_REACHED: SignInError = {
  message: 'The server cannot be reached. What you typed is kept; try again.',
  requestId: null,
}

/** The words of something that was thrown: what was typed is kept, and may be sent again. */
export const errorOfThrown = (thrown: unknown): SignInError => {
  const { kind, requestId } = failureOf(thrown)
  return kind === 'offline'
    ? { ...SERVER_NOT_REACHED, requestId }
    : { message: 'The server did not answer as expected. What you typed is kept; try again.', requestId }
}
