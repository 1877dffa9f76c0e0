/** How long a heading that is still on its way is waited for. */
const PATIENCE_MS = 4_000

/**
 * Puts the focus on the heading of the screen that has come, unless the screen has put it where the work goes on, such
 * as into its first field. A heading that takes the place of this one, as a name does that of its skeleton, gets the
 * focus that would be lost with it. Returns what stops that.
 */
export const focusHeading = (page: Document): (() => void) => {
  const main = page.getElementById('main')
  if (main === null || isWithin(main, page.activeElement)) return () => undefined
  const focus = () => {
    const heading = main.querySelector<HTMLElement>('[data-screen-heading], h1') ?? main
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

const isWithin = (main: HTMLElement, focused: Element | null) => focused !== main && main.contains(focused)

const isHeading = (focused: Element | null) => focused?.matches('[data-screen-heading], h1') === true
