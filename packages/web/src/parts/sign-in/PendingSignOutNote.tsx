import { Notice } from '../../ui/Notice.tsx'
import styles from './PendingSignOutNote.module.css'

/** Said on the screens of signing in while the server has not been told of a sign-out. */
export const PendingSignOutNote = () => (
  <Notice tone="warning" className={styles['note'] ?? ''} title="The sign-out is not complete.">
    Nothing of you is left on this browser, but the server could not be told yet. Keep this page open: it is
    told as soon as there is a connection.
  </Notice>
)
