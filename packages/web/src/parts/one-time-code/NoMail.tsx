import type { ReactNode } from 'react'
import styles from './NoMail.module.css'

export interface NoMailProps {
  /** Where the code went. Null: nobody here knows. */
  readonly email: string | null
  /** What else there is to do on this screen, each a `<li>`. */
  readonly children?: ReactNode
}

/** What to do when no code arrives. It is folded away, as it mostly does. */
export const NoMail = ({ email, children }: NoMailProps) => (
  <details className={styles['more']}>
    <summary className={styles['question']}>No e-mail yet?</summary>
    <ul className={styles['answers']}>
      <li>It takes up to a minute. Look into spam and quarantine too.</li>
      {email !== null && (
        <li>
          It went to <strong>{email}</strong>. If that is misspelled, use another address.
        </li>
      )}
      <li>Only the newest code works: one that you asked for before is of no use.</li>
      {children}
    </ul>
  </details>
)
