import type { Navigator } from '../../di/navigator.ts'
import { inAppPathOf, isPlainClick } from './in-app-link.ts'

export interface LinkListeners {
  readonly navigator: Navigator
  /** Guard step 1 begins here, before the click. */
  readonly refresh: (sureness: 'passing' | 'pressed') => void
}

/**
 * Handles all links of the page with one set of listeners. Hovering over or focusing a link prefetches its screen and
 * starts the refresh of the user; a plain click navigates without leaving the page. Returns a function that stops
 * listening.
 *
 * Choice: typing into a search signals a navigation as a hover does, and the search does not have to wait for the
 * refresh.
 */
export const listenToLinks = (page: Document, { navigator, refresh }: LinkListeners): (() => void) => {
  const stop = new AbortController()
  let touched: string | undefined
  const intend = (event: Event) => {
    const path = inAppPathOf(event, page.location)
    if (path === undefined || (path === touched && event.type !== 'pointerdown')) return
    touched = path
    navigator.prefetch(path)
    refresh(event.type === 'pointerdown' ? 'pressed' : 'passing')
  }
  for (const type of ['pointerover', 'focusin', 'pointerdown']) {
    page.addEventListener(type, intend, { passive: true, signal: stop.signal })
  }
  page.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.closest('search') !== null) refresh('pressed')
    },
    { passive: true, signal: stop.signal },
  )
  page.addEventListener(
    'click',
    event => {
      const path = isPlainClick(event) ? inAppPathOf(event, page.location) : undefined
      if (path === undefined) return
      event.preventDefault()
      navigator.go(path)
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}
