import styles from './Skeleton.module.css'

interface Props {
  /** The number of rows. */
  count?: number
  /** What a row is on a phone: a card of labels and values, or the lower card of a carrier. */
  card?: 'facts' | 'carrier'
}

/** A placeholder of a table of two-line rows with its header; on a phone, of its cards. */
export const SkeletonTable = ({ count = 12, card = 'facts' }: Props) => (
  <div className={styles['table']} data-card={card} aria-hidden="true">
    <span className={styles['header']} />
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className={styles['line']} />
    ))}
  </div>
)
