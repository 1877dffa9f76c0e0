import {
  formatCalendarDate,
  formatNumber,
  OWN_CHECK_CHARACTERS_MAX,
  OWN_CHECK_FILE_KINDS,
  RECORDED_CHECK_KINDS,
  OWN_CHECK_LABELS,
  OWN_CHECK_TERM_LABELS,
  type OwnCheckTerm,
  uploadProblems,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { DateField } from '../../../../parts/date-field/DateField.tsx'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { FileDrop } from '../../../../ui/FileDrop.tsx'
import { RadioGroup } from '../../../../ui/RadioGroup.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import type { OwnCheckFormStore } from './own-check-form-store.ts'

const KINDS = RECORDED_CHECK_KINDS.map(key => ({ key, label: OWN_CHECK_LABELS[key] }))
const RESULTS = [
  { key: 'verified', label: 'Verified' },
  { key: 'not-verified', label: 'Not verified' },
] as const
const TERMS = Object.entries(OWN_CHECK_TERM_LABELS).map(([key, label]) => ({
  key: key as OwnCheckTerm,
  label,
}))
const FILE_ENDINGS = OWN_CHECK_FILE_KINDS.map(({ ending }) => `.${ending}`).join(',')

/** Records a check that the company made by itself. The drawer has an address of its own. */
export const OwnCheckDrawer = observer(({ store: profile, carrier }: ProfilePartProps) => {
  const form = useScreenStore<OwnCheckFormStore>()
  const close = useCloseDrawer(profile.drawerHistory, profile.at.below)
  const { isVerified, note } = form
  const fileProblem = form.problemOf('file')
  return (
    <FormDrawer
      title="Record a check"
      subtitle={carrier.legalName}
      submission={form.submission}
      submitLabel="Record check"
      onSubmit={form.record}
      onDiscard={form.discard}
      onClose={close}
    >
      <Select
        label="What was checked"
        options={KINDS}
        value={form.kind}
        error={form.problemOf('kind')}
        onChange={kind => form.change({ kind })}
      />
      <RadioGroup
        label="Result"
        isRow
        options={RESULTS}
        value={isVerified === null ? null : isVerified ? 'verified' : 'not-verified'}
        error={form.problemOf('isVerified')}
        onChange={key => form.change({ isVerified: key === 'verified' })}
      />
      <DateField
        label="Checked on"
        value={form.checkedOn}
        max={form.today}
        error={form.problemOf('checkedOn')}
        onChange={checkedOn => form.change({ checkedOn })}
      />
      {isVerified === false ? (
        <p role="status">Counts until a newer check. Rules that use it fail.</p>
      ) : (
        <End form={form} />
      )}
      <TextArea
        label="Note (optional)"
        description="Whom you spoke to, and what you saw."
        rows={3}
        value={note}
        error={form.problemOf('note')}
        end={`${formatNumber(note.trim().length)} of ${formatNumber(OWN_CHECK_CHARACTERS_MAX)}`}
        onChange={event => form.change({ note: event.currentTarget.value })}
      />
      <FileDrop
        label="Document or photo (optional)"
        description="PDF, PNG, or JPEG, up to 10 MB."
        accept={FILE_ENDINGS}
        problemOf={file => uploadProblems(file, OWN_CHECK_FILE_KINDS)[0]}
        file={form.file}
        onFile={file => form.change({ file })}
        isDisabled={form.submission.isPending}
        {...(fileProblem !== undefined && { error: fileProblem })}
      />
      <p>The check counts for your company alone. No other company sees it.</p>
    </FormDrawer>
  )
})

/** How long it counts, with its last day in words. */
const End = observer(({ form }: { readonly form: OwnCheckFormStore }) => {
  const { term, expiresOn } = form
  const problem = form.problemOf('expiresOn')
  return (
    <>
      <RadioGroup
        label="Counts for"
        isRow
        options={TERMS}
        value={term}
        error={term === 'on-a-date' ? undefined : problem}
        onChange={key => form.change({ term: key })}
      />
      {term === 'on-a-date' ? (
        <DateField
          label="Last day"
          value={form.lastDay}
          min={form.today}
          error={problem}
          onChange={lastDay => form.change({ lastDay })}
        />
      ) : (
        expiresOn !== null && <p role="status">Counts through {formatCalendarDate(expiresOn)}.</p>
      )}
    </>
  )
})
