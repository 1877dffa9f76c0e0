import { useEffect, useRef } from 'react'
import type { ContactSearchStore } from './contact-search-store.ts'

/**
 * After a search by keyboard the focus moves to the answer: from the field of the search, or from
 * the heading of a new screen, unless the user types on.
 */
export const useFocusOnAnswer = (store: ContactSearchStore) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const requested = store.shown?.query
  useEffect(() => {
    if (requested === undefined) return
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement
      const isInForm = now?.closest('[data-contact-form]') != null && store.form.isAbout(requested)
      if (isInForm || now?.tagName === 'H1') heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [requested, store])
  return heading
}
