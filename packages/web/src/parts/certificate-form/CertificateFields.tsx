import {
  CERTIFICATE_LINES,
  CERTIFICATE_PART_LABELS,
  CERTIFICATE_PARTS,
  type CertificateField,
  type CertificateLine,
  COVERAGE_LABELS,
  certificateFieldLabel,
  LIMIT_LABELS,
  LINE_PARTS,
  lineField,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Fold } from '../../ui/Fold.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './CertificateForm.module.css'
import type { CertificateFormStore } from './certificate-form-store.ts'

interface Props {
  readonly form: CertificateFormStore
}

/** Brokers ask for these first, so they are never folded. */
const OPEN_LINES: readonly CertificateLine[] = ['cargo', 'general-liability']
const IN_ORDER = [...OPEN_LINES, ...CERTIFICATE_LINES.filter(line => !OPEN_LINES.includes(line))]

const LISTS: ReadonlySet<CertificateField> = new Set(['vins', 'exclusions', 'insuredAddress', 'holder'])

/** The fields of a certificate, each with what is wrong, what differs from the record, or that it was not found. */
export const CertificateFields = observer(({ form }: Props) => (
  <div className={styles['fields']}>
    {CERTIFICATE_PARTS.map(part => (
      <CertificateInput key={part} form={form} field={part} label={CERTIFICATE_PART_LABELS[part]} />
    ))}
    {IN_ORDER.map(line => (
      <Line key={line} form={form} line={line} />
    ))}
  </div>
))

const Line = observer(({ form, line }: Props & { readonly line: CertificateLine }) => {
  const isTyped = LINE_PARTS.some(part => form.typed[lineField(line, part)] !== '')
  const fields = (
    <div className={styles['line']}>
      {LINE_PARTS.map(part => {
        const field = lineField(line, part)
        const label =
          part === 'limit' ? `${COVERAGE_LABELS[line]}: ${LIMIT_LABELS[line].toLowerCase()}` : undefined
        return (
          <CertificateInput
            key={part}
            form={form}
            field={field}
            label={label ?? certificateFieldLabel(field)}
          />
        )
      })}
    </div>
  )
  return isTyped || OPEN_LINES.includes(line) ? (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{COVERAGE_LABELS[line]}</legend>
      {fields}
    </fieldset>
  ) : (
    <Fold summary={`${COVERAGE_LABELS[line]}: not on the certificate`}>{fields}</Fold>
  )
})

interface InputProps extends Props {
  readonly field: CertificateField
  readonly label: string
}

const CertificateInput = observer(({ form, field, label }: InputProps) => {
  const difference = form.differences[field]
  const text = {
    label,
    error: form.problemOf(field),
    description: difference ?? (form.isMissing(field) ? 'Not found in the file.' : undefined),
    value: form.typed[field],
    'data-differs': difference === undefined ? undefined : '',
    onFocus: () => form.focus(field),
    onBlur: () => form.focus(null),
  }
  return LISTS.has(field) ? (
    <TextArea {...text} rows={2} onChange={event => form.change(field, event.currentTarget.value)} />
  ) : (
    <TextField {...text} onChange={event => form.change(field, event.currentTarget.value)} />
  )
})
