import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './FactList.module.css'

export interface ListedFact {
  label: string
  value: ReactNode
  /** A line under the value: where it is from, who can change it. */
  note?: ReactNode
  /** "Not on record", "not checked": told apart from a value. */
  isUnknown?: boolean
}

export interface FactListProps {
  facts: readonly ListedFact[]
  className?: string
}

/** Facts under each other, their labels in a column at the left; on a phone above them. Facts side by side are Stats. */
export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={cx(styles['facts'], className)}>
    {facts.map(({ label, value, note, isUnknown }) => (
      <div key={label} className={styles['fact']}>
        <dt className={styles['label']}>{label}</dt>
        <dd className={styles['value']} data-unknown={isUnknown || undefined}>
          {value}
        </dd>
        {note && <dd className={styles['note']}>{note}</dd>}
      </div>
    ))}
  </dl>
)
