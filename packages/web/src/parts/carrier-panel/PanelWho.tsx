import { addressLine, type CarrierSummary } from '@fairhaul/core'
import { CallCarrier } from '../call-carrier/CallCarrier.tsx'
import { CarrierNameText } from '../carrier-name/CarrierNameText.tsx'
import { CarrierNumbers } from '../carrier-results/cells/CarrierNumbers.tsx'
import styles from './CarrierPanel.module.css'

interface Props {
  readonly carrier: CarrierSummary | undefined
}

/** Who the carrier is: its other name, its numbers, its place, and a call. */
export const PanelWho = ({ carrier }: Props) => {
  if (carrier === undefined) return null
  const { dbaName, physicalAddress } = carrier
  return (
    <div className={styles['who']}>
      {dbaName !== null && (
        <span>
          d.b.a. <CarrierNameText name={dbaName} />
        </span>
      )}
      <CarrierNumbers carrier={carrier} />
      <span>{addressLine(physicalAddress) ?? 'Location not on record'}</span>
      <CallCarrier carrier={carrier} className={styles['call']} iconSize={14} />
    </div>
  )
}
