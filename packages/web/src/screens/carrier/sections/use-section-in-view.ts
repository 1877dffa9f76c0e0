import { useEffect, useState } from 'react'

/** A section counts as visible if this much of it is below what stays at the top, in pixels: more than its border. */
const VISIBLE_MIN = 24

/** The bottom of what stays at the top of the window: the bar, and the head of the profile if it is stuck there. */
const topEdge = (): number => {
  const sticky = document.querySelector('[data-sticky-head]')
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  if (sticky === null || getComputedStyle(sticky).position !== 'sticky') return bar
  return Math.max(bar, sticky.getBoundingClientRect().bottom)
}

/**
 * The id of the first visible section, in their order, which is the one that is being read.
 *
 * Empty: the first section, until the page has scrolled; the last one if none is visible any more.
 */
export const useSectionInView = (sections: readonly { readonly id: string }[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const edge = topEdge() + VISIBLE_MIN
      const visible = sections.find(({ id }) => {
        const section = document.getElementById(id)
        return section !== null && section.getBoundingClientRect().bottom > edge
      })
      setCurrent((visible ?? sections.at(-1))?.id)
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [sections])
  return current
}
