import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './FactList.module.css'

export interface ListedFact {
  label: string
  value: ReactNode
  /** A line under the value: its source, who can change it. */
  note?: ReactNode
  /** "Not on record", "not checked": styled differently from a value. */
  isUnknown?: boolean
}

export interface FactListProps {
  facts: readonly ListedFact[]
  className?: string
}

/** Facts in a column with their labels at the left, on a phone above. For facts side by side use Stats. */
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
