import type { Fact } from '@fairhaul/core'
import styles from './FactText.module.css'

interface Props {
  readonly fact: Fact
  /** Whether notes are below, beside, or only in the `title`. */
  readonly note?: 'below' | 'title'
  /** The label of the fact, where no header shows it. */
  readonly label?: string
}

/**
 * A fact in a row or a table. Its color repeats what its text says. One element where the text has no note,
 * as a page of fifty rows has a thousand facts.
 */
export const FactText = ({ fact, note = 'below', label }: Props) => (
  <span className={styles['fact']} data-tone={fact.tone} title={note === 'title' ? fact.note : undefined}>
    {label !== undefined && <span className={styles['label']}>{`${label} `}</span>}
    {fact.text}
    {note === 'below' && fact.note !== undefined && <span className={styles['note']}>{fact.note}</span>}
  </span>
)
