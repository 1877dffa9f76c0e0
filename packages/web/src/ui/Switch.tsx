import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './choices.module.css'
import { cx } from './cx.ts'

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'children' | 'aria-label'> {
  label: string
  note?: ReactNode
}

/** A native checkbox reports its state itself and needs no `aria-checked`. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** On or off, applied at once. For a value that is saved later use Checkbox. */
export const Switch = ({ label, note, className, ...input }: SwitchProps) => (
  <label className={cx(styles['choice'], className)}>
    <input {...input} {...SWITCH} className={styles['mark']} />
    <span>{label}</span>
    {note && <span className={styles['note']}>{note}</span>}
  </label>
)
