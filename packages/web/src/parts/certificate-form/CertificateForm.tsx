import { observer } from 'mobx-react-lite'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { CertificateFields } from './CertificateFields.tsx'
import styles from './CertificateForm.module.css'
import type { CertificateFormStore } from './certificate-form-store.ts'
import { PaperPages } from './PaperPages.tsx'

/** Why someone may not confirm certificates. */
export const NOT_ALLOWED = {
  title: 'You may not confirm certificates',
  text: 'You need the Insurance permission. An admin can give it to you.',
}

interface Props {
  readonly form: CertificateFormStore
}

/** The pages of a certificate beside the fields that were read from it. */
export const CertificateForm = observer(({ form }: Props) => {
  const { paper, file } = form.reading
  return (
    <div className={styles['form']}>
      <Progress form={form} />
      {form.notes.map(note => (
        <Notice key={note} tone="info">
          {note}
        </Notice>
      ))}
      <div className={styles['beside']} data-pages={paper !== null || undefined}>
        {paper !== null && file !== null && <PaperPages paper={paper} name={file.name} place={form.place} />}
        <CertificateFields form={form} />
      </div>
    </div>
  )
})

/** How far the file is read or sent. Reading can be canceled. */
const Progress = observer(({ form }: Props) => {
  const { reading, submission } = form
  const { progress } = reading
  if (progress === null) return null
  const { label, done, all } = progress
  return (
    <div className={styles['progress']}>
      <ProgressBar label={label} value={done} max={all} text={`${label}…`} />
      {!submission.isPending && (
        <Button size="small" onClick={reading.cancel}>
          Cancel reading
        </Button>
      )}
    </div>
  )
})
