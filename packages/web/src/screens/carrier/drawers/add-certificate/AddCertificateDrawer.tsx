import { PAPER_FILE_KINDS, paperFileProblem } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { FileDrop } from '../../../../ui/FileDrop.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { ProgressBar } from '../../../../ui/ProgressBar.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './AddCertificateDrawer.module.css'
import { CertificateFields } from './CertificateFields.tsx'
import type { CertificateFormStore } from './certificate-form-store.ts'
import { PaperPages } from './PaperPages.tsx'

const FILE_ENDINGS = PAPER_FILE_KINDS.map(({ ending }) => `.${ending}`).join(',')

const NOT_ALLOWED = {
  title: 'You may not confirm certificates',
  text: 'You need the Insurance permission. An admin can give it to you.',
}

/** Adds a certificate of insurance: its file beside the fields that were read from it, which a person confirms. */
export const AddCertificateDrawer = observer(({ store, carrier }: ProfilePartProps) => {
  const form = useScreenStore<CertificateFormStore>()
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  const { paper, file, problem } = form.reading
  return (
    <FormDrawer
      title="Add a certificate of insurance"
      subtitle={carrier.legalName}
      blocked={form.mayConfirm ? undefined : NOT_ALLOWED}
      submission={form.submission}
      submitLabel="Confirm certificate"
      onSubmit={form.confirm}
      onDiscard={form.discard}
      onClose={close}
      {...(paper !== null && { className: styles['wide'] ?? '' })}
    >
      <FileDrop
        label="Certificate"
        description="PDF, PNG, or JPEG, up to 10 MB. Its text is read in your browser; nothing is sent before you confirm."
        accept={FILE_ENDINGS}
        problemOf={paperFileProblem}
        file={file}
        onFile={next => void form.changeFile(next)}
        isDisabled={form.submission.isPending}
        {...errorOf(problem ?? form.submission.fieldError('file'))}
      />
      <Progress form={form} />
      {form.notes.map(note => (
        <Notice key={note} tone="info">
          {note}
        </Notice>
      ))}
      <div className={styles['beside']}>
        {paper !== null && file !== null && <PaperPages paper={paper} name={file.name} place={form.place} />}
        <CertificateFields form={form} />
      </div>
    </FormDrawer>
  )
})

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error })

/** How far the file is read or sent. Reading can be canceled. */
const Progress = observer(({ form }: { readonly form: CertificateFormStore }) => {
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
