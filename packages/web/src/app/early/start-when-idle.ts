/** The longest that the portal waits for a pending response. */
export const HOLD_BACK_MS = 1_000

/** The longest wait for a frame. */
export const FRAME_WAIT_MS = 500

export interface IdleDeps {
  readonly page: Window
  /** Resolves when no request is pending. */
  readonly answered: () => Promise<void>
  /** Starts fetching the portal's scripts. */
  readonly fetchAll: () => void
  readonly start: () => void
}

/**
 * Fetches the portal once the page is painted, then starts it. If a key was pressed meanwhile, starts it after the
 * response to that key: the portal's scripts block the page when they start, and the user's request comes first. A
 * submitted form starts the portal without waiting.
 */
export const startWhenIdle = async ({ page, answered, fetchAll, start }: IdleDeps): Promise<void> => {
  await painted(page)
  fetchAll()
  const pending = answered().then(() => painted(page))
  const sent = new Promise<void>(resolve => {
    page.document.addEventListener('submit', () => resolve(), { once: true })
    page.setTimeout(resolve, HOLD_BACK_MS)
  })
  await Promise.race([pending, sent])
  start()
}

/**
 * Runs after the next frame, or at once in a hidden page, which gets no frames. A page that is reported visible may get
 * none either, while its window is covered or the browser restarts rendering: the wait is limited.
 */
const painted = (page: Window): Promise<void> =>
  page.document.visibilityState === 'hidden'
    ? Promise.resolve()
    : new Promise(resolve => {
        page.requestAnimationFrame(() => page.setTimeout(resolve))
        page.document.addEventListener('visibilitychange', () => resolve(), { once: true })
        page.setTimeout(resolve, FRAME_WAIT_MS)
      })
