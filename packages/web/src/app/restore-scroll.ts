/** How long what is on its way may take to fill the page, before it stands where it stands. */
const PATIENCE_MS = 4_000

/** What a reader does who wants to be elsewhere. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Stands where the reader was, as soon as the page is long enough for it: rows that come late must not leave them at its
 * top. Gives up when the reader goes their own way. Returns what stops it.
 */
export const restoreScroll = (page: Window, top: number): (() => void) => {
  const stop = new AbortController()
  const settle = () => {
    page.scrollTo(0, top)
    if (Math.abs(page.scrollY - top) < 1) stop.abort()
  }
  settle()
  if (stop.signal.aborted) return () => undefined
  const growing = new ResizeObserver(settle)
  growing.observe(page.document.body)
  const timer = page.setTimeout(() => stop.abort(), PATIENCE_MS)
  stop.signal.addEventListener('abort', () => {
    growing.disconnect()
    page.clearTimeout(timer)
  })
  for (const type of OWN_WAY) {
    page.addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal })
  }
  return () => stop.abort()
}
