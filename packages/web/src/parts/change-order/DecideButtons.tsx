import { type CompanyChangeOrder, changeOrderLines, DECISION_REASON_CHARACTERS_MAX } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { SubmissionError } from '../submission/SubmissionError.tsx'
import { useFocusOnError } from '../submission/use-focus-on-error.ts'
import styles from './ChangeOrder.module.css'
import type { ChangeOrderStore } from './change-order-store.ts'

interface Props {
  readonly store: ChangeOrderStore
  readonly order: CompanyChangeOrder
}

/** Approve and Reject, for users who may decide a pending order. A decision is final, so each is confirmed. */
export const DecideButtons = observer(({ store, order }: Props) => {
  const { requested, mayDecide } = store
  if (order.state !== 'pending' || !mayDecide) return null
  const who = order.requestedBy === null ? 'this change order' : `the change order of ${order.requestedBy}`
  return (
    <div className={styles['actions']}>
      <Button variant="primary" onClick={() => store.request('approved')}>
        Approve
      </Button>
      <Button onClick={() => store.request('rejected')}>Reject</Button>
      <Dialog
        title={requested === 'rejected' ? `Reject ${who}?` : `Approve ${who}?`}
        isOpen={requested !== null}
        onClose={store.leave}
        confirmLabel={requested === 'rejected' ? 'Reject' : 'Approve'}
        onConfirm={() => void store.confirm()}
        isPending={store.submission.isPending}
      >
        <Confirmation store={store} order={order} />
      </Dialog>
    </div>
  )
})

const Confirmation = observer(({ store, order }: Props) => {
  const { requested, submission, reason } = store
  const form = useRef<HTMLDivElement>(null)
  useFocusOnError(form, submission.errorCount)
  return (
    <div ref={form} className={styles['confirmation']}>
      <ul>
        {changeOrderLines(order).map(line => (
          <li key={line}>{line}.</li>
        ))}
      </ul>
      <p>
        {requested === 'rejected'
          ? 'Your company’s record does not change. This decision is final.'
          : 'Your company’s record changes right away. This decision is final.'}
      </p>
      <TextArea
        label={requested === 'rejected' ? 'Reason' : 'Reason (optional)'}
        required={requested === 'rejected'}
        rows={3}
        maxLength={DECISION_REASON_CHARACTERS_MAX}
        value={reason}
        error={submission.fieldError('reason')}
        disabled={submission.isPending}
        onChange={event => store.type(event.currentTarget.value)}
      />
      <SubmissionError submission={submission} />
    </div>
  )
})
