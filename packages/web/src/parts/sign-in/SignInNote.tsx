import type { SignInTrouble } from '../../stores/sign-in-refusal.ts'
import styles from './SignInNote.module.css'
import { untilWords } from './until-words.ts'

export interface SignInNoteProps {
  readonly id: string
  readonly trouble: SignInTrouble | null
  /** Until it may be tried again; 0 when it may. */
  readonly waitSeconds: number
}

/** What stands under the field of a sign-in form when it was not taken. Its live region is there from the start. */
export const SignInNote = ({ id, trouble, waitSeconds }: SignInNoteProps) => (
  <div id={id} className={styles['note']}>
    <p role="alert">{trouble?.message}</p>
    {trouble !== null && waitSeconds > 0 && <p>Try again {untilWords(waitSeconds)}.</p>}
    {trouble?.requestId && <p className={styles['id']}>Request {trouble.requestId}</p>}
  </div>
)
