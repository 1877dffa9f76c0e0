/** How long the portal holds back for an answer that is on its way, at most. */
export const HOLD_BACK_MS = 1_000

/** How long a frame is waited for, at most. */
export const FRAME_WAIT_MS = 500

export interface IdleDeps {
  readonly page: Window
  /** Resolves when nothing is being asked any more. */
  readonly answered: () => Promise<void>
  /** Begins to fetch the portal's scripts. */
  readonly fetchAll: () => void
  readonly start: () => void
}

/**
 * Fetches the portal once the page has been painted, and starts it then, and, if a key was pressed meanwhile, once its answer is. The
 * portal's scripts keep the page busy when they begin; what a person waits for comes first. A form that was sent waits
 * for nothing.
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
 * After the next frame; at once in a page that nobody sees, as it has none. A page that is called visible may have none
 * either, as long as its window is covered or the browser starts to draw afresh: the portal does not wait for that.
 */
const painted = (page: Window): Promise<void> =>
  page.document.visibilityState === 'hidden'
    ? Promise.resolve()
    : new Promise(resolve => {
        page.requestAnimationFrame(() => page.setTimeout(resolve))
        page.document.addEventListener('visibilitychange', () => resolve(), { once: true })
        page.setTimeout(resolve, FRAME_WAIT_MS)
      })
