import {
  type AlertEvidence,
  EVIDENCE_CHARACTERS_MAX,
  EVIDENCE_KIND_LABELS,
  EVIDENCE_KINDS,
  evidenceKindLabel,
  exactTime,
  formatNumber,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { useFocusOnError } from '../../parts/submission/use-focus-on-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Card } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { EVIDENCE_FILES, type EvidenceForm } from './evidence-form.ts'
import styles from './IdentityAlert.module.css'
import type { IdentityAlertStore } from './identity-alert-store.ts'

interface Props {
  readonly store: IdentityAlertStore
  readonly evidence: readonly AlertEvidence[]
}

/** What is behind an alert; one without evidence says so. Who raised it adds more. */
export const EvidenceCard = observer(({ store, evidence }: Props) => {
  const form = store.evidence
  return (
    <Card
      heading="Evidence"
      note={evidence.length > 0 && String(evidence.length)}
      actions={
        store.mayAddEvidence &&
        !form.isOpen && (
          <Button size="small" onClick={() => form.open(true)}>
            Add evidence
          </Button>
        )
      }
    >
      {evidence.length === 0 && (
        <p className={styles['quiet']}>This report has no evidence. Weigh it as one broker’s word.</p>
      )}
      <ul className={styles['evidence']} aria-label="Evidence">
        {evidence.map(({ id, kind, note, file, createdAt }) => (
          <li key={id}>
            <p className={styles['made']}>
              <strong>{evidenceKindLabel(kind)}</strong>
              <time dateTime={createdAt} className={styles['note']}>
                {exactTime(createdAt)}
              </time>
            </p>
            <p className={styles['text']}>{note}</p>
            {file !== null && (
              <a href={file.url} download className={linkClass}>
                {file.name}
              </a>
            )}
          </li>
        ))}
      </ul>
      {form.isOpen && store.mayAddEvidence && <NewEvidence form={form} takesFile={store.takesFiles} />}
    </Card>
  )
})

const KINDS = EVIDENCE_KINDS.map(key => ({ key, label: EVIDENCE_KIND_LABELS[key] }))

interface FormProps {
  readonly form: EvidenceForm
  /** Files may show contacts, which the watchdog's reports have none of. */
  readonly takesFile: boolean
}

const NewEvidence = observer(({ form, takesFile }: FormProps) => {
  const element = useRef<HTMLFormElement>(null)
  const { submission } = form
  useFocusOnError(element, submission.errorCount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.send()
  }
  const fileProblem = submission.fieldError('file')
  return (
    <form ref={element} className={styles['form']} noValidate onSubmit={submit}>
      <SubmissionError submission={submission} />
      <Select
        label="Kind of evidence"
        options={KINDS}
        value={form.kind}
        onChange={kind => form.change({ kind })}
      />
      <TextArea
        label="What it shows"
        rows={2}
        autoFocus
        value={form.note}
        error={form.noteProblem ?? submission.fieldError('note')}
        end={`${formatNumber(form.note.trim().length)} of ${formatNumber(EVIDENCE_CHARACTERS_MAX)}`}
        onChange={event => form.change({ note: event.currentTarget.value })}
      />
      {takesFile && (
        <FileDrop
          label="File (optional)"
          description="PDF, PNG, or JPEG, up to 10 MB. Every broker who sees the alert can open it."
          accept={EVIDENCE_FILES.map(({ ending }) => `.${ending}`).join(',')}
          problemOf={form.problemOf}
          file={form.file}
          onFile={file => form.change({ file })}
          {...(fileProblem !== undefined && { error: fileProblem })}
        />
      )}
      <div className={styles['acts']}>
        <Button type="submit" size="small" variant="primary" isPending={submission.isPending}>
          Add evidence
        </Button>
        <Button size="small" onClick={form.cancel} disabled={submission.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  )
})
