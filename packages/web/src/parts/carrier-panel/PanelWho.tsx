import { addressLine, type CarrierSummary, phoneHref, phoneText } from '@fairhaul/core'
import { Phone } from 'lucide-react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { CarrierNameText } from '../carrier-name/CarrierNameText.tsx'
import { CarrierNumbers } from '../carrier-results/cells/CarrierNumbers.tsx'
import styles from './CarrierPanel.module.css'

interface Props {
  readonly carrier: CarrierSummary | undefined
}

/** Who the carrier is: its other name, its numbers, its place, and a call. */
export const PanelWho = ({ carrier }: Props) => {
  if (carrier === undefined) return null
  const { legalName, dbaName, phone, physicalAddress } = carrier
  const call = phoneHref(phone)
  return (
    <div className={styles['who']}>
      {dbaName !== null && (
        <span>
          d.b.a. <CarrierNameText name={dbaName} />
        </span>
      )}
      <CarrierNumbers carrier={carrier} />
      <span>{addressLine(physicalAddress) ?? 'Location not on record'}</span>
      {call !== null && (
        <a className={styles['call']} href={call}>
          <Phone size={14} aria-hidden="true" />
          <VisuallyHidden>Call {legalName} </VisuallyHidden>
          {phoneText(phone)}
        </a>
      )}
    </div>
  )
}
