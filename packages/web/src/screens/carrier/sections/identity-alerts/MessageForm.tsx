import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import type { AlertsStore } from './alerts-store.ts'
import styles from './alerts.module.css'

/** Adds a message to an alert. What was typed stays until it is sent. */
export const MessageForm = observer(({ store }: { readonly store: AlertsStore }) => {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.addMessage()
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <SubmissionError submission={store.messaging} />
      <TextArea
        label="Message"
        description="Every broker who sees the alert can read it."
        autoFocus
        rows={3}
        maxLength={2000}
        value={store.draft}
        error={store.messageProblem}
        onChange={event => store.type(event.currentTarget.value)}
      />
      <div className={styles['acts']}>
        <Button type="submit" size="small" variant="primary" isPending={store.messaging.isPending}>
          Add message
        </Button>
        <Button size="small" onClick={() => store.write(null)}>
          Close
        </Button>
      </div>
    </form>
  )
})
