import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Cross } from './Cross.tsx'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import styles from './ToastRegion.module.css'

export type ToastTone = 'success' | 'error' | 'info' | 'warning' | 'default'
export type ToastPosition = 'top-right' | 'top' | 'top-left' | 'bottom-right' | 'bottom' | 'bottom-left'

/** What pauses a toast: the pointer over it, or the focus in it. */
export type ToastHold = 'hover' | 'focus'

export interface ToastView {
  id: string | number
  text: string
  type: ToastTone
  position: ToastPosition
  isDismissible?: boolean
  isPausedOnHover?: boolean
  /** Dismissed and about to be removed: it fades out. */
  isLeaving?: boolean
  /** Where it leads. */
  link?: ReactNode
  action?: { label: string; onPress: () => void }
}

export interface ToastRegionProps<Toast extends ToastView = ToastView> {
  /** The toasts to show. The owner decides their order, time and removal. */
  toasts: readonly Toast[]
  /** The color of a success. */
  successTone?: 'green' | 'dark-blue'
  onDismiss: (id: Toast['id']) => void
  /** The pointer or the focus entered a toast; `onResume`: it left. */
  onPause: (id: Toast['id'], by: ToastHold) => void
  onResume: (id: Toast['id'], by: ToastHold) => void
  className?: string
}

const POSITIONS: readonly ToastPosition[] = [
  'top-right',
  'top',
  'top-left',
  'bottom-right',
  'bottom',
  'bottom-left',
]

/**
 * Where toasts appear. Its live regions are rendered from the start, as a region rendered with its first text
 * is often not read out. Errors are assertive, all others polite.
 */
export const ToastRegion = <Toast extends ToastView>({
  toasts,
  successTone = 'green',
  className,
  ...handlers
}: ToastRegionProps<Toast>) => (
  <section
    aria-label="Notifications"
    className={cx(styles['region'], className)}
    data-success={successTone}
    // Drawers and dialogs hide the rest of the page from assistive technology; toasts are still read out.
    data-react-aria-top-layer="true"
  >
    {POSITIONS.map(position => {
      const here = toasts.filter(toast => toast.position === position)
      return (
        <div key={position} className={styles['stack']} data-position={position}>
          <div aria-live="assertive">
            {here
              .filter(({ type }) => type === 'error')
              .map(toast => (
                <Toast key={toast.id} toast={toast} {...handlers} />
              ))}
          </div>
          <div aria-live="polite">
            {here
              .filter(({ type }) => type !== 'error')
              .map(toast => (
                <Toast key={toast.id} toast={toast} {...handlers} />
              ))}
          </div>
        </div>
      )
    })}
  </section>
)

type ToastProps<Toast extends ToastView> = Omit<
  ToastRegionProps<Toast>,
  'toasts' | 'successTone' | 'className'
> & {
  toast: Toast
}

const Toast = <T extends ToastView>({ toast, onDismiss, onPause, onResume }: ToastProps<T>) => {
  const {
    id,
    text,
    type,
    isDismissible = true,
    isPausedOnHover = true,
    isLeaving = false,
    link,
    action,
  } = toast
  const own = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget
    if (isPausedOnHover) onPause(id, 'focus')
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isPausedOnHover && !currentTarget.contains(relatedTarget)) onResume(id, 'focus')
  }
  // A toast that is removed with the focus in it returns the focus to where it was.
  useLayoutEffect(
    () => () => {
      if (own.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true })
    },
    [],
  )
  const pausing = isPausedOnHover && {
    onPointerEnter: () => onPause(id, 'hover'),
    onPointerLeave: () => onResume(id, 'hover'),
  }
  return (
    <div
      ref={own}
      className={styles['toast']}
      data-type={type}
      data-leaving={isLeaving || undefined}
      onFocus={enter}
      onBlur={leave}
      {...pausing}
    >
      <p className={styles['text']}>{text}</p>
      {link}
      {action && (
        <button type="button" className={styles['action']} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      {isDismissible && (
        <IconButton
          label="Dismiss"
          className={styles['close'] ?? ''}
          icon={<Cross />}
          onClick={() => onDismiss(id)}
        />
      )}
    </div>
  )
}
