import type { ReactNode } from 'react'
import styles from './BulkBar.module.css'
import { Button } from './Button.tsx'
import { Kbd } from './Kbd.tsx'

export interface BulkBarProps {
  count: number
  onClear: () => void
  /** The actions for the selected rows, and why some of them cannot be done. */
  children?: ReactNode
}

/** The bar at the bottom of a list while rows are selected. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => (
  <section className={styles['bar']} aria-label="Selected rows">
    <p role="status" className={styles['count']}>
      {count.toLocaleString('en-US')} selected
    </p>
    {children}
    <Button variant="quiet" size="small" className={styles['clear'] ?? ''} onClick={onClear}>
      Clear <Kbd>Esc</Kbd>
    </Button>
  </section>
)
