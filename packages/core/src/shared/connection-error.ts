import type { Failure } from './failure.ts'

/** The page's knowledge of its connection. */
export interface ConnectionFacts {
  /** False when the browser reports that there is no network. */
  readonly isOnline: boolean
  /** Why the last refresh of the user failed. Null: it succeeded. */
  readonly error: Failure | null
  /** Whether the server has said that it is busy, and is tried again. */
  readonly isBusy: boolean
  /** Whether any response is taking longer than usual. */
  readonly isSlow: boolean
}

/** The connection errors, worst first. Source: section 8, "No answer". */
export type ConnectionError = 'offline' | 'no-answer' | 'busy' | 'slow'

/**
 * How long a response may take before it is reported, in milliseconds. Choice: longer than any list of the demo takes.
 */
export const SLOW_ANSWER_MS = 6_000

/**
 * The current connection error.
 *
 * Empty: null if there is none.
 * Source: section 8, "No answer". Choice: the browser is trusted when it reports no network, but not when it reports
 * one.
 */
export const connectionErrorMessage = ({
  isOnline,
  error,
  isBusy,
  isSlow,
}: ConnectionFacts): ConnectionError | null => {
  if (!isOnline || error?.kind === 'offline') return 'offline'
  if (error !== null) return 'no-answer'
  if (isBusy) return 'busy'
  return isSlow ? 'slow' : null
}

/** What is said of a connection error. */
export interface ConnectionErrorMessage {
  readonly title: string
  /** What is safe in the meantime. */
  readonly text: string
}

/** The message of each error. Source: section 8, "No answer"; the wording is ours. */
export const CONNECTION_ERROR_MESSAGES: Readonly<Record<ConnectionError, ConnectionErrorMessage>> = {
  offline: {
    title: 'No connection.',
    text: 'You can keep reading. We will reconnect automatically.',
  },
  'no-answer': {
    title: 'The server is not responding.',
    text: 'You can keep reading. We will keep trying.',
  },
  busy: {
    title: 'Many people are using this right now.',
    text: 'The page stays as it is. Your request is sent again in a few seconds.',
  },
  slow: {
    title: 'This is taking longer than usual.',
    text: 'The page stays as it is until the response arrives.',
  },
}

/** What is said beside the title while there is no page yet. */
export const OPENING_TEXTS: Readonly<Record<ConnectionError, string>> = {
  offline: 'Fairhaul opens once you are connected.',
  'no-answer': 'Fairhaul opens once there is a response. We will keep trying.',
  busy: 'Fairhaul opens in a few seconds. You do not need to reload the page.',
  slow: 'Fairhaul opens when the response arrives.',
}
