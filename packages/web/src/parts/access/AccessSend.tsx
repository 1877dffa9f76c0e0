import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { SignInNote } from '../sign-in/SignInNote.tsx'
import type { FormSending } from './form-sending.ts'

export interface AccessSendProps {
  readonly sending: FormSending
  /** What the button says, and what it says while the form is on its way: "Continue", "Saving". */
  readonly submit: readonly [idle: string, busy: string]
}

/** The button of a form of the way in, and above it what kept the form as a whole from being taken. */
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
