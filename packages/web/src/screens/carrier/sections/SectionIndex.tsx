import { type RefObject, useEffect } from 'react'
import { cx } from '../../../ui/cx.ts'
import edges from '../../../ui/ScrollEdges.module.css'
import { useScrollEdges } from '../../../ui/use-scroll-edges.ts'
import type { CarrierSection } from '../profile-modules.ts'
import styles from './sections.module.css'
import { useSectionInView } from './use-section-in-view.ts'

/** Keeps the index and the section of the address below the head of the profile, whose height depends on its facts. */
const useBelowHead = (index: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const head = document.querySelector<HTMLElement>('[data-sticky-head]')
    if (head === null || typeof ResizeObserver === 'undefined') return
    const follow = new ResizeObserver(() =>
      index.current?.parentElement?.style.setProperty('--head-height', `${head.offsetHeight}px`),
    )
    follow.observe(head)
    return () => follow.disconnect()
  }, [index])
}

/** Links to the sections; the current one is marked, and in view where the index scrolls. */
export const SectionIndex = ({ sections }: { readonly sections: readonly CarrierSection[] }) => {
  const current = useSectionInView(sections)
  const index = useScrollEdges<HTMLElement>(current)
  useBelowHead(index)
  return (
    <nav ref={index} aria-label="Sections of the profile" className={cx(styles['index'], edges['edges'])}>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
