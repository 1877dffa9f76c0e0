import { type RefObject, useEffect, useRef } from 'react'

/**
 * Marks an element that scrolls sideways with `data-more-start` and `data-more-end` while content is hidden there, and
 * scrolls its current item (`aria-current`) into view whenever `current` changes, also where it scrolls up and down.
 * Its first look comes from the observer, with the layout of the frame: in an effect it would lay out the whole page
 * once more.
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
    it.addEventListener('scroll', mark, { passive: true })
    let isFirst = true
    const onResize = () => {
      if (isFirst) showCurrent(it)
      isFirst = false
      mark()
    }
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onResize)
    if (observer === undefined) onResize()
    // A tab grows when its count arrives, and the list around it does not.
    else for (const each of [it, ...it.children]) observer.observe(each)
    return () => {
      it.removeEventListener('scroll', mark)
      observer?.disconnect()
    }
  }, [])
  useEffect(() => {
    const before = shownFor.current
    shownFor.current = current
    if (before !== undefined && before !== current && list.current !== null) showCurrent(list.current)
  }, [current])
  return list
}

/** Sideways to the middle, as its neighbors on both sides say that there are more; up and down no further than needed. */
const showCurrent = (list: HTMLElement): void => {
  const shown = list.querySelector<HTMLElement>('[aria-current]')
  if (shown === null) return
  const bounds = list.getBoundingClientRect()
  const item = shown.getBoundingClientRect()
  if (list.scrollWidth > list.clientWidth)
    list.scrollLeft += item.left - bounds.left - (bounds.width - item.width) / 2
  if (item.top < bounds.top) list.scrollTop += item.top - bounds.top
  else if (item.bottom > bounds.bottom) list.scrollTop += item.bottom - bounds.bottom
}
