import type { IdleMoments } from '../stores/ports.ts'

declare global {
  interface Navigator {
    /** What Chromium says about the network; other browsers have none of it. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

export const browserIdleMoments = (page: Window): IdleMoments => ({
  next(call, withinMs) {
    if (typeof page.requestIdleCallback === 'function') {
      const handle = page.requestIdleCallback(() => call(), withinMs === null ? {} : { timeout: withinMs })
      return () => page.cancelIdleCallback(handle)
    }
    if (withinMs === null) return () => {}
    const timer = page.setTimeout(call)
    return () => page.clearTimeout(timer)
  },
  savesData: () => page.navigator.connection?.saveData === true,
})
