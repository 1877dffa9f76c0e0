import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { cx } from './cx.ts'
import { VerdictMark, type VerdictTone } from './VerdictMark.tsx'

export type BadgeTone = VerdictTone | 'neutral' | 'info' | 'brand'

export interface BadgeProps {
  tone: BadgeTone
  /** The verdict tones have a mark of their own; `null` leaves it out. */
  icon?: ReactNode
  children: ReactNode
  className?: string
}

const isVerdict = (tone: BadgeTone): tone is VerdictTone =>
  tone === 'pass' || tone === 'override' || tone === 'incomplete' || tone === 'fail'

/** A status in a word or two, shown by text, shape and color. */
export const Badge = ({ tone, icon, children, className }: BadgeProps) => (
  <span className={cx(styles['badge'], className)} data-tone={tone}>
    {icon === undefined && isVerdict(tone) ? <VerdictMark tone={tone} size={13} /> : icon}
    {children}
  </span>
)
