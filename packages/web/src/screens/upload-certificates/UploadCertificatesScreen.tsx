import { formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { NOT_ALLOWED } from '../../parts/certificate-form/CertificateForm.tsx'
import { PAPER_FILE_ENDINGS } from '../../parts/certificate-form/paper-file-endings.ts'
import { ListError } from '../../parts/list/ListError.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { RefusedState } from '../../ui/RefusedState.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { FileList } from './FileList.tsx'
import { OpenFile } from './OpenFile.tsx'
import styles from './UploadCertificates.module.css'
import { FILES_MAX, type UploadCertificatesStore } from './upload-certificates-store.ts'

/** The browser confirms before the page is left: files that were chosen are gone with it. */
const useLeaveWarning = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])
}

/** Certificates of many carriers, read, matched and confirmed one after the other. Section 3, "Certificates of insurance". */
export const UploadCertificatesScreen = observer(() => {
  const store = useScreenStore<UploadCertificatesStore>()
  useLeaveWarning(store.openCount > 0)
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title="Upload certificates"
        description="Each certificate is read in your browser, and its carrier is found by the name of the insured. You confirm one after the other; nothing is sent before."
      />
      {store.mayConfirm ? (
        <>
          <FileDrop
            label="Certificates"
            description={`PDF, PNG, or JPEG, up to 10 MB each, at most ${FILES_MAX} files at once.`}
            accept={PAPER_FILE_ENDINGS}
            file={null}
            onFile={() => {}}
            onFiles={store.add}
            className={styles['drop'] ?? ''}
            {...(store.refusal !== undefined && { error: store.refusal })}
          />
          <Reading store={store} />
          {store.files.length > 0 && (
            <div className={styles['columns']}>
              <FileList store={store} />
              <OpenFile store={store} />
            </div>
          )}
        </>
      ) : (
        <RefusedState title={NOT_ALLOWED.title} text={NOT_ALLOWED.text} />
      )}
    </div>
  )
})

/** How many files are read. Reading can be canceled, and is tried again where it failed. */
const Reading = observer(({ store }: { readonly store: UploadCertificatesStore }) => {
  const { reading, readCount, files } = store
  return (
    <>
      {reading.isPending && (
        <div className={styles['progress']}>
          <ProgressBar
            label="Reading the certificates"
            value={readCount}
            max={files.length}
            text={`${readCount} of ${formatCount(files.length, 'file')}`}
          />
          <Button size="small" onClick={reading.cancel}>
            Cancel
          </Button>
        </div>
      )}
      <ListError
        question={reading.state}
        what="the carriers of these certificates"
        onRetry={() => void store.read()}
      />
    </>
  )
})
