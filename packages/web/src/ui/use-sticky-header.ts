import { type RefObject, useEffect } from 'react'

/**
 * Keeps the header of a table in view while the page scrolls, if the table scrolls sideways in a container of its own:
 * there `position: sticky` would stick to the container. `--sticky-top` of an ancestor sets the distance from the top.
 */
export const useStickyHeader = (frame: RefObject<HTMLDivElement | null>): void => {
  useEffect(() => {
    const outer = frame.current
    const head = outer?.querySelector('thead')
    const around = outer?.parentElement
    if (!outer || !head || !around || outer.dataset['scroll'] === 'box') return
    let shown = 0
    const follow = () => {
      const shift = outer.hasAttribute('data-overflow') ? shiftOf(outer, head, around) : 0
      if (shift === shown) return
      shown = shift
      head.style.transform = shift === 0 ? '' : `translateY(${shift}px)`
    }
    const requested = new MutationObserver(follow)
    requested.observe(outer, { attributeFilter: ['data-overflow'] })
    window.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('resize', follow)
    return () => {
      requested.disconnect()
      window.removeEventListener('scroll', follow)
      window.removeEventListener('resize', follow)
    }
  }, [frame])
}

/** In pixels: never above its normal place, nor below the last row. */
const shiftOf = (outer: Element, head: Element, around: Element): number => {
  const { top, height } = outer.getBoundingClientRect()
  const least = Number.parseFloat(getComputedStyle(around).getPropertyValue('--sticky-top')) || 0
  const most = Math.max(height - 2 * head.getBoundingClientRect().height, 0)
  return Math.min(Math.max(Math.round(least - top), 0), most)
}
