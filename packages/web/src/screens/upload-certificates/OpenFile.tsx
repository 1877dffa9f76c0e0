import { ownNumber, identifierText, type ListedCarrier, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from '../../di/Link.tsx'
import { CarrierPicker } from '../../parts/carrier-search/CarrierPicker.tsx'
import { CertificateForm } from '../../parts/certificate-form/CertificateForm.tsx'
import type { CertificateFormStore } from '../../parts/certificate-form/certificate-form-store.ts'
import { ListError } from '../../parts/list/ListError.tsx'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { useFocusOnError } from '../../parts/submission/use-focus-on-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import type { CertificateFile } from './certificate-file.ts'
import styles from './UploadCertificates.module.css'
import type { UploadCertificatesStore } from './upload-certificates-store.ts'

interface Props {
  readonly store: UploadCertificatesStore
}

/** The file that was chosen in the list: why it cannot be read, whose it is, or its form. */
export const OpenFile = observer(({ store }: Props) => {
  const { open, form } = store
  const region = useRef<HTMLElement>(null)
  const key = open?.key
  const first = useRef(key)
  useEffect(() => {
    // The first file opens by itself, while a person is still adding files.
    if (key !== undefined && first.current !== undefined && first.current !== key) region.current?.focus()
    first.current = key
  }, [key])
  if (open === undefined) return null
  return (
    <section ref={region} tabIndex={-1} className={styles['open']} aria-label={open.file.name}>
      <h2 className={styles['title']}>{open.file.name}</h2>
      <Ended store={store} file={open} />
      {open.isOpen && <Insured store={store} file={open} />}
      {form !== null && open.isOpen && <Form store={store} form={form} />}
      {open.state === 'no-carrier' && <Button onClick={store.leaveOut}>Leave out</Button>}
    </section>
  )
})

interface FileProps extends Props {
  readonly file: CertificateFile
}

/** A file that needs no one any more, or cannot be read. */
const Ended = observer(({ store, file }: FileProps) => {
  switch (file.state) {
    case 'unreadable':
      return (
        <Notice tone="error" title="Not added.">
          {file.problem}
        </Notice>
      )
    case 'confirmed':
      return file.carrierId === null ? null : (
        <Notice tone="info" title="Confirmed.">
          It is on file for{' '}
          <Link to={paths.carrier({ id: file.carrierId })} className={linkClass}>
            {file.carrier?.legalName ?? file.insured}
          </Link>
          .
        </Notice>
      )
    case 'left-out':
      return (
        <Notice tone="info" title="Left out.">
          Nothing of this file was sent.{' '}
          <Button size="small" onClick={store.takeUp}>
            Take it up again
          </Button>
        </Notice>
      )
    case 'waiting':
      return <p className={styles['count']}>This file is read next.</p>
    default:
      return null
  }
})

const candidateText = (carrier: ListedCarrier): string => {
  const number = ownNumber(carrier)
  const { physicalAddress: place } = carrier
  return [number && identifierText(number), place && [place.city, place.state].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(', ')
}

/** Which carrier the certificate insures, and the choice of another. */
const Insured = observer(({ store, file }: FileProps) => {
  const { candidates } = file.found
  const { detail } = store
  const chosen = detail.value
  return (
    <section aria-label="Carrier" className={styles['insured']}>
      {file.carrierId !== null && (
        <p>
          For{' '}
          <Link to={paths.carrier({ id: file.carrierId })} className={linkClass}>
            {chosen?.legalName ?? file.carrier?.legalName ?? 'the carrier'}
          </Link>
          {file.carrier !== undefined && (
            <span className={styles['about']}> {candidateText(file.carrier)}</span>
          )}
        </p>
      )}
      {file.carrierId === null && (
        <p>
          {file.insured === ''
            ? 'No insured was found in this file. Find the carrier that it is for.'
            : candidates.length === 0
              ? `No carrier is named ${file.insured}. Find the carrier that it is for, or leave it out.`
              : `${candidates.length === 1 ? 'A carrier is' : `${candidates.length} carriers are`} named ${file.insured}, and there may be more. Choose by number and place.`}
        </p>
      )}
      {(file.carrierId === null || candidates.length > 1) && candidates.length > 0 && (
        <ul aria-label="Carriers with this name" className={styles['candidates']}>
          {candidates.map(carrier => (
            <li key={carrier.id}>
              <Button
                size="small"
                aria-pressed={carrier.id === file.carrierId}
                onClick={() => store.choose(carrier.id)}
              >
                {carrier.legalName}, {candidateText(carrier)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CarrierPicker
        label={file.carrierId === null ? 'Carrier' : 'Another carrier'}
        onPick={id => store.choose(id)}
      />
      <ListError question={detail.state} what="this carrier" onRetry={() => void detail.reload()} />
    </section>
  )
})

interface FormProps extends Props {
  readonly form: CertificateFormStore
}

const Form = observer(({ store, form }: FormProps) => {
  const element = useRef<HTMLFormElement>(null)
  const { submission } = form
  useFocusOnError(element, submission.errorCount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.confirm()
  }
  return (
    <form ref={element} className={styles['form']} noValidate onSubmit={submit}>
      <SubmissionError submission={submission} />
      <CertificateForm form={form} />
      <div className={styles['acts']}>
        <Button
          type="submit"
          variant="primary"
          isPending={submission.isPending}
          disabled={store.detail.value === undefined}
        >
          Confirm certificate
        </Button>
        <Button onClick={store.leaveOut} disabled={submission.isPending}>
          Leave out
        </Button>
      </div>
    </form>
  )
})
