import { CallFailed, type Failure } from '../shared/failure.ts'

/** A phone number or a code: six characters or more of digits and what is between them. */
const NUMBERS = /\+?\d[\d ().-]{4,}\d/g

/** The query and hash of a URL: they may hold what someone searched for. */
const QUESTION = /[?#][^\s?#]*=\S*/g

/** An e-mail address, plain or URL-encoded. */
const MAILBOX = /@|%40/i

/**
 * A text without personal data: each word with an @ is replaced as an e-mail address, each long number as a phone
 * number or a code, and the query of a URL is dropped, as it may hold anything typed.
 *
 * Source: section 8, "Framework errors". Choice: error reports name the route, never a person.
 */
const impersonalText = (text: string): string =>
  text
    .split(' ')
    .map(word => (MAILBOX.test(word) ? '[e-mail]' : word.replace(QUESTION, '')))
    .join(' ')
    .replace(NUMBERS, '[number]')

/** The place an error came from. Source: section 8, "Framework errors". */
export const ERROR_ORIGINS = ['framework', 'uncaught', 'unhandled-rejection', 'call'] as const

/** One of the four. Source: section 8, "Framework errors". */
export type ErrorOrigin = (typeof ERROR_ORIGINS)[number]

/** The portal that an error came from. Source: section 8, "Framework errors". */
export interface Release {
  readonly environment: string
  /** The version of the code. */
  readonly version: string
  /** Whether source maps are available. */
  readonly hasSourceMaps: boolean
}

/** The payload of an error report. Source: section 8, "Framework errors". */
export interface ErrorReport extends Release {
  readonly origin: ErrorOrigin
  readonly name: string
  /** Without addresses and long numbers. */
  readonly message: string
  /** Code locations, innermost first, without the query and hash of their URLs. */
  readonly frames: readonly string[]
  /** The route, never the URL. Null before one is known. */
  readonly route: { readonly name: string; readonly pattern: string } | null
  /** The failed request, as the monitor's log names it. Null: no response came, or no call failed. */
  readonly requestId: string | null
}

/**
 * Whether a failed call is reported: a fault of the server, or a response that is not what the call promises. A lost
 * connection is no fault of the portal, and a refusal is an answer.
 *
 * Source: section 8, "General handling".
 */
export const isReportedFailure = ({ kind, status }: Failure): boolean =>
  kind === 'unreadable' || (kind === 'unavailable' && status !== null && status >= SERVER_FAULT)

/** The least status of a fault of the server. */
const SERVER_FAULT = 500

const NO_ERROR = 'Something that is no error was thrown.'

const described = (thrown: unknown): Pick<ErrorReport, 'name' | 'message' | 'frames'> => {
  if (!(thrown instanceof Error))
    return {
      name: 'Unknown',
      message: typeof thrown === 'string' ? impersonalText(thrown) : NO_ERROR,
      frames: [],
    }
  const { name, message, stack } = thrown
  return {
    name,
    message: impersonalText(message),
    frames: stack === undefined ? [] : framesOf(stack, message),
  }
}

/** The query and hash of a URL in a frame: they may hold what someone searched for. */
const BEYOND_PATH = /(:\/\/[^?#\s]*)[?#].*(?=:\d+:\d+\)?$)/

/** The lines of a stack after the message, which some browsers put first. */
const framesOf = (stack: string, message: string): readonly string[] =>
  stack
    .slice(stack.includes(message) ? stack.indexOf(message) + message.length : 0)
    .split('\n')
    .map(line => line.trim())
    .filter(line => /:\d+:\d+\)?$/.test(line))
    .map(line => line.replace(BEYOND_PATH, '$1'))

/**
 * The report of a thrown value.
 *
 * Empty: a value that is not an error has no frames and, unless it is a text, no message.
 * Source: section 8, "Framework errors".
 */
export const errorReportOf = (requested: {
  readonly origin: ErrorOrigin
  readonly thrown: unknown
  readonly release: Release
  readonly route: ErrorReport['route']
}): ErrorReport => ({
  origin: requested.origin,
  ...described(requested.thrown),
  ...requested.release,
  route: requested.route,
  requestId: requested.thrown instanceof CallFailed ? requested.thrown.failure.requestId : null,
})
