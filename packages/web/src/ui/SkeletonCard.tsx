import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import { Skeleton } from './Skeleton.tsx'
import styles from './Skeleton.module.css'

interface Props {
  /** How many lines of text are held free below the heading. */
  lines?: number
  /** A CSS length, where what is coming has a height of its own. */
  height?: string
  className?: string
}

/** Room for a section on a surface of its own: its frame, its heading and its lines. Silent, as a Skeleton is. */
export const SkeletonCard = ({ lines = 3, height, className }: Props) => {
  const size: CSSProperties = height === undefined ? {} : { minHeight: height }
  return (
    <div className={cx(styles['card'], className)} style={size}>
      <Skeleton shape="text" width="160px" height="16px" />
      {lines > 0 && <Skeleton shape="text" count={lines} />}
    </div>
  )
}
