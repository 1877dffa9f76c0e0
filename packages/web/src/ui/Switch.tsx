import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './choices.module.css'
import { cx } from './cx.ts'
import { visuallyHiddenClass } from './VisuallyHidden.tsx'

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'children' | 'aria-label'> {
  label: string
  note?: ReactNode
  isLabelHidden?: boolean
}

/** A native checkbox reports its state itself and needs no `aria-checked`. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** On or off, applied at once. For a value that is saved later use Checkbox. */
export const Switch = ({ label, note, isLabelHidden = false, className, ...input }: SwitchProps) => (
  <label className={cx(styles['choice'], className)}>
    <input {...input} {...SWITCH} className={styles['mark']} />
    <span className={isLabelHidden ? visuallyHiddenClass : undefined}>{label}</span>
    {note && <span className={styles['note']}>{note}</span>}
  </label>
)
