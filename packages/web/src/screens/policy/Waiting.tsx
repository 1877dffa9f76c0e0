import {
  comparePolicies,
  dayText,
  formatCalendarDate,
  type Policy,
  POLICY_NOTE_CHARACTERS_MAX,
  type PolicyVersion,
  formatNumber,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { FormDrawer } from '../../parts/form-drawer/FormDrawer.tsx'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { DifferencesTable } from './DifferencesTable.tsx'
import { personText } from './person-text.ts'
import type { PolicyScreenStore } from './policy-screen-store.ts'
import styles from './Versions.module.css'

interface Props {
  readonly store: PolicyScreenStore
  readonly policy: Policy
  readonly version: PolicyVersion
}

/** A version that waits for a second person: what it changes, and to whom it is open, approving and declining it. */
export const Waiting = observer(({ store, policy, version }: Props) => {
  const { approval, nameOf } = store
  const { number, author, createdAt, effectiveOn, note } = version
  const mayDecide = approval.mayDecide(version)
  const differences = comparePolicies(policy.sections, version.sections)
  return (
    <Section
      heading={mayDecide ? 'Waits for your approval' : 'Waits for approval'}
      note={`Version ${number} by ${personText(author.userName)}, ${dayText(createdAt)}`}
    >
      <p className={styles['note']}>
        To begin on {formatCalendarDate(effectiveOn)}. {note}
      </p>
      {differences.length === 0 ? (
        <p className={styles['same']}>It asks for the same as the rules in force.</p>
      ) : (
        <DifferencesTable
          differences={differences}
          nameOf={nameOf}
          before="In force"
          after={`Version ${number}`}
        />
      )}
      <SubmissionError submission={approval.approving} />
      {mayDecide && (
        <div className={styles['decide']}>
          <Button
            variant="primary"
            isPending={approval.approving.isPending}
            onClick={() => void approval.approve(version)}
          >
            Approve
          </Button>
          <Button onClick={approval.openReason}>Decline</Button>
        </div>
      )}
      {approval.isDeclining && <Decline store={store} version={version} />}
    </Section>
  )
})

const Decline = observer(({ store: { approval }, version }: Omit<Props, 'policy'>) => (
  <FormDrawer
    title={`Decline version ${version.number}`}
    submission={approval.declining}
    submitLabel="Decline"
    onSubmit={() => approval.decline(version)}
    onDiscard={approval.dropReason}
    onClose={approval.closeReason}
  >
    <TextArea
      label="Reason"
      description="Its author reads it, and it is kept with the version."
      rows={3}
      value={approval.reason}
      error={approval.declining.fieldError('reason')}
      end={`${formatNumber(approval.reason.trim().length)} of ${formatNumber(POLICY_NOTE_CHARACTERS_MAX)}`}
      onChange={event => approval.changeReason(event.currentTarget.value)}
    />
  </FormDrawer>
))
