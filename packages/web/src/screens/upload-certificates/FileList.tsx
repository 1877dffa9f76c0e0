import { formatCount, formatNumber } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import type { CertificateFile, CertificateFileState } from './certificate-file.ts'
import styles from './UploadCertificates.module.css'
import type { UploadCertificatesStore } from './upload-certificates-store.ts'

interface Props {
  readonly store: UploadCertificatesStore
}

/** What each state of a file is called. */
const STATES: Readonly<Record<CertificateFileState, { readonly label: string; readonly tone: BadgeTone }>> = {
  waiting: { label: 'Not read yet', tone: 'neutral' },
  unreadable: { label: 'Cannot be read', tone: 'fail' },
  'no-carrier': { label: 'Choose its carrier', tone: 'info' },
  ready: { label: 'To confirm', tone: 'info' },
  confirmed: { label: 'Confirmed', tone: 'brand' },
  'left-out': { label: 'Left out', tone: 'neutral' },
}

/** The files in the order in which they were added: what each is waiting for, and which carrier it insures. */
export const FileList = observer(({ store }: Props) => {
  const { files, confirmedCount, openCount, reading } = store
  const isStopped = files.some(({ state }) => state === 'waiting') && reading.state.kind !== 'failed'
  return (
    <div className={styles['list']}>
      <p role="status" className={styles['count']}>
        {openCount === 0
          ? `${formatNumber(confirmedCount)} of ${formatCount(files.length, 'certificate')} confirmed. Nothing is left to do.`
          : `${formatNumber(confirmedCount)} of ${formatCount(files.length, 'certificate')} confirmed`}
      </p>
      {isStopped && !reading.isPending && (
        <Button size="small" onClick={() => void store.read()}>
          Read the rest
        </Button>
      )}
      <ol aria-label="Certificates" className={styles['files']}>
        {files.map(file => (
          <li key={file.key}>
            <FileRow store={store} file={file} />
          </li>
        ))}
      </ol>
    </div>
  )
})

const FileRow = observer(({ store, file }: Props & { readonly file: CertificateFile }) => {
  const { label, tone } = STATES[file.state]
  const about = file.carrier?.legalName ?? file.insured
  return (
    <button
      type="button"
      className={styles['file']}
      aria-current={file.key === store.openKey || undefined}
      onClick={() => store.show(file.key)}
    >
      <span className={styles['name']}>{file.file.name}</span>
      <Badge tone={tone} icon={null}>
        {label}
      </Badge>
      {about !== '' && <span className={styles['about']}>{about}</span>}
    </button>
  )
})
