import type { Method } from './route.ts'

/** How long a read may take with its retries and its body, in milliseconds. */
export const READ_LIMIT_MS = 30_000
/** The same for a write. */
export const WRITE_LIMIT_MS = 60_000

/** Whether what was thrown is the abort of a signal. */
export const isAbort = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError'

/** Whether what was thrown says that it took too long. */
export const isTimeout = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.name === 'TimeoutError'

/** How long a call may take, in milliseconds. */
export const timeLimitMs = (method: Method): number => (method === 'GET' ? READ_LIMIT_MS : WRITE_LIMIT_MS)

/**
 * Runs work that ends: after `ms` its signal is aborted, and it rejects with a `TimeoutError` even if it ignores the
 * signal. Null: without a limit.
 */
export const withTimeLimit = async <T>(
  ms: number | null,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  if (ms === null) return work(signal)
  const inner = new AbortController()
  const leave = () => inner.abort(signal.reason)
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  const timer = setTimeout(
    () => inner.abort(new DOMException('The response took too long.', 'TimeoutError')),
    ms,
  )
  const ended = new Promise<never>((_, reject) =>
    inner.signal.addEventListener('abort', () => reject(inner.signal.reason), { once: true }),
  )
  try {
    return await Promise.race([work(inner.signal), ended])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
}
