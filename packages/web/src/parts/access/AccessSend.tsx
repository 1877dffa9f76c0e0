import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { SignInNote } from '../sign-in/SignInNote.tsx'
import type { FormSending } from './form-sending.ts'

export interface AccessSendProps {
  readonly sending: FormSending
  /** The label of the button, and its label while the form is pending: "Continue", "Saving". */
  readonly submit: readonly [idle: string, busy: string]
}

/** The submit button of a sign-in or sign-up form, with the error of the whole form above it. */
export const AccessSend = observer(({ sending, submit: [idle, busy] }: AccessSendProps) => {
  const id = useId()
  const { isSending, mayBeSent, whole, wait } = sending
  return (
    <>
      <SignInNote id={id} error={whole} waitSeconds={wait.seconds} />
      <button
        className="fh-submit"
        type="submit"
        aria-describedby={id}
        aria-disabled={!mayBeSent || undefined}
      >
        {isSending ? busy : idle}
      </button>
    </>
  )
})
