import { useEffect } from 'react'
import { holdInView } from '../../parts/hold-in-view.ts'
import { loadSectionsAhead } from './profile-modules.ts'

/** A row or a note that the address opens is shown before its section. */
const hold = (id: string): (() => void) =>
  holdInView(
    () => document.querySelector(`#${CSS.escape(id)} :is(tr, li)[data-open]`) ?? document.getElementById(id),
  )

/**
 * Shows the section that the address names, once the sections are there, and again when the address names another:
 * after a link in the page, Back and Forward. An address without a section shows what was in view when it was left.
 * Loads the code of the other sections ahead.
 */
export const useSectionOfAddress = (areSectionsShown: boolean): void => {
  useEffect(() => {
    if (!areSectionsShown) return
    const stop = new AbortController()
    const sectionId = () => window.location.hash.slice(1)
    let top = 0
    let release: (() => void) | undefined
    const show = () => {
      release?.()
      release = sectionId() === '' ? undefined : hold(sectionId())
    }
    const onScroll = () => {
      if (sectionId() === '') top = window.scrollY
    }
    const onHashChange = () => {
      show()
      if (sectionId() === '') window.scrollTo(0, top)
    }
    show()
    window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal })
    window.addEventListener('hashchange', onHashChange, { signal: stop.signal })
    const stopLoading = loadSectionsAhead()
    return () => {
      stop.abort()
      release?.()
      stopLoading()
    }
  }, [areSectionsShown])
}
