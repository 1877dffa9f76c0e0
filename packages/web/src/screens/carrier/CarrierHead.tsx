import {
  type AssessedCarrier,
  addressLine,
  type CarrierSummary,
  connectionFact,
  dispatchStop,
  formatCount,
  identifierLabel,
  identifiersInOrder,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { lazy, type Ref, Suspense } from 'react'
import { Link } from '../../di/Link.tsx'
import { CallCarrier } from '../../parts/call-carrier/CallCarrier.tsx'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { MonitorButton } from '../../parts/monitoring/MonitorButton.tsx'
import { hasTies, TieLine } from '../../parts/verdict/TieMark.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { cx } from '../../ui/cx.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './CarrierHead.module.css'
import type { CarrierStore } from './carrier-store.ts'
import { CautionShield } from './head/CautionShield.tsx'
import { EldLine } from './head/EldLine.tsx'
import { OverallVerdict } from './OverallVerdict.tsx'
import { ProfileConnection } from './ProfileConnection.tsx'
import { CARRIER_SECTIONS } from './profile-modules.ts'

/** Loaded after the head: it needs a headless library. */
export const loadMoreMenu = () => import('./head/MoreMenu.tsx')
const MoreMenu = lazy(loadMoreMenu)

interface Props {
  readonly store: CarrierStore
  readonly carrier: CarrierSummary
  readonly assessed: AssessedCarrier | undefined
  /** Whether the actions are shown. Without them, their room is kept. */
  readonly hasActions: boolean
  readonly ref?: Ref<HTMLElement>
}

/** What ties it to a carrier that should not be used, its name, and the verdict with its reason. It stays in view while the rest scrolls. */
export const CarrierHead = observer(({ store, carrier, assessed, hasActions, ref }: Props) => (
  <header ref={ref} className={styles['head']} data-sticky-head="">
    {hasTies(carrier) && <TieLine carrier={carrier} to="#identity" />}
    <div className={styles['who']}>
      <h1 data-bench="carrier-name" className={styles['name']}>
        <CarrierNameText name={carrier.legalName} />
      </h1>
      {carrier.dbaName !== null && (
        <p className={styles['dba']}>
          d.b.a. <CarrierNameText name={carrier.dbaName} />
        </p>
      )}
    </div>
    <span className={styles['acts']} data-on-screen>
      {hasActions && <Actions store={store} carrier={carrier} />}
    </span>
    <div className={styles['line']}>
      <ul className={styles['numbers']} aria-label="Identifiers">
        {identifiersInOrder(carrier.identifiers)
          .slice(0, 4)
          .map(({ type, value, isFormer }) => (
            <li key={`${type} ${value}`}>
              <span className={styles['type']}>{identifierLabel(type)}</span>
              <CopyText label={`${identifierLabel(type)} number`} text={value} />
              {isFormer === true && <span className={styles['type']}> former</span>}
            </li>
          ))}
      </ul>
      <p className={styles['place']}>{addressLine(carrier.physicalAddress) ?? 'Location not on record'}</p>
      <span className={styles['badges']}>
        <FactText fact={connectionFact(carrier)} note="title" />
        <Badge tone={carrier.subscription === null ? 'neutral' : 'info'}>
          {carrier.subscription === null ? 'Not monitored' : 'Monitored'}
        </Badge>
      </span>
      <AlertsLink count={carrier.identityAlertsCount} />
      {!store.isShort && <EldLine query={store.eldStatus} />}
      <span role="status" className={styles['updated']}>
        {store.agencyUpdate.source !== null && `Updated just now from ${store.agencyUpdate.source}`}
      </span>
    </div>
    <OverallVerdict assessed={assessed} stop={dispatchStop(carrier.connection)}>
      <CautionShield carrier={carrier} verdict={assessed?.overall ?? null} today={store.today} />
    </OverallVerdict>
  </header>
))

const Actions = observer(({ store, carrier }: Pick<Props, 'store' | 'carrier'>) => (
  <>
    <CallCarrier carrier={carrier} className={styles['call']} iconSize={16} />
    <MonitorButton carrier={carrier} monitoring={store.monitoring} size="medium" />
    <ProfileConnection store={store} carrier={carrier} />
    {store.sections.some(({ id }) => id === 'decisions') && (
      <Link to={store.at.drawerPath('decision')} {...buttonStyle()}>
        Save record
      </Link>
    )}
    <Suspense fallback={<Button disabled>More</Button>}>
      <MoreMenu store={store} />
    </Suspense>
  </>
))

/** How many identity alerts there are, leading to them. Empty: nothing without one. */
const AlertsLink = ({ count }: { readonly count: number }) => {
  if (count === 0) return null
  const text = formatCount(count, 'identity alert')
  return CARRIER_SECTIONS.some(({ id }) => id === 'identity-alerts') ? (
    <a href="#identity-alerts" className={cx(linkClass, styles['alerts'])}>
      {text}
    </a>
  ) : (
    <span className={styles['alerts']}>{text}</span>
  )
}
