import type { ContactVerdict } from '@fairhaul/core'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import styles from './ContactMark.module.css'

interface Props {
  readonly tone: ContactVerdict['tone']
  readonly size: number
}

/** The shape of a verdict. A dashed circle if no one is on record, which is neither good nor bad. */
export const ContactMark = ({ tone, size }: Props) =>
  tone === 'unknown' || tone === 'plain' ? (
    <svg viewBox="0 0 16 16" width={size} height={size} className={styles['unknown']} aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" />
    </svg>
  ) : (
    <VerdictMark tone={tone} size={size} />
  )
