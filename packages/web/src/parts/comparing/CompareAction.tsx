import { type CarrierId, comparePath, formatNumber, type Lane, parseId, whyNotCompare } from '@fairhaul/core'
import { useId } from 'react'
import { Link } from '../../di/Link.tsx'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import styles from './comparing.module.css'

interface Props {
  /** The keys of the selected rows: ids of carriers, in the order of selection. */
  readonly selected: ReadonlySet<string>
  /** The lane on which they were found, passed to the comparison. */
  readonly lane?: Lane
}

/**
 * For the bar of selected rows of any list of carriers: compares them in the order in which they were
 * selected, or says why that number cannot be compared.
 *
 * Pass it to a DataTable as a bulk action. Keys that are no ids of carriers are ignored.
 */
export const CompareAction = ({ selected, lane }: Props) => {
  const id = useId()
  const carriers = carriersOf(selected)
  const why = whyNotCompare(carriers.length)
  if (why === undefined) {
    return (
      <Link to={comparePath({ carriers, ...(lane && { lane }) })} {...buttonStyle({ size: 'small' })}>
        Compare {formatNumber(carriers.length)}
      </Link>
    )
  }
  return (
    <span className={styles['action']}>
      <Button size="small" disabled aria-describedby={id}>
        Compare
      </Button>
      <span id={id} className={styles['why']}>
        {why}
      </span>
    </span>
  )
}

const carriersOf = (keys: ReadonlySet<string>): readonly CarrierId[] =>
  [...keys].flatMap(key => {
    const id = parseId<'carrier'>(key)
    return id === undefined ? [] : [id]
  })
