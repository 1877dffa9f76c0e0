import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from './cx.ts'
import styles from './Drawer.module.css'
import { DrawerContents, type DrawerContentsProps } from './DrawerContents.tsx'
import { useLayerMark } from './use-layer-mark.ts'

export interface DrawerProps extends DrawerContentsProps {
  title: ReactNode
  isOpen: boolean
  /** Close button, Esc, or a press outside. The owner changes the address. */
  onClose: () => void
  className?: string
}

/**
 * Details or a form beside the page, 480 px wide, full width on a phone. Focus moves into it, stays in it,
 * and returns to where it was.
 */
export const Drawer = ({ title, isOpen, className, ...contents }: DrawerProps) => {
  useLayerMark('drawers', isOpen)
  const heading = (
    <Heading slot="title" level={2} className={styles['title'] ?? ''}>
      {title}
    </Heading>
  )
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={open => !open && contents.onClose()}
      isDismissable
      className={styles['scrim'] ?? ''}
    >
      <Modal className={cx(styles['drawer'], className) ?? ''}>
        <Dialog className={styles['dialog'] ?? ''}>
          <DrawerContents heading={heading} {...contents} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
