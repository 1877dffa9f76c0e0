import type { ReactNode } from 'react'
import { type ActiveFilter, Chips } from '../../ui/Chips.tsx'
import { FoldedFields } from '../../ui/FoldedFields.tsx'
import styles from './FilterBar.module.css'

interface Props {
  /** The field of a text that narrows the list, shown first and never folded. */
  readonly search?: ReactNode
  /** A sentence in place of the fields: why there are none. */
  readonly note?: ReactNode
  /** How many of the fields narrow the list. */
  readonly count: number
  /** The active filters, with that of the text. */
  readonly chips: readonly (ActiveFilter | false | null)[]
  /** The fields, folded on a phone. */
  readonly children?: ReactNode
}

/** The filters above a list: a text, fields, and the active ones as chips that remove them. */
export const FilterBar = ({ search, note, count, chips, children }: Props) => (
  <search className={styles['bar']}>
    {search !== undefined && <div className={styles['search']}>{search}</div>}
    {note === undefined ? (
      <FoldedFields count={count} className={styles['fields']}>
        {children}
      </FoldedFields>
    ) : (
      <p className={styles['note']}>{note}</p>
    )}
    <Chips chips={chips.filter(chip => chip !== false && chip !== null)} className={styles['chips']} />
  </search>
)
