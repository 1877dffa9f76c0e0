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
import type { Shown } from './shown.ts'

export interface ArrivalNeeds {
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
export const useArrival = (shown: Shown, { brand, pageViews, ignored, onPath }: ArrivalNeeds): string => {
  const before = useRef<Shown | undefined>(undefined)
  const scrolls = useRef(new Map<string, number>())
  const [words, setWords] = useState('')

  useLayoutEffect(() => {
    const note = () => scrolls.current.set(shown.key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [shown.key])

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
    if (from === undefined || from.key === shown.key) return

    const remembered = shown.byHistory ? scrolls.current.get(shown.key) : undefined
    if (remembered !== undefined) window.scrollTo(0, remembered)
    else if (scrollAfter(from.path, shown.path) === 'top') window.scrollTo(0, 0)
    if (from.path === shown.path) return
    setWords(title)
    focusHeading()
  }, [shown, brand, pageViews, ignored, onPath])

  return words
}

/** Unless the screen has put the focus where the work goes on, such as into its first field. */
const focusHeading = () => {
  const main = document.getElementById('main')
  if (
    main === null ||
    (document.activeElement !== null &&
      main.contains(document.activeElement) &&
      document.activeElement !== main)
  )
    return
  const heading = main.querySelector<HTMLElement>('[data-screen-heading], h1') ?? main
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
