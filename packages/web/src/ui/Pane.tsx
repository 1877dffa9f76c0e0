import { type ReactNode, useId } from 'react'
import { Cross } from './Cross.tsx'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { PartBoundary } from './PartBoundary.tsx'

interface Props {
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** In front of the button that closes it. */
  readonly action?: ReactNode
  readonly onClose: () => void
  /** The actions at its foot, which stay. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The same as a drawer, beside the list that it belongs to: it covers nothing, and the focus stays in the list. */
export const Pane = ({ title, subtitle, action, onClose, footer, children }: Props) => {
  const id = useId()
  return (
    <aside className={styles['pane']} aria-labelledby={id} data-pane="">
      <header className={styles['head']}>
        <div className={styles['titles']}>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          {subtitle && <div className={styles['subtitle']}>{subtitle}</div>}
        </div>
        {action}
        <IconButton label="Close" icon={<Cross />} onClick={onClose} />
      </header>
      <div className={styles['body']}>
        <PartBoundary>{children}</PartBoundary>
      </div>
      {footer && <footer className={styles['foot']}>{footer}</footer>}
    </aside>
  )
}
