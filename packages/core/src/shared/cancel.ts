/**
 * What a port needs to know of an `AbortSignal`, so that core names nothing of the browser. Any `AbortSignal` is one.
 */
export interface CancelSignal {
  readonly aborted: boolean
  readonly reason: unknown
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
