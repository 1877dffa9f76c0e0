import { useEffect } from 'react'
import { ShellTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { holdInView } from '../../parts/hold-in-view.ts'
import { loadSectionsAhead } from './profile-modules.ts'

/** A row or a note that the address opens is shown before its section. */
const hold = (id: string): (() => void) =>
  holdInView(
    () => document.querySelector(`#${CSS.escape(id)} :is(tr, li)[data-open]`) ?? document.getElementById(id),
  )

/**
 * Shows the section that the address names, and again when the address names another: after a link in the page, Back and
 * Forward. An address without a section shows what was in view when it was left. Returns what stops it.
 */
export const showSectionOfAddress = (): (() => void) => {
  const stop = new AbortController()
  const sectionId = () => window.location.hash.slice(1)
  let top = 0
  let shown = ''
  let release: (() => void) | undefined
  const show = () => {
    release?.()
    shown = sectionId()
    release = shown === '' ? undefined : hold(shown)
  }
  const onScroll = () => {
    // The address changes before its section is left, and the browser reports a scroll later than it happens.
    if (shown === '' && sectionId() === '') top = window.scrollY
  }
  const onHashChange = () => {
    show()
    if (shown === '') window.scrollTo(0, top)
  }
  // A link to the section that the address names already changes nothing in the address.
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link !== null && link.hash !== '' && link.hash === window.location.hash) show()
  }
  show()
  window.addEventListener('click', onClick, { signal: stop.signal })
  window.addEventListener('scroll', onScroll, { passive: true, signal: stop.signal })
  window.addEventListener('hashchange', onHashChange, { signal: stop.signal })
  return () => {
    stop.abort()
    release?.()
  }
}

/** `showSectionOfAddress`, once the sections are there. Loads the code of the other sections ahead. */
export const useSectionOfAddress = (areSectionsShown: boolean): void => {
  const ahead = useStore(ShellTokens.Ahead)
  useEffect(() => {
    if (!areSectionsShown) return
    const stopShowing = showSectionOfAddress()
    const stopLoading = loadSectionsAhead(ahead)
    return () => {
      stopShowing()
      stopLoading()
    }
  }, [ahead, areSectionsShown])
}
