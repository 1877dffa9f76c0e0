/** The first key and its answer come first: so long nothing is fetched that nobody waits for. */
const FIRST_KEY_MS = 1_000

/** How long an idle moment is waited for after that, at most. */
const IDLE_WAIT_MS = 2_000

/** Resolves once the page has been painted and has nothing else to do. To be asked after the first paint. */
export const whenIdle = (page: Window): Promise<void> =>
  new Promise(resolve => {
    page.setTimeout(() => {
      if (typeof page.requestIdleCallback === 'function')
        page.requestIdleCallback(() => resolve(), { timeout: IDLE_WAIT_MS })
      else resolve()
    }, FIRST_KEY_MS)
  })
