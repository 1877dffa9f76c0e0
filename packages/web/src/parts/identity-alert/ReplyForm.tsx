import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { SubmissionError } from '../submission/SubmissionError.tsx'
import { useFocusOnError } from '../submission/use-focus-on-error.ts'
import type { AlertReply } from './alert-reply.ts'
import styles from './identity-alert.module.css'

interface Props {
  readonly reply: AlertReply
  /** Closes the form and keeps what was typed. Missing: it is always shown. */
  readonly onClose?: () => void
  readonly onSent?: () => void
}

/**
 * What was typed as a message to an alert that takes no more, so that it is not lost. Empty: nothing is shown.
 */
export const UnsentReply = observer(({ reply }: Pick<Props, 'reply'>) =>
  reply.text === '' ? null : (
    <div className={styles['form']}>
      <TextArea
        label="Your message"
        description="It was not sent. Copy what you want to keep."
        rows={3}
        readOnly
        value={reply.text}
      />
      <div className={styles['acts']}>
        <Button size="small" onClick={() => reply.type('')}>
          Discard message
        </Button>
      </div>
    </div>
  ),
)

/** Adds a message to an alert. What was typed stays until it is sent. */
export const ReplyForm = observer(({ reply, onClose, onSent }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const { submission } = reply
  useFocusOnError(form, submission.errorCount)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await reply.send()) onSent?.()
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={event => void submit(event)}>
      <SubmissionError submission={submission} />
      <TextArea
        label="Message"
        description="Every broker who sees the alert can read it."
        autoFocus={onClose !== undefined}
        rows={3}
        maxLength={2000}
        value={reply.text}
        error={reply.problem}
        onChange={event => reply.type(event.currentTarget.value)}
      />
      <div className={styles['acts']}>
        <Button type="submit" size="small" variant="primary" isPending={submission.isPending}>
          Add message
        </Button>
        {onClose !== undefined && (
          <Button size="small" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </form>
  )
})
