import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './choices.module.css'
import { cx } from './cx.ts'

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'children' | 'aria-label'> {
  label: string
  note?: ReactNode
}

/** The box tells its state itself; a switch made of it needs no `aria-checked`. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** On or off, taken at once. What waits for Save is a Checkbox. */
export const Switch = ({ label, note, className, ...input }: SwitchProps) => (
  <label className={cx(styles['choice'], className)}>
    <input {...input} {...SWITCH} className={styles['mark']} />
    <span>{label}</span>
    {note && <span className={styles['note']}>{note}</span>}
  </label>
)
