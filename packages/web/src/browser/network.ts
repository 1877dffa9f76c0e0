import type { Network } from '../stores/ports.ts'

export const browserNetwork = (page: Window): Network => ({
  isOnline: () => page.navigator.onLine,
  subscribe(call) {
    const stop = new AbortController()
    page.addEventListener('online', call, { signal: stop.signal })
    page.addEventListener('offline', call, { signal: stop.signal })
    return () => stop.abort()
  },
})
