import { failureOf, type Refusal } from '@fairhaul/core'

/** The error shown beside the field when an address or a code was refused. */
export interface SignInError {
  readonly message: string
  /** Null when there is no request id. */
  readonly requestId: string | null
}

/** The message of a refusal: the server's own if there is one. */
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

/** The error for a server that did not respond. */
export const SERVER_NOT_REACHED: SignInError = {
  message: 'The server cannot be reached. What you typed is kept; try again.',
  requestId: null,
}

/** The message of a thrown error. What was typed stays, and can be sent again. */
export const errorOfThrown = (thrown: unknown): SignInError => {
  const { kind, requestId } = failureOf(thrown)
  return kind === 'offline'
    ? { ...SERVER_NOT_REACHED, requestId }
    : { message: 'The server did not answer as expected. What you typed is kept; try again.', requestId }
}
