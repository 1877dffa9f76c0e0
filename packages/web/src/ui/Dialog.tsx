import type { ReactNode } from 'react'
import { Dialog as Base, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import styles from './Dialog.module.css'
import { useLayerMark } from './use-layer-mark.ts'

export interface DialogProps {
  /** The question, naming the thing: "Remove the rule set Reefer 2027?" */
  title: string
  isOpen: boolean
  onClose: () => void
  /** What happens, and that it cannot be undone. */
  children: ReactNode
  /** The verb, never "OK": "Remove". */
  confirmLabel: string
  onConfirm: () => void
  cancelLabel?: string
  isDanger?: boolean
  isPending?: boolean
  className?: string
}

/** Confirms an action that cannot be undone. All other actions apply at once and can be undone. */
export const Dialog = ({
  title,
  isOpen,
  onClose,
  children,
  confirmLabel,
  onConfirm,
  cancelLabel = 'Cancel',
  isDanger = false,
  isPending = false,
  className,
}: DialogProps) => {
  useLayerMark('dialogs', isOpen)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      isKeyboardDismissDisabled={isPending}
      className={styles['scrim'] ?? ''}
    >
      <Modal className={cx(styles['dialog'], className) ?? ''}>
        <Base role="alertdialog" className={styles['inside'] ?? ''}>
          <Heading slot="title" level={2} className={styles['title'] ?? ''}>
            {title}
          </Heading>
          <div className={styles['text']}>{children}</div>
          <div className={styles['actions']}>
            <Button onClick={onClose} disabled={isPending} autoFocus>
              {cancelLabel}
            </Button>
            <Button variant={isDanger ? 'danger' : 'primary'} onClick={onConfirm} isPending={isPending}>
              {confirmLabel}
            </Button>
          </div>
        </Base>
      </Modal>
    </ModalOverlay>
  )
}
