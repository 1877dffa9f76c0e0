import { type CarrierSummary, fleetFact, NOT_ON_RECORD, type Place, placeText } from '@fairhaul/core'
import { FactText } from '../../carrier-facts/FactText.tsx'
import styles from './cells.module.css'

/** Power units and drivers, and where the carrier is. */
export const CarrierFleet = ({
  carrier,
}: {
  readonly carrier: Pick<CarrierSummary, 'census' | 'physicalAddress'>
}) => (
  <span className={`${styles['lines']} ${styles['fleet']}`}>
    <FactText fact={fleetFact(carrier.census)} note="title" />
    <Where place={carrier.physicalAddress} />
  </span>
)

const Where = ({ place }: { readonly place: Place }) => {
  const text = placeText(place)
  return text === undefined ? (
    <span className={styles['note']}>{NOT_ON_RECORD.text}</span>
  ) : (
    <span className={styles['where']}>{text}</span>
  )
}
