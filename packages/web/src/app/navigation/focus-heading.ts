/** How long to wait for a heading that is not rendered yet. */
const PATIENCE_MS = 4_000

/**
 * Focuses the heading of the new screen, unless the screen has set the focus itself, such as in its first field. A
 * heading that replaces another, as a name replaces its skeleton, gets the focus that would be lost with it. Returns a
 * function that stops this.
 */
export const focusHeading = (page: Document): (() => void) => {
  const main = page.getElementById('main')
  if (main === null || isWithin(main, page.activeElement)) return () => undefined
  const focus = () => {
    const headings = main.querySelectorAll<HTMLElement>('[data-screen-heading], h1')
    const heading = [...headings].find(each => !isHidden(each)) ?? main
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  focus()
  const changing = new MutationObserver(() => {
    const isLost = page.activeElement === page.body || page.activeElement === main
    if (isLost) focus()
    else if (!isHeading(page.activeElement)) stop()
  })
  changing.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const stop = () => {
    changing.disconnect()
    clearTimeout(timer)
  }
  return stop
}

/** In a screen that stays mounted behind the current one. */
const isHidden = (element: Element) => element.closest('[aria-hidden="true"]') !== null

const isWithin = (main: HTMLElement, focused: Element | null) =>
  focused !== null && focused !== main && main.contains(focused) && !isHidden(focused)

const isHeading = (focused: Element | null) => focused?.matches('[data-screen-heading], h1') === true
