import { type ReactNode, useEffect, useRef } from 'react'
import { Cross } from '../../../ui/Cross.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import styles from './RailDrawer.module.css'

/** The menu of a narrow window: the browser's own modal dialog, so that focus stays in it and Escape closes it. */
export const RailDrawer = ({
  onClose,
  children,
}: {
  readonly onClose: () => void
  readonly children: ReactNode
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const own = dialog.current
    if (own === null) return
    if (!own.open) own.showModal()
    const closeBy = (event: Event) => {
      const isScrim = event.target === own
      const isLink = event.target instanceof Element && event.target.closest('a') !== null
      if (isScrim || isLink) own.close()
    }
    own.addEventListener('click', closeBy)
    return () => own.removeEventListener('click', closeBy)
  }, [])
  return (
    <dialog ref={dialog} className={styles['drawer']} aria-label="Menu" onClose={onClose}>
      <div className={styles['panel']}>
        <IconButton
          label="Close the menu"
          className={styles['close'] ?? ''}
          icon={<Cross />}
          onClick={() => dialog.current?.close()}
        />
        {children}
      </div>
    </dialog>
  )
}
