/** The longest that the portal waits for a pending response. */
export const HOLD_BACK_MS = 1_000

/** The longest wait for a frame. */
export const FRAME_WAIT_MS = 500

export interface IdleDeps {
  readonly page: Window
  /** Resolves when no request is pending. */
  readonly answered: () => Promise<void>
  /** Whether a form was submitted before this call. */
  readonly isSubmitted: () => boolean
  /** The portal's scripts, which the built page only names. */
  readonly parts: Iterable<HTMLLinkElement>
  readonly start: () => void
}

/**
 * Fetches the portal, then starts it; to be called once the page has been painted. If a key was pressed meanwhile, starts
 * it after the response to that key is painted: the portal's scripts block the page when they start, and the user's
 * request comes first. A submitted form starts the portal without waiting.
 */
export const startWhenIdle = async ({
  page,
  answered,
  isSubmitted,
  parts,
  start,
}: IdleDeps): Promise<void> => {
  // A browser compiles modules while they arrive, beside the page: a file that it was instructed to fetch as any script is
  // compiled once it is imported, while the user types.
  for (const link of parts) link.rel = 'modulepreload'
  const pending = answered().then(() => framed(page))
  const sent = new Promise<void>(resolve => {
    if (isSubmitted()) resolve()
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
const framed = (page: Window): Promise<void> =>
  page.document.visibilityState === 'hidden'
    ? Promise.resolve()
    : new Promise(resolve => {
        page.requestAnimationFrame(() => page.setTimeout(resolve))
        page.document.addEventListener('visibilitychange', () => resolve(), { once: true })
        page.setTimeout(resolve, FRAME_WAIT_MS)
      })
