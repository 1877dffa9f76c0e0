import { cx } from './cx.ts'
import styles from './Kbd.module.css'

/** A key to press: `<Kbd>Esc</Kbd>`. */
export const Kbd = ({ children, className }: { children: string; className?: string }) => (
  <kbd className={cx(styles['kbd'], className)}>{children}</kbd>
)
