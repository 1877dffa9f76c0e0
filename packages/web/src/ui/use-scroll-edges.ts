import { type RefObject, useEffect, useRef } from 'react'

/**
 * Marks an element that scrolls sideways with `data-more-start` and `data-more-end` while content is hidden there, and
 * scrolls its current item (`aria-current`) into view whenever `current` changes.
 */
export const useScrollEdges = <E extends HTMLElement>(current: unknown): RefObject<E | null> => {
  const list = useRef<E>(null)
  const shownFor = useRef<unknown>(undefined)
  useEffect(() => {
    const it = list.current
    if (it === null) return
    const mark = () => {
      it.toggleAttribute('data-more-start', it.scrollLeft > 1)
      it.toggleAttribute('data-more-end', it.scrollLeft + it.clientWidth < it.scrollWidth - 1)
    }
    mark()
    it.addEventListener('scroll', mark, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(mark)
    observer?.observe(it)
    return () => {
      it.removeEventListener('scroll', mark)
      observer?.disconnect()
    }
  }, [])
  useEffect(() => {
    if (shownFor.current === current) return
    shownFor.current = current
    const it = list.current
    const shown = it?.querySelector<HTMLElement>('[aria-current]')
    if (it == null || shown == null || it.scrollWidth <= it.clientWidth) return
    it.scrollLeft = shown.offsetLeft - it.offsetLeft - (it.clientWidth - shown.offsetWidth) / 2
  }, [current])
  return list
}
