/** How long a page may take until what is above has loaded. */
const HOLD_MS = 4_000

/**
 * Scrolls to an element, and again while what is above it loads, until the user acts. Returns what stops it.
 * `find` gives the element; null: it is not there yet.
 */
export const holdInView = (find: () => Element | null): (() => void) => {
  const stop = new AbortController()
  const show = () => find()?.scrollIntoView()
  show()
  const growing = new ResizeObserver(show)
  growing.observe(document.body)
  const timer = setTimeout(() => stop.abort(), HOLD_MS)
  stop.signal.addEventListener('abort', () => {
    growing.disconnect()
    clearTimeout(timer)
  })
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal })
  return () => stop.abort()
}
