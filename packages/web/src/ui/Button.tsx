import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import styles from './Button.module.css'
import { cx } from './cx.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonStyle {
  /** `danger` does what cannot be undone; `caution` leads to it, as one of several. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'caution' | 'danger'
  size?: 'medium' | 'small'
}

export interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode
  icon?: ReactNode
  /** The action is pending: the button keeps its width and focus, and further presses do nothing. */
  isPending?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The style of a button for a link: `<a href={...} {...buttonStyle({ variant: 'primary' })}>`. */
export const buttonStyle = ({ variant = 'secondary', size = 'medium' }: ButtonStyle = {}) => ({
  className: styles['button'],
  'data-variant': variant,
  'data-size': size,
})

/** A button does something on this page. To open another address use TextLink, or a link with `buttonStyle`. */
export const Button = ({
  variant,
  size,
  icon,
  isPending = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const style = buttonStyle({ ...(variant && { variant }), ...(size && { size }) })
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      {...style}
      type={type}
      className={cx(style.className, className)}
      {...(isPending && { 'aria-disabled': true, 'aria-busy': true, 'data-pending': '' })}
      onClick={press}
    >
      {isPending && <Spinner className={styles['spinner'] ?? ''} />}
      {icon && <span className={styles['icon']}>{icon}</span>}
      <span className={styles['label']}>{children}</span>
    </button>
  )
}
