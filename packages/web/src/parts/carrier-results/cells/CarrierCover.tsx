import { type CalendarDate, type CarrierSummary, coverInRow } from '@fairhaul/core'
import { FactText } from '../../carrier-facts/FactText.tsx'
import styles from './cells.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'insurance'>
  readonly today: CalendarDate
}

/** The day until which the covers that a load needs are in force. */
export const CarrierCover = ({ carrier, today }: Props) => {
  const { bipdUsd, bipdUntil, cargoUsd, cargoUntil } = carrier.insurance
  return (
    <span className={styles['lines']}>
      <FactText label="BIPD" fact={coverInRow({ usd: bipdUsd, until: bipdUntil }, today)} note="title" />
      <FactText label="Cargo" fact={coverInRow({ usd: cargoUsd, until: cargoUntil }, today)} note="title" />
    </span>
  )
}
