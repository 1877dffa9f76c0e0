import { Notice } from '../../ui/Notice.tsx'
import styles from './PendingSignOutNote.module.css'

/** Shown on the sign-in screens while a sign-out has not reached the server. */
export const PendingSignOutNote = () => (
  <Notice tone="warning" className={styles['note'] ?? ''} title="The sign-out is not complete.">
    Nothing of you is left on this browser, but the server could not be told yet. Keep this page open: it is
    told as soon as there is a connection.
  </Notice>
)
