import type { ReactNode } from 'react'
import styles from './NoticePage.module.css'

export interface NoticePageProps {
  readonly title: string
  readonly children: ReactNode
  /** What to do now. */
  readonly actions?: ReactNode
}

/** A screen with one message: what has happened, and what to do. */
export const NoticePage = ({ title, children, actions }: NoticePageProps) => (
  <div className={styles['page']}>
    <h1 data-screen-heading tabIndex={-1}>
      {title}
    </h1>
    <div className={styles['text']}>{children}</div>
    {actions && <div className={styles['actions']}>{actions}</div>}
  </div>
)
