import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Stat.module.css'

export interface StatProps {
  label: string
  value: ReactNode
  /** A note for comparison: "national average 22.26%, Jun 6, 2025". */
  note?: ReactNode
  /** `unknown` for "not on record" and "not checked", which must not look like a zero. */
  tone?: 'plain' | 'unknown' | 'pass' | 'override' | 'incomplete' | 'fail'
  className?: string
}

/** One fact with its label. Put several into a `Stats`. */
export const Stat = ({ label, value, note, tone = 'plain', className }: StatProps) => (
  <div className={cx(styles['stat'], className)} data-tone={tone}>
    <dt className={styles['label']}>{label}</dt>
    <dd className={styles['value']}>{value}</dd>
    {note && <dd className={styles['note']}>{note}</dd>}
  </div>
)

/** Facts in a row that wraps. */
export const Stats = ({ className, children }: { className?: string; children: ReactNode }) => (
  <dl className={cx(styles['stats'], className)}>{children}</dl>
)
