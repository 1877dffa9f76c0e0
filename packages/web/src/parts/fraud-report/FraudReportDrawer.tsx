import {
  ALERT_CATEGORY_LABELS,
  ALERT_CHARACTERS_MAX,
  FRAUD_REPORT_CATEGORY,
  formatNumber,
  paths,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { DateField } from '../date-field/DateField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormDrawer } from '../form-drawer/FormDrawer.tsx'
import styles from './FraudReport.module.css'
import type { FraudReportStore } from './fraud-report-store.ts'
import { NamedCarrierField } from './NamedCarrierField.tsx'

interface Props {
  readonly form: FraudReportStore
  /** Closes the drawer and keeps what was typed. */
  readonly onClose: () => void
}

/**
 * Reports that someone pretends to be a carrier. The screen that shows it owns its address.
 *
 * Source: section 3, "Identity alert"; section 1, "Brands".
 */
export const FraudReportDrawer = observer(({ form, onClose }: Props) => {
  const { fields, submission, mentionsContact } = form
  return (
    <FormDrawer
      title="Report fraud"
      subtitle={`Category: ${ALERT_CATEGORY_LABELS[FRAUD_REPORT_CATEGORY]}`}
      submission={submission}
      submitLabel="Send report"
      onSubmit={form.send}
      onDiscard={form.clear}
      onClose={onClose}
    >
      <WhoSeesIt mentionsContact={mentionsContact} />
      <OtherMatters />
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
            description="Enter at least one."
            value={fields.phone}
            error={form.phoneProblem}
            onChange={event => form.change({ phone: event.currentTarget.value })}
          />
        </>
      )}
      <TextArea
        label="What happened"
        description="Who they claimed to be, what they asked for, and what tipped you off."
        autoFocus
        rows={6}
        value={fields.message}
        error={form.messageProblem}
        end={`${formatNumber(fields.message.trim().length)} of ${formatNumber(ALERT_CHARACTERS_MAX)}`}
        onChange={event => form.change({ message: event.currentTarget.value })}
      />
      <DateField
        label="Date it happened"
        description="Leave empty for today."
        value={fields.filedOn}
        max={form.today}
        error={form.filedOnProblem}
        onChange={filedOn => form.change({ filedOn })}
      />
      <NamedCarrierField
        carrier={fields.carrier}
        error={form.carrierProblem}
        onChange={carrier => form.change({ carrier })}
      />
    </FormDrawer>
  )
})

const WhoSeesIt = ({ mentionsContact }: { readonly mentionsContact: boolean }) => (
  <Notice tone="info" title="Every broker can see this.">
    {mentionsContact
      ? 'Anyone who looks up this contact sees that it was reported, and what you wrote.'
      : 'Watchdog reports do not include contacts: e-mail addresses and phone numbers are removed from your text. Name the carrier so the report counts.'}{' '}
    Your company’s name is shown with it. You or an admin at your company can withdraw it.
  </Notice>
)

/** This form reports a false identity only: for the other categories it leads to the alert of any category. */
const OtherMatters = () => (
  <p className={styles['other']}>
    Is it something else, such as double brokering or a load held for money?{' '}
    <Link to={paths.newIdentityAlert()}>Post an alert</Link>
  </p>
)
