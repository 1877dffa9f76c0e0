import { cx } from './cx.ts'
import styles from './Spinner.module.css'

/** Work under way. Without a label it is decoration: the words beside it say what is going on. */
export const Spinner = ({ label, className }: { label?: string; className?: string }) => (
  <span
    className={cx(styles['spinner'], className)}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
)
