import type { ContactVerdict } from '@fairhaul/core'
import type { ReactNode } from 'react'
import styles from './ContactMark.module.css'

type Tone = ContactVerdict['tone']

const SHAPES: Readonly<Partial<Record<Tone, ReactNode>>> = {
  fail: (
    <>
      <path d="M8 1.9 14.6 13.6H1.4Z" />
      <path d="M8 6.2v3.4M8 11.5v.1" />
    </>
  ),
  incomplete: (
    <>
      <circle cx="8" cy="8" r="6.2" />
      <path d="M8 4.7v3.9M8 11v.1" />
    </>
  ),
  plain: (
    <>
      <circle cx="8" cy="5.2" r="2.8" />
      <path d="M2.6 14c.5-3 2.6-4.6 5.4-4.6s4.9 1.6 5.4 4.6" />
    </>
  ),
}

/** No one is on record, which is neither good nor bad: a dashed circle. */
const UNKNOWN = <circle cx="8" cy="8" r="6.2" />

interface Props {
  readonly tone: Tone
  readonly size: number
}

/**
 * The mark of a contact: a triangle for a warning, a circle for a question, a person for a match. Choice: none has the
 * shape of a carrier's verdict, as a contact that matches says nothing about the carrier.
 */
export const ContactMark = ({ tone, size }: Props) => (
  <svg
    viewBox="0 0 16 16"
    width={size}
    height={size}
    data-tone={tone}
    className={styles['mark']}
    aria-hidden="true"
  >
    {SHAPES[tone] ?? UNKNOWN}
  </svg>
)
