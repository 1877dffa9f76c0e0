import { isOut, type RateConfirmation, sendingSteps } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Card } from '../../ui/Section.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { FormDrawer } from '../form-drawer/FormDrawer.tsx'
import type { CancelConfirmationStore } from './cancel-confirmation-store.ts'
import styles from './rate-confirmation.module.css'

interface Props {
  readonly store: CancelConfirmationStore
  readonly confirmation: RateConfirmation
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What happened to a rate confirmation that was sent from here, and its cancellation. Empty: it was not. */
export const SendingSection = observer(({ store, confirmation, now }: Props) => {
  const { sending, id } = confirmation
  if (sending === null) return null
  const steps = sendingSteps(confirmation, new Date(now).toISOString())
  return (
    <Card
      heading="Carrier’s answer"
      actions={
        isOut(confirmation) && (
          <span data-on-screen="">
            <Button size="small" onClick={store.open}>
              Cancel rate confirmation
            </Button>
          </span>
        )
      }
    >
      <FactList
        facts={[
          ...steps.map(({ label, text, tone }) => ({
            label,
            value: (
              <span className={styles['step']} data-tone={tone}>
                {text}
              </span>
            ),
          })),
          { label: 'SHA-256 of the PDF', value: <code className={styles['hash']}>{sending.pdfSha256}</code> },
        ]}
      />
      {store.isOpen && (
        <FormDrawer
          title="Cancel rate confirmation"
          submission={store.submission}
          submitLabel="Cancel it"
          submitVariant="danger"
          cancelLabel="Keep it"
          onSubmit={() => store.cancel(id)}
          onDiscard={store.clear}
          onClose={store.close}
        >
          <p>
            The carrier’s link will say that it is canceled. Tell the carrier as well, then send another one.
          </p>
          <TextArea
            label="Why"
            rows={3}
            maxLength={500}
            value={store.reason}
            error={store.submission.fieldError('reason')}
            onChange={event => store.change(event.currentTarget.value)}
          />
        </FormDrawer>
      )}
    </Card>
  )
})
