import styles from './sections.module.css'
import type { CarrierSection } from './carrier-sections.ts'

/** The way to each section; the addresses are its own. */
export const SectionIndex = ({ sections }: { readonly sections: readonly CarrierSection[] }) => (
  <nav aria-label="Sections of the profile" className={styles['index']}>
    <ul>
      {sections.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)
