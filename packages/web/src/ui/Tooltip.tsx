import type { DOMAttributes, ReactElement } from 'react'
import { Tooltip as Base, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip'
import { cx } from './cx.ts'
import { Kbd } from './Kbd.tsx'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** A few words about the control, never information that is nowhere else. */
  text: string
  shortcut?: string
  /** One element that can have the focus. */
  children: ReactElement<DOMAttributes<Element>, string>
  className?: string
}

/** A text beside a control, on hover and on focus. */
export const Tooltip = ({ text, shortcut, children, className }: TooltipProps) => (
  <TooltipTrigger delay={400} closeDelay={80}>
    <Focusable>{children}</Focusable>
    <Base className={cx(styles['tooltip'], className) ?? ''} offset={6}>
      {text}
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </Base>
  </TooltipTrigger>
)
