import type { ReactNode } from 'react'
import styles from './primitives.module.css'

export interface SampleProps {
  name: string
  /** One line on when to use it. */
  use: string
  isWide?: boolean
  children: ReactNode
}

/** A primitive in each of its states. */
export const Sample = ({ name, use, isWide = false, children }: SampleProps) => (
  <section className={styles['sample']} data-wide={isWide || undefined} aria-label={name}>
    <header className={styles['sampleHead']}>
      <h3>{name}</h3>
      <p className={styles['use']}>{use}</p>
    </header>
    <div className={styles['states']}>{children}</div>
  </section>
)
