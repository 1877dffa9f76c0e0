import { useEffect, useState } from 'react'

/** The band of the window in which a section counts as read: below the sticky headers, above the middle. */
const READING_BAND = '-160px 0px -55% 0px'

/**
 * The id of the section that is being read: the first, in their order, that crosses the reading band.
 *
 * Empty: the first section, until the first observation and without an IntersectionObserver.
 */
export const useSectionInView = (sections: readonly { readonly id: string }[]): string | undefined => {
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const crossing = new Set<string>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id)
          else crossing.delete(target.id)
        }
        const first = sections.find(({ id }) => crossing.has(id))
        if (first !== undefined) setCurrent(first.id)
      },
      { rootMargin: READING_BAND },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
