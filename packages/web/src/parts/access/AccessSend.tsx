import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import type { Submission } from '../../stores/submission.ts'
import { SignInNote } from '../sign-in/SignInNote.tsx'

export interface AccessSendProps {
  readonly submission: Submission
  /** The label of the button, and its label while the form is pending: "Continue", "Saving". */
  readonly submit: readonly [idle: string, busy: string]
}

/** The submit button of a sign-in or sign-up form, with the error of the whole form above it. */
export const AccessSend = observer(({ submission, submit: [idle, busy] }: AccessSendProps) => {
  const id = useId()
  const { isPending, canSend, wholeError, waitSeconds } = submission
  return (
    <>
      <SignInNote id={id} error={wholeError} waitSeconds={waitSeconds} />
      <button className="fh-submit" type="submit" aria-describedby={id} aria-disabled={!canSend || undefined}>
        {isPending ? busy : idle}
      </button>
    </>
  )
})
