import { type CalendarDate, type CarrierSummary, coverInRow, coverOf } from '@fairhaul/core'
import { FactText } from '../../carrier-facts/FactText.tsx'
import styles from './cells.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'insurance'>
  readonly today: CalendarDate
}

/** The day until which the covers that a load needs are in force. */
export const CarrierCover = ({ carrier, today }: Props) => {
  const { insurance } = carrier
  return (
    <span className={styles['lines']}>
      <FactText label="BIPD" fact={coverInRow(coverOf(insurance, 'bipd'), today)} note="title" />
      <FactText label="Cargo" fact={coverInRow(coverOf(insurance, 'cargo'), today)} note="title" />
    </span>
  )
}
