import {
  ALERT_CATEGORY_LABELS,
  ALERT_CHARACTERS_MAX,
  FRAUD_REPORT_CATEGORY,
  formatNumber,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, lazy, Suspense, useId, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useFocusOnError } from '../submission/use-focus-on-wrong.ts'
import { SubmissionError } from '../submission/SubmissionError.tsx'
import styles from './FraudReport.module.css'
import type { FraudReportStore } from './fraud-report-store.ts'
import { NamedCarrierField } from './NamedCarrierField.tsx'

/** Dates are the larger half of the form's code: the form stands before them. */
const DateField = lazy(() => import('../../ui/DateField.tsx').then(it => ({ default: it.DateField })))

interface Props {
  readonly form: FraudReportStore
  /** Closes it; what was typed stays. */
  readonly onClose: () => void
}

/**
 * Reports that somebody pretends to be a carrier. Its address is its owner's; what was typed stays until it is sent or left
 * by Cancel. Section 3, "Identity alert"; section 1, "Brands".
 */
export const FraudReportDrawer = observer(({ form, onClose }: Props) => {
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const { fields, submission, mentionsContact } = form
  useFocusOnError(element, submission.errorCount)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (await form.send()) onClose()
  }
  const cancel = () => {
    form.clear()
    onClose()
  }
  return (
    <Drawer
      title="Report fraud"
      subtitle={`Category: ${ALERT_CATEGORY_LABELS[FRAUD_REPORT_CATEGORY]}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" isPending={submission.isPending}>
            Send report
          </Button>
          <Button onClick={cancel} disabled={submission.isPending}>
            Cancel
          </Button>
        </>
      }
    >
      <form ref={element} id={id} className={styles['form']} noValidate onSubmit={event => void send(event)}>
        <SubmissionError submission={submission} />
        <WhoSeesIt mentionsContact={mentionsContact} />
        {mentionsContact && (
          <>
            <TextField
              label="E-mail address that was used"
              type="email"
              inputMode="email"
              autoComplete="off"
              spellCheck={false}
              value={fields.email}
              error={form.emailProblem}
              onChange={event => form.change({ email: event.currentTarget.value })}
            />
            <TextField
              label="Phone number that was used"
              type="tel"
              autoComplete="off"
              description="One of the two is enough."
              value={fields.phone}
              error={form.phoneProblem}
              onChange={event => form.change({ phone: event.currentTarget.value })}
            />
          </>
        )}
        <TextArea
          label="What happened"
          description="Who they said they were, what they asked for, what gave them away."
          autoFocus
          rows={6}
          value={fields.message}
          error={form.messageProblem}
          end={`${formatNumber(fields.message.trim().length)} of ${formatNumber(ALERT_CHARACTERS_MAX)}`}
          onChange={event => form.change({ message: event.currentTarget.value })}
        />
        <Suspense fallback={<Skeleton shape="text" count={3} />}>
          <DateField
            label="Day it happened"
            description="Empty means today."
            value={fields.filedOn}
            max={form.today}
            onChange={form.changeDay}
            {...(form.filedOnProblem !== undefined && { error: form.filedOnProblem })}
          />
        </Suspense>
        <NamedCarrierField
          carrier={fields.carrier}
          error={form.carrierProblem}
          onChange={carrier => form.change({ carrier })}
        />
      </form>
    </Drawer>
  )
})

const WhoSeesIt = ({ mentionsContact }: { readonly mentionsContact: boolean }) => (
  <Notice tone="info" title="Every broker here can see it.">
    {mentionsContact
      ? 'Whoever looks this contact up sees that it was reported, and your text.'
      : 'Reports on this brand hold no contact: e-mail addresses and phone numbers are taken out of your text. Name the carrier, so that it counts there.'}
  </Notice>
)
