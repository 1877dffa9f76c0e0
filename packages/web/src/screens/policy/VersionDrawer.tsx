import {
  comparePolicies,
  formatCalendarDate,
  formatCount,
  formatNumber,
  movedWorkText,
  type Policy,
  POLICY_NOTE_CHARACTERS_MAX,
  policyDifferenceSentence,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { DateField } from '../../parts/date-field/DateField.tsx'
import { FormDrawer } from '../../parts/form-drawer/FormDrawer.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { PolicyScreenStore } from './policy-screen-store.ts'
import type { VersionFormStore } from './version-form-store.ts'
import styles from './Versions.module.css'

interface Props {
  readonly store: PolicyScreenStore
  readonly form: VersionFormStore
  readonly policy: Policy
}

/** Makes a version of the draft, or of an earlier version: what it changes, why, and from which day on. */
export const VersionDrawer = observer(({ store, form, policy }: Props) => {
  const { reverts } = form
  return (
    <FormDrawer
      title={reverts === null ? 'Save as version' : `Bring back version ${reverts.number}`}
      subtitle={
        policy.isApprovalRequired
          ? 'It begins once another admin has approved it.'
          : 'A version never changes.'
      }
      submission={form.submission}
      submitLabel={policy.isApprovalRequired ? 'Send for approval' : 'Save version'}
      onSubmit={form.save}
      onDiscard={store.closeForm}
      onClose={store.closeForm}
    >
      <TextArea
        label="Note"
        description="What changes, and why. Everyone in your company reads it."
        rows={3}
        value={form.note}
        error={form.submission.fieldError('note')}
        end={`${formatNumber(form.note.trim().length)} of ${formatNumber(POLICY_NOTE_CHARACTERS_MAX)}`}
        onChange={event => form.changeNote(event.currentTarget.value)}
      />
      <DateField
        label="First day"
        description={firstDays(policy)}
        value={form.effectiveOn}
        min={form.today}
        error={form.submission.fieldError('effectiveOn')}
        onChange={form.changeDay}
      />
      <Changes store={store} form={form} policy={policy} />
      <Turned form={form} />
    </FormDrawer>
  )
})

/** Which days a version may begin on: after the last one that is to come. */
const firstDays = ({ scheduled }: Policy): string => {
  const last = scheduled.at(-1)
  return last === undefined
    ? 'Today, or a later day.'
    : `After ${formatCalendarDate(last.effectiveOn)}, when version ${last.number} begins. For an earlier day, withdraw that version first.`
}

/** What the version changes about the rules in force, in sentences. */
const Changes = observer(({ store, form, policy }: Props) => {
  const differences = comparePolicies(policy.sections, form.sections)
  if (differences.length === 0)
    return <p className={styles['same']}>It asks for the same as the rules in force.</p>
  return differences.map(({ classificationId, change, rules }) => (
    <div key={classificationId ?? 'all'} className={styles['changes']}>
      <h3>
        {classificationId === null ? 'What it changes' : store.nameOf(classificationId)}
        {change === 'added' && ', rules of their own'}
        {change === 'dropped' && ', no rules of their own any more'}
      </h3>
      <ul>
        {rules.map(policyDifferenceSentence).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  ))
})

/** How many carriers the version turns. Nothing until all of them were tried. */
const Turned = observer(({ form: { whatIf } }: Pick<Props, 'form'>) => {
  if (whatIf?.comparison.value === undefined) return null
  const turned = whatIf.allMoves
  const work = movedWorkText(turned)
  return (
    <p role="status">
      {turned.length === 0
        ? 'No carrier’s verdict would change today.'
        : `The verdict of ${formatCount(turned.length, 'carrier')} would change today${work === '' ? '' : `: ${work}`}.`}
    </p>
  )
})
