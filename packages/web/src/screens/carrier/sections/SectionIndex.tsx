import type { CarrierSection } from '../profile-modules.ts'
import styles from './sections.module.css'
import { useSectionInView } from './use-section-in-view.ts'

/** Links to the sections; the current one is marked. */
export const SectionIndex = ({ sections }: { readonly sections: readonly CarrierSection[] }) => {
  const current = useSectionInView(sections)
  return (
    <nav aria-label="Sections of the profile" className={styles['index']}>
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
