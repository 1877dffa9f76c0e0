import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Cross } from './Cross.tsx'
import { cx } from './cx.ts'
import styles from './Drawer.module.css'
import { IconButton } from './IconButton.tsx'
import { PartBoundary } from './PartBoundary.tsx'
import { useLayerMark } from './use-layer-mark.ts'

export interface DrawerProps {
  title: ReactNode
  isOpen: boolean
  /** Close button, Esc, or a press outside. The owner changes the address. */
  onClose: () => void
  /** A line under the title: the person or thing it is about. */
  subtitle?: ReactNode
  /** In front of the button that closes it. */
  action?: ReactNode
  /** The buttons at the bottom: save and cancel. */
  footer?: ReactNode
  children: ReactNode
  className?: string
}

/**
 * Details or a form beside the page, 480 px wide, full width on a phone. Focus moves into it, stays in it,
 * and returns to where it was.
 */
export const Drawer = ({
  title,
  isOpen,
  onClose,
  subtitle,
  action,
  footer,
  children,
  className,
}: DrawerProps) => {
  useLayerMark('drawers', isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      isDismissable
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
            {action}
            <IconButton label="Close" icon={<Cross />} onClick={onClose} />
          </header>
          <div className={styles['body']}>
            <PartBoundary>{children}</PartBoundary>
          </div>
          {footer && <footer className={styles['foot']}>{footer}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
