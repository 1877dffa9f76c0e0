import {
  type Brand,
  documentTitle,
  matchRoute,
  type PageViews,
  pageViewOf,
  type RouteName,
  scrollAfter,
} from '@fairhaul/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { sessionSafeStorage } from '../../browser/storage.ts'
import { focusHeading } from './focus-heading.ts'
import { type ScrollPositions, scrollPositions } from './scroll-positions.ts'
import type { Shown } from './shown.ts'

/** How long pending content may take to fill the page before the scroll position is given up. */
const PATIENCE_MS = 4_000

/** User input that cancels the scroll. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position as soon as the page is long enough: late rows must not leave the user at the top. Gives
 * up when the user scrolls. Returns a function that stops it.
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

export interface ArrivalDeps {
  readonly brand: Brand
  readonly pageViews: PageViews
  /** Routes without page views. Source: section 2, "Page views". */
  readonly ignored: ReadonlySet<RouteName>
  readonly onPath: (path: string) => void
}

/**
 * Runs on each navigation: title, page view, scroll, focus. Returns the text to announce. Source: section 2, "Routes".
 */
export const useArrival = (shown: Shown, { brand, pageViews, ignored, onPath }: ArrivalDeps): string => {
  const before = useRef<Shown | undefined>(undefined)
  const [positions] = useState(() => scrollPositions(window, sessionSafeStorage))
  const settling = useRef<readonly (() => void)[]>([])
  const [announcement, setAnnouncement] = useState('')

  useLayoutEffect(() => {
    const note = () => positions.note(shown.key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [shown.key, positions])

  useLayoutEffect(() => {
    const from = before.current
    before.current = shown
    if (from?.key === shown.key && from.opened === shown.opened) return
    const title = documentTitle(brand, matchRoute(shown.path))
    document.title = title
    if (from?.path !== shown.path) onPath(shown.path)
    const view = pageViewOf({
      fromPath: from?.path ?? null,
      toPath: shown.path,
      aborted: false,
      ignored,
    })
    if (view !== undefined) pageViews.viewed(view)
    if (from?.key === shown.key) return

    for (const stop of settling.current) stop()
    settling.current = [stand(positions, from, shown)]
    if (shown.route.authentication !== 'needed') positions.forget()
    if (from === undefined || from.path === shown.path) return
    setAnnouncement(title)
    settling.current = [...settling.current, focusHeading(document)]
  }, [shown, brand, pageViews, ignored, onPath, positions])

  return announcement
}

/**
 * Scrolls to where the user left this history entry, or to the top for another route; otherwise does not scroll.
 * Source: section 2, "Scroll position".
 */
const stand = (positions: ScrollPositions, from: Shown | undefined, shown: Shown): (() => void) => {
  const left = shown.byHistory ? positions.at(shown.key) : undefined
  if (left !== undefined) return restoreScroll(window, left)
  if (from === undefined) return () => undefined
  const isTop = scrollAfter(from.path, shown.path) === 'top'
  const top = isTop ? 0 : (positions.at(from.key) ?? 0)
  // Standing where one stood is no scroll, so nothing else would note it for the entry after this one.
  positions.note(shown.key, top)
  return restoreScroll(window, top)
}
