/** One error of a response. `field` is the dotted name of the field, null when the error is about the whole call. */
export interface WireError {
  readonly field: string | null
  readonly message: string
}

/**
 * A call that the monitor refuses, with the error response.
 *
 * Anything else that is thrown is a fault of the monitor: 500, with its cause in the log and not in the response.
 */
export class Refused extends Error {
  readonly status: number
  readonly errors: readonly WireError[]
  readonly headers: Readonly<Record<string, string>>
  /** For the log, and never in the response: the digest of the address that it is about. */
  address?: string

  constructor(status: number, errors: readonly WireError[], headers: Readonly<Record<string, string>> = {}) {
    super(`refused with ${status}`)
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

const about = (status: number, message: string, field: string | null = null) =>
  new Refused(status, [{ field, message }])

export const unauthenticated = () => about(401, 'Sign in first.')
export const forbidden = (message: string, field: string | null = null) => about(403, message, field)
/** A foreign id gets the same status and message as a missing one. */
export const missing = () => about(404, 'This record does not exist.')
export const conflict = (message: string) => about(409, message)
export const tooLarge = (message: string) => about(413, message)
export const invalid = (field: string | null, message: string) => about(422, message, field)

/** Not the caller's fault: a retry makes sense after `seconds`. */
export const unavailable = (seconds: number, message: string) =>
  new Refused(503, [{ field: null, message }], { 'retry-after': String(seconds) })

/** Too many calls. A retry makes sense after `seconds`, at least 1. */
export const tooOften = (seconds: number, message: string) =>
  new Refused(429, [{ field: null, message }], { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })
