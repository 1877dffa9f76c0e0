import { cx } from './cx.ts'
import styles from './ProgressBar.module.css'

interface Props {
  /** What is in progress, for assistive technology. */
  label: string
  value?: number | undefined
  /** Left out: how much there is to do is not known. */
  max?: number | undefined
  /** How far it is, shown beside the bar. */
  text?: string
  className?: string
}

/** How far something has come, as a bar and in words. */
export const ProgressBar = ({ label, value = 0, max, text, className }: Props) => (
  <span className={cx(styles['progress'], className)}>
    <progress
      className={styles['bar']}
      aria-label={label}
      {...(text !== undefined && { 'aria-valuetext': text })}
      {...(max !== undefined && { max, value })}
    />
    {text !== undefined && <span className={styles['text']}>{text}</span>}
  </span>
)
