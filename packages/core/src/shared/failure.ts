/**
 * An unexpected error. It names the call and the status, never a body: bodies contain personal data.
 * Source: section 8, "General handling".
 *
 * - `offline`: no connection, or the server did not answer; `detail` is the cause and the address where the system
 *   names them: "connect ECONNREFUSED 127.0.0.1:4180".
 * - `timed-out`: nothing has arrived for so long that the request was ended.
 * - `unavailable`: the server answered with a status that no caller handles.
 * - `unreadable`: the response does not match the call; `detail` names the field and the kind of mismatch.
 */
export interface Failure {
  readonly kind: 'offline' | 'timed-out' | 'unavailable' | 'unreadable'
  /** The route of the call, with its parameter names: `PATCH connections/:id`. */
  readonly call: string
  readonly status: number | null
  readonly requestId: string | null
  readonly detail: string | null
}

/** How a `Failure` is thrown. Its `cause` is what the platform threw, if it did. */
export class CallFailed extends Error {
  readonly failure: Failure

  constructor(failure: Failure, options?: { readonly cause?: unknown }) {
    super(
      [failure.call, failure.kind, failure.status, failure.detail].filter(part => part !== null).join(': '),
      options,
    )
    this.name = 'CallFailed'
    this.failure = failure
  }
}

/**
 * The `Failure` of anything thrown; anything but a `CallFailed` is a defect of the portal, reported as `unreadable`.
 */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof CallFailed
    ? thrown.failure
    : {
        kind: 'unreadable',
        call: 'portal',
        status: null,
        requestId: null,
        detail: thrown instanceof Error ? thrown.message : null,
      }
