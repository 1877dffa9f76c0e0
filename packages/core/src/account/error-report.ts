/** A phone number or a code: six characters or more of digits and what stands between them. */
const NUMBERS = /\+?\d[\d ().-]{4,}\d/g

/** What an address says beyond its path when it asks something: it may be what somebody searched for. */
const QUESTION = /[?#][^\s?#]*=\S*/g

/** An e-mail address, as it is written and as addresses of pages write it. */
const MAILBOX = /@|%40/i

/**
 * A text without what it may say about people: each word with an @ is an e-mail address, each long number a phone
 * number or a code, and what an address asks may be anything that was typed.
 *
 * Source: section 8, "Framework errors". Choice: reports of errors name the route, never a person.
 */
export const impersonalText = (text: string): string =>
  text
    .split(' ')
    .map(word => (MAILBOX.test(word) ? '[e-mail]' : word.replace(QUESTION, '')))
    .join(' ')
    .replace(NUMBERS, '[number]')

/** Where an error came up. Source: section 8, "Framework errors". */
export const ERROR_ORIGINS = ['framework', 'uncaught', 'unhandled-rejection'] as const

/** One of the three. Source: section 8, "Framework errors". */
export type ErrorOrigin = (typeof ERROR_ORIGINS)[number]

/** Which portal an error came up in. Source: section 8, "Framework errors". */
export interface Release {
  readonly environment: string
  /** The version of the code. */
  readonly version: string
  /** Whether the places of the code can be found in its sources. */
  readonly hasSourceMaps: boolean
}

/** What is sent about an error. Source: section 8, "Framework errors". */
export interface ErrorReport extends Release {
  readonly origin: ErrorOrigin
  readonly name: string
  /** Without addresses and long numbers. */
  readonly message: string
  /** Places of the code, innermost first, without what their addresses say beyond the path. */
  readonly frames: readonly string[]
  /** Where in the portal: the route, never the address. Null before one is known. */
  readonly route: { readonly name: string; readonly pattern: string } | null
}

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

/** What an address in a frame says beyond its path, as that of a page does: it may be what somebody searched for. */
const BEYOND_PATH = /(:\/\/[^?#\s]*)[?#].*(?=:\d+:\d+\)?$)/

/** The lines of a stack after the message, with which some browsers begin it. */
const framesOf = (stack: string, message: string): readonly string[] =>
  stack
    .slice(stack.includes(message) ? stack.indexOf(message) + message.length : 0)
    .split('\n')
    .map(line => line.trim())
    .filter(line => /:\d+:\d+\)?$/.test(line))
    .map(line => line.replace(BEYOND_PATH, '$1'))

/**
 * What is sent about something that was thrown.
 *
 * Empty: what is no error has no frames, and unless it is a text no words of its own.
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
})
