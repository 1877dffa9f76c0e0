import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import styles from './checks.module.css'
import type { ChecksStore } from './checks-store.ts'

/** Takes a check back, with the reason. The check stays in the list and no longer counts. */
export const WithdrawForm = observer(
  ({ store, label }: { readonly store: ChecksStore; readonly label: string }) => {
    const { submission } = store
    const submit = (event: FormEvent) => {
      event.preventDefault()
      void store.confirm()
    }
    return (
      <form className={styles['taking']} noValidate onSubmit={submit} aria-label={`Take back: ${label}`}>
        <SubmissionError submission={submission} />
        <TextArea
          label="Reason"
          description="The check stays in the list and no longer counts."
          rows={2}
          value={store.reason}
          error={submission.fieldError('reason')}
          onChange={event => store.changeReason(event.currentTarget.value)}
          autoFocus
        />
        <span className={styles['acts']}>
          <Button type="submit" variant="primary" size="small" isPending={submission.isPending}>
            Take back
          </Button>
          <Button size="small" disabled={submission.isPending} onClick={() => store.startTakingBack(null)}>
            Cancel
          </Button>
        </span>
      </form>
    )
  },
)
