import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { CertificateForm, NOT_ALLOWED } from '../../../../parts/certificate-form/CertificateForm.tsx'
import { PAPER_FILE_ENDINGS } from '../../../../parts/certificate-form/paper-file-endings.ts'
import type { CertificateFormStore } from '../../../../parts/certificate-form/certificate-form-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { FileDrop } from '../../../../ui/FileDrop.tsx'
import { paperFileProblem } from '@fairhaul/core'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './AddCertificateDrawer.module.css'

/** Adds a certificate of insurance: its file beside the fields that were read from it, which a person confirms. */
export const AddCertificateDrawer = observer(({ store, carrier }: ProfilePartProps) => {
  const form = useScreenStore<CertificateFormStore>()
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  const { paper, file, problem } = form.reading
  const error = problem ?? form.submission.fieldError('file')
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
        accept={PAPER_FILE_ENDINGS}
        problemOf={paperFileProblem}
        file={file}
        onFile={next => void form.changeFile(next)}
        isDisabled={form.submission.isPending}
        {...(error !== undefined && { error })}
      />
      <CertificateForm form={form} />
    </FormDrawer>
  )
})
