import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does, also shown on hover: "Close", "Row actions for Prairie Line". */
  label: string
  icon: ReactNode
  ref?: Ref<HTMLButtonElement>
}

export const IconButton = ({ label, icon, className, type = 'button', ...rest }: IconButtonProps) => (
  <button title={label} {...rest} type={type} aria-label={label} className={cx(styles['button'], className)}>
    {icon}
  </button>
)
