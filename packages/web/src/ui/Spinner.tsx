import { cx } from './cx.ts'
import styles from './Spinner.module.css'

/** Something is pending. Without a label it is decoration, beside a text that says what is pending. */
export const Spinner = ({ label, className }: { label?: string; className?: string }) => (
  <span
    className={cx(styles['spinner'], className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
