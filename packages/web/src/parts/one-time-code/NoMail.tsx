import type { ReactNode } from 'react'
import { Fold } from '../../ui/Fold.tsx'
import styles from './NoMail.module.css'

export interface NoMailProps {
  /** The address the code was sent to. Null: unknown. */
  readonly email: string | null
  /** Other actions of the screen, each a `<li>`. */
  readonly children?: ReactNode
}

/** What to do if no code arrives, collapsed by default. */
export const NoMail = ({ email, children }: NoMailProps) => (
  <Fold summary="No e-mail yet?" className={styles['more']}>
    <ul className={styles['answers']}>
      <li>It can take a minute. Check spam and quarantine too.</li>
      {email !== null && (
        <li>
          It went to <strong>{email}</strong>. If that is misspelled, use another address.
        </li>
      )}
      <li>Only the newest code works. Earlier codes do not.</li>
      {children}
    </ul>
  </Fold>
)
