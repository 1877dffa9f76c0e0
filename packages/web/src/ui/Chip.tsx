import type { ButtonHTMLAttributes, Ref } from 'react'
import styles from './Chip.module.css'
import { Cross } from './Cross.tsx'
import { cx } from './cx.ts'

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** Its text: "At least 5 power units". */
  label: string
  ref?: Ref<HTMLButtonElement>
}

/** A filter in force. Pressing the chip removes it. */
export const Chip = ({ label, className, ...rest }: ChipProps) => (
  <button {...rest} type="button" aria-label={`Remove: ${label}`} className={cx(styles['chip'], className)}>
    <span>{label}</span>
    <Cross />
  </button>
)
