import { Notice } from '../../ui/Notice.tsx'
import styles from './PendingSignOutNote.module.css'

/** Shown on the sign-in screens while a sign-out has not reached the server. */
export const PendingSignOutNote = () => (
  <Notice tone="warning" className={styles['note'] ?? ''} title="The sign-out is not complete.">
    Your data is gone from this browser, but the server has not confirmed yet. Keep this page open: it will
    finish when you are back online.
  </Notice>
)
