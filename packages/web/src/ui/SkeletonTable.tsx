import styles from './Skeleton.module.css'

interface Props {
  /** The number of rows. */
  count?: number
}

/** A placeholder of a table of two-line rows with its header; on a phone, of its cards. */
export const SkeletonTable = ({ count = 12 }: Props) => (
  <div className={styles['table']} aria-hidden="true">
    <span className={styles['header']} />
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className={styles['line']} />
    ))}
  </div>
)
