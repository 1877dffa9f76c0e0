import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './Button.tsx'
import { cx } from './cx.ts'
import styles from './FoldedFields.module.css'

export interface FoldedFieldsProps {
  /** How many of the fields narrow the list; the button says so. */
  count?: number
  /** The text of the button; left out: "Filters". */
  label?: string
  icon?: ReactNode
  /** Whether the fields are shown at first. */
  isOpenAtFirst?: boolean
  /** The class of the element with the fields. */
  className?: string | undefined
  children: ReactNode
}

/**
 * The fields above a list. In a window as narrow as a phone's a button shows and hides them, so that the rows come
 * first; elsewhere they are always shown, and there is no button.
 */
export const FoldedFields = ({
  count = 0,
  label = 'Filters',
  icon,
  isOpenAtFirst = false,
  className,
  children,
}: FoldedFieldsProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <>
      <Button
        icon={icon ?? <SlidersHorizontal />}
        aria-expanded={isOpen}
        aria-controls={id}
        className={styles['toggle'] ?? ''}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        {count > 0 && ` (${count})`}
      </Button>
      <div id={id} className={cx(styles['fields'], className)} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
