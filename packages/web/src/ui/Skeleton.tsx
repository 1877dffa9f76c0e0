import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  shape: 'text' | 'row' | 'block'
  /** How many lines or rows are held free. */
  count?: number
  /** CSS lengths; a text line and a row have their heights already. */
  width?: string
  height?: string
  className?: string
}

/**
 * Room for what is on its way, of the size it will have, so that nothing jumps. It is silent: the part that
 * waits says so itself with `aria-busy`.
 */
export const Skeleton = ({ shape, count = 1, width, height, className }: SkeletonProps) => {
  const size: CSSProperties = { ...(width && { width }), ...(height && { height }) }
  return (
    <div className={cx(styles['skeleton'], className)} data-shape={shape} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles['bone']} style={size} />
      ))}
    </div>
  )
}
