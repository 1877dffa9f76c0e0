const IDLE_WAIT_MS = 1_000

/**
 * Calls when the page is idle, at the latest after a second; without a network, once there is one again. Returns a function
 * that cancels it.
 */
export const callWhenIdle = (call: () => void): (() => void) => {
  if (navigator.onLine) return callSoon(call)
  let cancel = () => removeEventListener('online', start)
  const start = () => {
    cancel = callSoon(call)
  }
  addEventListener('online', start, { once: true })
  return () => cancel()
}

const callSoon = (call: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(call, { timeout: IDLE_WAIT_MS })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(call)
  return () => clearTimeout(timer)
}
