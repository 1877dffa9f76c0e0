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
import { sessionSafeStorage } from '../browser/storage.ts'
import { focusHeading } from './focus-heading.ts'
import { restoreScroll } from './restore-scroll.ts'
import { type ScrollPositions, scrollPositions } from './scroll-positions.ts'
import type { Shown } from './shown.ts'

export interface ArrivalDeps {
  readonly brand: Brand
  readonly pageViews: PageViews
  /** Routes whose page views nobody wants. Source: section 2, "Page views". */
  readonly ignored: ReadonlySet<RouteName>
  readonly onPath: (path: string) => void
}

/**
 * What happens each time a screen has come upon the page: title, page view, scroll, focus. Answers with the words to
 * be read out. Source: section 2, "Routes".
 */
export const useArrival = (shown: Shown, { brand, pageViews, ignored, onPath }: ArrivalDeps): string => {
  const before = useRef<Shown | undefined>(undefined)
  const [positions] = useState(() => scrollPositions(window, sessionSafeStorage))
  const settling = useRef<readonly (() => void)[]>([])
  const [words, setWords] = useState('')

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
    setWords(title)
    settling.current = [...settling.current, focusHeading(document)]
  }, [shown, brand, pageViews, ignored, onPath, positions])

  return words
}

/**
 * Puts the page where the reader is to be: where they left this entry of the history, else at the top of another route,
 * else where they are. Source: section 2, "Scroll position".
 */
const stand = (positions: ScrollPositions, from: Shown | undefined, shown: Shown): (() => void) => {
  const left = shown.byHistory ? positions.at(shown.key) : undefined
  if (left !== undefined) return restoreScroll(window, left)
  if (from === undefined) return () => undefined
  const isTop = scrollAfter(from.path, shown.path) === 'top'
  return restoreScroll(window, isTop ? 0 : (positions.at(from.key) ?? 0))
}
