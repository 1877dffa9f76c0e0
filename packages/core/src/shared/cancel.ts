/**
 * What a port needs to know of an `AbortSignal`, so that core names nothing of the browser. Any `AbortSignal` is one.
 */
export interface CancelSignal {
  readonly aborted: boolean
  readonly reason: unknown
  /** Calls back when the work is called off. */
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  /** Calls back no more. */
  removeEventListener(type: 'abort', listener: () => void): void
}
