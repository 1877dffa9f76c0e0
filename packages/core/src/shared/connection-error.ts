import type { Failure } from './failure.ts'

/** What a page knows of its connection. */
export interface ConnectionFacts {
  /** False when the browser itself says that there is no network. */
  readonly isOnline: boolean
  /** Why the last refresh of the user got no answer; null: it got one. */
  readonly error: Failure | null
  /** Whether some answer has been waited for longer than usual. */
  readonly isSlow: boolean
}

/** How a page tells it, the worse first. Source: section 8, "No answer". */
export type ConnectionError = 'offline' | 'no-answer' | 'slow'

/** How long an answer may take before it is told, in milliseconds. Choice: longer than any list of the demo takes. */
export const SLOW_ANSWER_MS = 6_000

/**
 * What is wrong with the connection.
 *
 * Empty: null when nothing is.
 * Source: section 8, "No answer". Choice: the browser is believed when it says that there is no network, and not when
 * it says that there is one.
 */
export const connectionErrorMessage = ({
  isOnline,
  error,
  isSlow,
}: ConnectionFacts): ConnectionError | null => {
  if (!isOnline || error?.kind === 'offline') return 'offline'
  if (error !== null) return 'no-answer'
  return isSlow ? 'slow' : null
}

/** What each is called, and what is safe meanwhile. Source: section 8, "No answer"; the words are ours. */
export const CONNECTION_ERROR_MESSAGES: Readonly<
  Record<ConnectionError, { readonly title: string; readonly text: string }>
> = {
  offline: {
    title: 'No connection.',
    text: 'What is on the page stays. It goes on by itself once there is a connection.',
  },
  'no-answer': {
    title: 'The server does not answer.',
    text: 'What is on the page stays. We keep trying.',
  },
  slow: {
    title: 'This takes longer than usual.',
    text: 'What is on the page stays until the answer is here.',
  },
}
