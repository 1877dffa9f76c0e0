import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './StateNote.module.css'

export interface StateNoteProps {
  title: string
  text?: ReactNode
  action?: ReactNode
  icon?: ReactNode
  role?: 'alert' | 'status'
  className?: string
}

/** A note in place of content. EmptyState, ErrorState and RefusedState are built on it. */
export const StateNote = ({ title, text, action, icon, role, className }: StateNoteProps) => (
  <div className={cx(styles['state'], className)} role={role}>
    {icon}
    <p className={styles['title']}>{title}</p>
    {text && <div className={styles['text']}>{text}</div>}
    {action && <div className={styles['action']}>{action}</div>}
  </div>
)
