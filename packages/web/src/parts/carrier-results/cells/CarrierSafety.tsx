import { type CarrierSummary, outOfServiceInRow, outOfServiceOrderFact, ratingFact } from '@fairhaul/core'
import { FactText } from '../../carrier-facts/FactText.tsx'
import styles from './cells.module.css'

/** An out-of-service order alone, where one is in force; else the rating and the rate of vehicles out of service. */
export const CarrierSafety = ({
  carrier: { safety },
}: {
  readonly carrier: Pick<CarrierSummary, 'safety'>
}) => {
  if (safety?.outOfService === true) {
    return (
      <span className={`${styles['lines']} ${styles['order']}`}>
        <FactText fact={outOfServiceOrderFact(safety)} note="title" />
      </span>
    )
  }
  return (
    <span className={styles['lines']}>
      <FactText fact={ratingFact(safety)} note="title" />
      {safety !== null && <FactText label="OOS" fact={outOfServiceInRow(safety)} note="title" />}
    </span>
  )
}
