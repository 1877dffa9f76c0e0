import {
  type CalendarDate,
  connectionFact,
  identifierLabel,
  paths,
  primaryIdentifiers,
  type VehicleCarrier,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { FactText } from '../carrier-facts/FactText.tsx'
import { CarrierNameText } from '../carrier-name/CarrierNameText.tsx'
import { VerdictWithReason } from '../verdict/VerdictWithReason.tsx'
import styles from './vehicle.module.css'

/** The carrier of the vehicle: name, link to the profile, and numbers. */
export const CarrierName = ({ carrier }: { readonly carrier: VehicleCarrier }) => (
  <span className={styles['lines']}>
    <Link to={paths.carrier({ id: carrier.id })} className={linkClass} title={carrier.legalName}>
      <CarrierNameText name={carrier.legalName} />
    </Link>
    <span className={styles['note']}>
      {primaryIdentifiers(carrier.identifiers)
        .map(({ type, value }) => `${identifierLabel(type)} ${value}`)
        .join(', ')}
    </span>
  </span>
)

interface StatusProps {
  readonly carrier: VehicleCarrier
  readonly today: CalendarDate
}

/** The verdict on the carrier, not on the vehicle, with its reason, and the connection. */
export const CarrierStatusLine = ({ carrier, today }: StatusProps) => (
  <span className={styles['lines']}>
    <VerdictWithReason carrier={carrier} today={today} place="row" />
    <FactText fact={connectionFact(carrier)} note="title" />
  </span>
)
