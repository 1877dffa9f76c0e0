import { paths } from '@fairhaul/core'
import { ShieldAlert } from 'lucide-react'
import { Link } from '../../di/Link.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CautionMark.module.css'
import { type CautionProps, SECTION_OF_CAUTION, useCautions } from './cautions.ts'

/**
 * The orange shield in a row, beside the verdict: what deserves a look first, how much more there is, and a link to the
 * section of the profile that tells the rest. A hover tells all of it.
 *
 * Empty: nothing without a caution.
 */
export const CautionMark = (props: CautionProps) => {
  const found = useCautions(props)
  const [first] = found
  if (first === undefined) return null
  const texts = found.map(({ text }) => text).join('; ')
  return (
    <Link
      to={`${paths.carrier({ id: props.carrier.id })}#${SECTION_OF_CAUTION[first.kind]}`}
      className={styles['mark']}
      title={texts}
    >
      <ShieldAlert size={14} aria-hidden="true" />
      <span aria-hidden="true">
        {first.label}
        {found.length > 1 && ` +${found.length - 1}`}
      </span>
      <VisuallyHidden>Worth a look: {texts}</VisuallyHidden>
    </Link>
  )
}

/** The same in the evidence of a verdict: every caution in full. */
export const CautionList = (props: CautionProps) => {
  const found = useCautions(props)
  if (found.length === 0) return null
  return (
    <ul className={styles['list']} aria-label="Worth a look">
      {found.map(({ kind, text }) => (
        <li key={kind}>
          <ShieldAlert size={14} aria-hidden="true" /> {text}
        </li>
      ))}
    </ul>
  )
}
