import type { ReactNode } from 'react'
import { Cross } from './Cross.tsx'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { PartBoundary } from './PartBoundary.tsx'

export interface DrawerContentsProps {
  /** A line under the title: the person or thing it is about. */
  readonly subtitle?: ReactNode
  /** In front of the button that closes it. */
  readonly action?: ReactNode
  /** The buttons at the bottom, which stay: save and cancel. */
  readonly footer?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

interface Props extends DrawerContentsProps {
  /** The title, as a heading. */
  readonly heading: ReactNode
}

/** The head, body and foot of a drawer, over the page or beside its list. */
export const DrawerContents = ({ heading, subtitle, action, footer, onClose, children }: Props) => (
  <>
    <header className={styles['head']}>
      <div className={styles['titles']}>
        {heading}
        {subtitle && <div className={styles['subtitle']}>{subtitle}</div>}
      </div>
      {action}
      <IconButton label="Close" icon={<Cross />} onClick={onClose} />
    </header>
    <div className={styles['body']}>
      <PartBoundary>{children}</PartBoundary>
    </div>
    {footer && <footer className={styles['foot']}>{footer}</footer>}
  </>
)
