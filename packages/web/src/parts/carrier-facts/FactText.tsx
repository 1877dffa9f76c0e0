import type { Fact } from '@fairhaul/core'
import styles from './FactText.module.css'

interface Props {
  readonly fact: Fact
  /** Notes stand below, beside, or only in the title. */
  readonly note?: 'below' | 'title'
  /** What the fact is about, where no header says it. */
  readonly label?: string
}

/**
 * A fact in a row or a table: its colour is never alone, for the words say it too. One element where the words stand
 * alone, as a page of fifty rows has a thousand facts.
 */
export const FactText = ({ fact, note = 'below', label }: Props) => (
  <span className={styles['fact']} data-tone={fact.tone} title={note === 'title' ? fact.note : undefined}>
    {label !== undefined && <span className={styles['label']}>{`${label} `}</span>}
    {fact.text}
    {note === 'below' && fact.note !== undefined && <span className={styles['note']}>{fact.note}</span>}
  </span>
)
