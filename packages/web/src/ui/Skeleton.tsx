import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  shape: 'text' | 'row' | 'block'
  /** The number of lines or rows. */
  count?: number
  /** CSS lengths; a text line and a row have their heights already. */
  width?: string
  height?: string
  /** It does not pulse: nothing is loading yet, as what it stands for is still far from the window. */
  isStill?: boolean
  className?: string
}

/**
 * A placeholder of the size of what is loading, so that nothing shifts. It is hidden from assistive technology: the
 * part
 * that loads has `aria-busy`.
 */
export const Skeleton = ({ shape, count = 1, width, height, isStill = false, className }: SkeletonProps) => {
  const size: CSSProperties = { ...(width && { width }), ...(height && { height }) }
  return (
    <div
      className={cx(styles['skeleton'], className)}
      data-shape={shape}
      data-still={isStill || undefined}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={styles['bone']} style={size} />
      ))}
    </div>
  )
}
