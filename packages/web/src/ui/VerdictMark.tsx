import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './VerdictMark.module.css'

export type VerdictTone = 'pass' | 'override' | 'incomplete' | 'fail'

const SHAPES: Record<VerdictTone, ReactNode> = {
  pass: (
    <>
      <circle cx="8" cy="8" r="7" />
      <path data-cut="" d="m4.8 8.3 2.2 2.2 4.2-4.6" />
    </>
  ),
  override: (
    <path d="M3 1.2a.9.9 0 0 1 1.8 0v.6h8.4a.7.7 0 0 1 .6 1.1L11.9 6l1.9 3.1a.7.7 0 0 1-.6 1.1H4.8v4.9a.9.9 0 0 1-1.8 0Z" />
  ),
  incomplete: (
    <>
      <circle data-line="" cx="8" cy="8" r="6.2" />
      <path d="M8 1.8a6.2 6.2 0 0 0 0 12.4Z" />
    </>
  ),
  fail: (
    <>
      <path d="M5.1 1h5.8L15 5.1v5.8L10.9 15H5.1L1 10.9V5.1Z" />
      <path data-cut="" d="m5.6 5.6 4.8 4.8m0-4.8-4.8 4.8" />
    </>
  ),
}

export interface VerdictMarkProps {
  tone: VerdictTone
  /** Required if no text is beside the mark; otherwise the mark is decoration. */
  label?: string
  size?: number
  className?: string
}

/** The shape of a verdict: tick in a circle, flag, half circle, cross in an octagon. */
export const VerdictMark = ({ tone, label, size = 16, className }: VerdictMarkProps) => (
  <svg
    viewBox="0 0 16 16"
    width={size}
    height={size}
    data-tone={tone}
    className={cx(styles['mark'], className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {SHAPES[tone]}
  </svg>
)
