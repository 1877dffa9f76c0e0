const IDLE_WAIT_MS = 1_000

/** Calls when the page is idle, at the latest after a second. Returns a function that cancels it. */
export const callWhenIdle = (call: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(call, { timeout: IDLE_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(call)
  return () => clearTimeout(timer)
}
