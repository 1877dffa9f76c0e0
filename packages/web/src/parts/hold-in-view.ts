/** A page that has kept its height for so long has loaded what is above. */
const STILL_MS = 4_000

/**
 * Scrolls to an element, and again while what is above it loads, until the user acts. Returns what stops it.
 * `find` gives the element; null: it is not there yet.
 */
export const holdInView = (find: () => Element | null): (() => void) => {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    find()?.scrollIntoView()
    clearTimeout(timer)
    timer = setTimeout(() => stop.abort(), STILL_MS)
  }
  show()
  const growing = new ResizeObserver(show)
  growing.observe(document.body)
  stop.signal.addEventListener('abort', () => {
    growing.disconnect()
    clearTimeout(timer)
  })
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal })
  return () => stop.abort()
}
