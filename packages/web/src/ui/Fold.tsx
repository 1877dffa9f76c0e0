import type { DetailsHTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'
import styles from './Fold.module.css'

export interface FoldProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** What is always shown, and opens the rest. */
  summary: ReactNode
  /** `row`: as wide as its place, with the mark at its end. `line`: a short line in the color of a link. */
  variant?: 'row' | 'line'
  /** On paper what is folded is shown too. */
  isPrinted?: boolean
}

/** Content behind its summary, with a mark that says whether it is open. */
export const Fold = ({
  summary,
  variant = 'line',
  isPrinted = false,
  className,
  children,
  ...details
}: FoldProps) => (
  <details
    {...details}
    className={cx(styles['fold'], className)}
    data-variant={variant}
    data-printed={isPrinted || undefined}
  >
    <summary>{summary}</summary>
    {children}
  </details>
)
