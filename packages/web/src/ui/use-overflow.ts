import { type RefObject, useEffect, useRef } from 'react'

/**
 * Marks an element with `data-overflow` while its first child is wider than itself. An element that scrolls
 * sideways takes sticky headers away from the page, so it should scroll only when it must.
 */
export const useOverflow = (): RefObject<HTMLDivElement | null> => {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const outer = frame.current
    const inner = outer?.firstElementChild
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      outer.toggleAttribute('data-overflow', inner.scrollWidth > outer.clientWidth + 1)
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return frame
}
