/**
 * The part of `AbortSignal` that ports use, so that core does not depend on browser types. Any `AbortSignal` fits.
 */
export interface CancelSignal {
  readonly aborted: boolean
  readonly reason: unknown
  /** Adds a listener for the abort. */
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  /** Removes the listener. */
  removeEventListener(type: 'abort', listener: () => void): void
}
