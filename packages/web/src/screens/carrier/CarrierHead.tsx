import {
  type AssessedCarrier,
  addressLine,
  type CarrierSummary,
  connectionFact,
  identifierLabel,
  identifiersInOrder,
  phoneHref,
  phoneText,
} from '@fairhaul/core'
import { Phone } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { CompareLink } from '../../parts/comparing/CompareLink.tsx'
import { MonitorButton } from '../../parts/monitoring/MonitorButton.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CarrierHead.module.css'
import type { CarrierStore } from './carrier-store.ts'
import { OverallVerdict } from './OverallVerdict.tsx'
import { ProfileConnection } from './ProfileConnection.tsx'

interface Props {
  readonly store: CarrierStore
  readonly carrier: CarrierSummary
  readonly assessed: AssessedCarrier | undefined
  readonly ref?: Ref<HTMLElement>
}

/** The name, and the verdict with its reason. It stays in view while the rest scrolls. */
export const CarrierHead = observer(({ store, carrier, assessed, ref }: Props) => (
  <header ref={ref} className={styles['head']} data-sticky-head="">
    <div className={styles['who']}>
      <h1 data-bench="carrier-name" className={styles['name']}>
        <CarrierNameText name={carrier.legalName} />
      </h1>
      {carrier.dbaName !== null && (
        <p className={styles['dba']}>
          d.b.a. <CarrierNameText name={carrier.dbaName} />
        </p>
      )}
      <div className={styles['line']}>
        <ul className={styles['numbers']} aria-label="Identifiers">
          {identifiersInOrder(carrier.identifiers)
            .slice(0, 4)
            .map(({ type, value }) => (
              <li key={`${type} ${value}`}>
                <span className={styles['type']}>{identifierLabel(type)}</span>
                <CopyText label={`${identifierLabel(type)} number`} text={value} />
              </li>
            ))}
        </ul>
        <p className={styles['place']}>{addressLine(carrier.physicalAddress) ?? 'Location not on record'}</p>
      </div>
    </div>
    <div className={styles['standing']}>
      <span className={styles['badges']}>
        <FactText fact={connectionFact(carrier.connection)} note="title" />
        {carrier.subscription !== null && <Badge tone="info">Monitored</Badge>}
      </span>
      <span className={styles['acts']}>
        <CallLink carrier={carrier} />
        <MonitorButton carrier={carrier} monitoring={store.monitoring} size="medium" />
        <ProfileConnection store={store} carrier={carrier} />
        <CompareLink carrierId={carrier.id} />
      </span>
    </div>
    <OverallVerdict assessed={assessed} />
  </header>
))

/** Calls the carrier. Empty: nothing, without a phone on record. */
const CallLink = ({ carrier: { legalName, phone } }: { readonly carrier: CarrierSummary }) => {
  const href = phoneHref(phone)
  if (href === null) return null
  return (
    <a className={styles['call']} href={href}>
      <Phone size={16} aria-hidden="true" />
      <span>
        Call<VisuallyHidden> {legalName}</VisuallyHidden> {phoneText(phone)}
      </span>
    </a>
  )
}
