import type { ErrorMessage } from '../../stores/submission-messages.ts'
import styles from './SignInNote.module.css'
import { untilText } from './until-text.ts'

export interface SignInNoteProps {
  readonly id: string
  readonly error: ErrorMessage | null
  /** Seconds until it may be tried again; 0: now. */
  readonly waitSeconds: number
}

/** The error below the field of a sign-in form. Its live region is rendered from the start. */
export const SignInNote = ({ id, error, waitSeconds }: SignInNoteProps) => (
  <div id={id} className={styles['note']}>
    <p role="alert">{error?.message}</p>
    {error !== null && waitSeconds > 0 && <p>Try again {untilText(waitSeconds)}.</p>}
    {error?.requestId && <p className={styles['id']}>Request {error.requestId}</p>}
  </div>
)
