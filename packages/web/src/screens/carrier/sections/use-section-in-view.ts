import { useEffect, useState } from 'react'

/** A section counts as visible if this much of it is below what stays at the top, in pixels: more than its border. */
const VISIBLE_MIN = 24

/** Where a section lies after its link was followed, in pixels: below all that stays at the top of the window. */
const topAfterLink = (section: Element): number => {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const { scrollMarginTop } = getComputedStyle(section)
  return (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollMarginTop) || 0)
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
      const shown = sections.flatMap(({ id }) => document.getElementById(id) ?? [])
      const [first] = shown
      if (first === undefined) return
      const edge = topAfterLink(first) + VISIBLE_MIN
      const visible = shown.find(section => section.getBoundingClientRect().bottom > edge)
      setCurrent((visible ?? shown.at(-1))?.id)
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
