/** Waits for the first key and its response: until then, nothing else is fetched. */
const FIRST_KEY_MS = 1_000

/** The longest wait for an idle moment after that. */
const IDLE_WAIT_MS = 2_000

/** Resolves once the page is painted and idle, and has a network. To be called after the first paint. */
export const whenIdle = (page: Window): Promise<void> =>
  new Promise(resolve => {
    page.setTimeout(() => {
      if (!page.navigator.onLine) page.addEventListener('online', () => resolve(), { once: true })
      else if (typeof page.requestIdleCallback === 'function')
        page.requestIdleCallback(() => resolve(), { timeout: IDLE_WAIT_MS })
      else resolve()
    }, FIRST_KEY_MS)
  })
