import type { CSSProperties } from 'react'
import { cx } from './cx.ts'
import styles from './Skeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

interface Props {
  /** The number of lines of text below the heading. */
  lines?: number
  /** A CSS length, if the content has a fixed height. */
  height?: string
  className?: string
}

/** A placeholder of a section on a surface of its own: its border, heading and lines. */
export const SkeletonCard = ({ lines = 3, height, className }: Props) => {
  const size: CSSProperties = height === undefined ? {} : { minHeight: height }
  return (
    <div className={cx(styles['card'], className)} style={size}>
      <Skeleton shape="text" width="160px" height="16px" />
      {lines > 0 && <Skeleton shape="text" count={lines} />}
    </div>
  )
}
