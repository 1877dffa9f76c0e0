import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Cross } from './Cross.tsx'
import { cx } from './cx.ts'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'

export interface DrawerProps {
  title: string
  isOpen: boolean
  /** Close button, Esc, or a press beside it. The address that opened it goes back. */
  onClose: () => void
  /** A line under the title: whom or what it is about. */
  subtitle?: ReactNode
  /** Stays at the bottom: what saves and what leaves. */
  footer?: ReactNode
  children: ReactNode
  className?: string
}

/**
 * Details or edits beside the page, 480 px wide, the whole width on a phone. Focus moves into it, stays in it,
 * and goes back to where it came from.
 */
export const Drawer = ({ title, isOpen, onClose, subtitle, footer, children, className }: DrawerProps) => (
  <ModalOverlay
    isOpen={isOpen}
    onOpenChange={open => !open && onClose()}
    isDismissable
    data-layer="drawer"
    className={styles['scrim'] ?? ''}
  >
    <Modal className={cx(styles['drawer'], className) ?? ''}>
      <Dialog className={styles['dialog'] ?? ''}>
        <header className={styles['head']}>
          <div className={styles['titles']}>
            <Heading slot="title" level={2} className={styles['title'] ?? ''}>
              {title}
            </Heading>
            {subtitle && <div className={styles['subtitle']}>{subtitle}</div>}
          </div>
          <IconButton label="Close" icon={<Cross />} onClick={onClose} />
        </header>
        <div className={styles['body']}>{children}</div>
        {footer && <footer className={styles['foot']}>{footer}</footer>}
      </Dialog>
    </Modal>
  </ModalOverlay>
)
