import type { ReactNode } from 'react'
import { Cross } from './Cross.tsx'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Notice.module.css'

export interface NoticeProps {
  tone: 'info' | 'warning' | 'error'
  title?: string
  children: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  className?: string
}

const TERMS = { info: 'Note', warning: 'Warning', error: 'Error' } as const
const SIGNS = { info: 'i', warning: '!', error: '×' } as const

/** A message across a page or section that stays until its cause is resolved. An error is read out at once. */
export const Notice = ({ tone, title, children, action, onDismiss, className }: NoticeProps) => (
  <div
    className={cx(styles['notice'], className)}
    data-tone={tone}
    role={tone === 'error' ? 'alert' : 'status'}
  >
    <span className={styles['sign']} role="img" aria-label={TERMS[tone]}>
      {SIGNS[tone]}
    </span>
    <div className={styles['words']}>
      {title && <strong>{title} </strong>}
      {children}
    </div>
    {action}
    {onDismiss && <IconButton label="Dismiss" icon={<Cross />} onClick={onDismiss} />}
  </div>
)
