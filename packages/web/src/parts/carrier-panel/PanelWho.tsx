import { addressLine, type CarrierSummary } from '@fairhaul/core'
import { CallLink } from '../carrier-facts/CallLink.tsx'
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
      <CallLink carrier={carrier} className={styles['call']} size={14} />
    </div>
  )
}
