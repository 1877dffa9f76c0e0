import {
  certificateDoubtText,
  certificatePolicyText,
  certificateText,
  formatCalendarDate,
  type InsuranceCertificate,
  paths,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { Loaded } from '../../../../parts/list/Loaded.tsx'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { Button, buttonStyle } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { FileLink } from '../../../../ui/FileLink.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import evidence from '../evidence.module.css'
import styles from './certificates.module.css'
import type { CertificatesStore } from './certificates-store.ts'

interface Props {
  readonly store: CertificatesStore
  /** The address of the drawer that adds one. */
  readonly addPath: string
}

/** The certificates that the company confirmed, newest first. Empty: nothing where the monitor does not have them. */
export const ConfirmedCertificates = observer(({ store, addPath }: Props) => {
  if (store.hasNoCertificates) return null
  return (
    <div>
      <div className={styles['top']}>
        <h3 className={styles['heading']}>Certificates on file</h3>
        {store.mayRequest && (
          <Link to={addPath} {...buttonStyle({ size: 'small' })}>
            Add a certificate
          </Link>
        )}
      </div>
      <Loaded query={store.certificates.page} what="the certificates">
        {() => <Rows store={store} />}
      </Loaded>
      <WithdrawalDialog store={store} />
    </div>
  )
})

const Rows = observer(({ store }: Pick<Props, 'store'>) =>
  store.certificates.rows.length === 0 ? (
    <p className={evidence['none']}>
      No certificate is on file. No public register has cargo coverage or general liability: add the
      certificate that the agency sent
      {store.mayRequest && (
        <>
          , or{' '}
          <Link to={paths.uploadCertificates()} className={linkClass}>
            those of many carriers at once
          </Link>
        </>
      )}
      .
    </p>
  ) : (
    <ul className={styles['requests']} aria-label="Certificates on file">
      {store.certificates.rows.map(certificate => (
        <Certificate key={certificate.id} store={store} certificate={certificate} />
      ))}
    </ul>
  ),
)

interface CertificateProps extends Pick<Props, 'store'> {
  readonly certificate: InsuranceCertificate
}

const Certificate = observer(({ store, certificate }: CertificateProps) => {
  const { policies, file, datedOn, producer, withdrawnOn } = certificate
  const doubt = certificateDoubtText(certificate)
  return (
    <li className={styles['certificate']}>
      {doubt !== null && (
        <strong className={evidence['tone']} data-tone="unsure">
          {doubt}
        </strong>
      )}
      {policies.map(policy => (
        <span key={policy.line}>{certificatePolicyText(policy)}</span>
      ))}
      <span className={evidence['second']}>
        {certificateText(certificate)}; dated {formatCalendarDate(datedOn)}
        {producer !== null && `, ${producer}`}
      </span>
      <span className={styles['acts']}>
        <FileLink file={file} />
        {store.mayRequest && withdrawnOn === null && (
          <Button size="small" onClick={() => store.withdrawal.request(certificate)}>
            Take back
          </Button>
        )}
      </span>
    </li>
  )
})

/** Confirms that a certificate no longer counts, with the reason. */
const WithdrawalDialog = observer(({ store: { withdrawal } }: Pick<Props, 'store'>) => {
  const { requested, submission, reason } = withdrawal
  return (
    <Dialog
      title={`Take back the certificate ${requested?.file.name ?? ''}?`}
      isOpen={requested !== null}
      onClose={withdrawal.leave}
      confirmLabel="Take back"
      isDanger
      onConfirm={() => void withdrawal.confirm()}
      isPending={submission.isPending}
    >
      <p>
        It no longer counts for your company. It stays in the list, with your reason. This cannot be undone.
      </p>
      <TextArea
        label="Reason"
        rows={2}
        value={reason}
        error={submission.fieldError('reason')}
        onChange={event => withdrawal.changeReason(event.currentTarget.value)}
      />
      <SubmissionError submission={submission} />
    </Dialog>
  )
})
