import styles from './Skeleton.module.css'

interface Props {
  /** How many rows are held free. */
  count?: number
}

/** Room for a table of two-line rows with its header; on a phone, for its cards. Silent, as a Skeleton is. */
export const SkeletonTable = ({ count = 12 }: Props) => (
  <div className={styles['table']} aria-hidden="true">
    <span className={styles['header']} />
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className={styles['line']} />
    ))}
  </div>
)
