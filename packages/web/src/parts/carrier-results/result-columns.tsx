import {
  alertsFact,
  authorityInRow,
  type CalendarDate,
  type CarrierSummary,
  connectionFact,
  coverInRow,
  fleetFact,
  type IdentifierType,
  inspectionsFact,
  NOT_ON_RECORD,
  outOfServiceInRow,
  outOfServiceOrderFact,
  paths,
  type Place,
  placeText,
  ratingFact,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { FactText } from '../carrier-facts/FactText.tsx'
import { MonitorButton } from '../monitoring/MonitorButton.tsx'
import type { Monitoring } from '../monitoring/monitoring.ts'
import { VerdictReasons } from '../verdict/VerdictReasons.tsx'
import styles from './CarrierResults.module.css'

const Name = ({ carrier }: { readonly carrier: CarrierSummary }) => (
  <span className={`${styles['lines']} ${styles['name']}`}>
    <Link
      to={paths.carrier({ id: carrier.id })}
      data-row-link=""
      className={`${linkClass} ${styles['legal']}`}
      title={carrier.legalName}
    >
      {carrier.legalName}
    </Link>
    {carrier.dbaName !== null && (
      <span className={styles['note']} title={`d.b.a. ${carrier.dbaName}`}>
        d.b.a. {carrier.dbaName}
      </span>
    )}
  </span>
)

const Numbers = ({ carrier }: { readonly carrier: CarrierSummary }) => (
  <span className={styles['lines']}>
    <Number carrier={carrier} type="MC" />
    <Number carrier={carrier} type="DOT" />
  </span>
)

const Number = ({ carrier, type }: { readonly carrier: CarrierSummary; readonly type: IdentifierType }) => {
  const first = carrier.identifiers.find(each => each.type === type)
  if (first === undefined) return null
  return (
    <span className={styles['number']}>
      <span className={styles['type']}>{type}</span>
      <CopyText label={`${type} number`} text={first.value} />
    </span>
  )
}

const Insurance = ({
  carrier,
  today,
}: {
  readonly carrier: CarrierSummary
  readonly today: CalendarDate
}) => {
  const { bipdUsd, bipdUntil, cargoUsd, cargoUntil } = carrier.insurance
  return (
    <span className={styles['lines']}>
      <FactText label="BIPD" fact={coverInRow({ usd: bipdUsd, until: bipdUntil }, today)} note="title" />
      <FactText label="Cargo" fact={coverInRow({ usd: cargoUsd, until: cargoUntil }, today)} note="title" />
    </span>
  )
}

const Safety = ({ carrier: { safety } }: { readonly carrier: CarrierSummary }) => {
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

const Fleet = ({ carrier }: { readonly carrier: CarrierSummary }) => (
  <span className={`${styles['lines']} ${styles['fleet']}`}>
    <FactText fact={fleetFact(carrier.census)} note="title" />
    <Where place={carrier.physicalAddress} />
  </span>
)

/** The state is never cut off, as a city's name may be. */
const Where = ({ place }: { readonly place: Place }) => {
  const text = placeText(place)
  if (text === undefined) return <span className={styles['note']}>{NOT_ON_RECORD.text}</span>
  const city = place.city ?? ''
  return (
    <span className={styles['where']} title={text}>
      <span>{city}</span>
      {text.slice(city.length)}
    </span>
  )
}

/** What a row tells, from left to right: may I use them, who are they, how do we stand, and why. */
export const resultColumns = (
  today: CalendarDate,
  monitoring: Monitoring,
): readonly Column<CarrierSummary>[] => [
  {
    key: 'verdict',
    header: 'Verdict',
    inCard: 'mark',
    cell: it => <VerdictReasons carrier={it} today={today} />,
  },
  { key: 'carrier', header: 'Carrier', sticky: true, cell: it => <Name carrier={it} /> },
  { key: 'numbers', header: 'MC, DOT', cell: it => <Numbers carrier={it} /> },
  {
    key: 'connection',
    header: 'Connection',
    cell: it => (
      <span className={styles['lines']}>
        <FactText fact={connectionFact(it.connection)} note="title" />
        <MonitorButton carrier={it} monitoring={monitoring} />
      </span>
    ),
  },
  {
    key: 'authority',
    header: 'Authority',
    cell: it => <FactText fact={authorityInRow(it.authority, today)} />,
  },
  { key: 'insurance', header: 'Insurance until', cell: it => <Insurance carrier={it} today={today} /> },
  { key: 'safety', header: 'Safety', cell: it => <Safety carrier={it} /> },
  {
    key: 'inspections',
    header: 'Inspections',
    priority: 3,
    cell: it => <FactText fact={inspectionsFact(it.safety)} />,
  },
  { key: 'fleet', header: 'Units', cell: it => <Fleet carrier={it} /> },
  {
    key: 'alerts',
    header: 'Alerts',
    align: 'end',
    cell: it => <FactText fact={alertsFact(it.identityAlertsCount)} />,
  },
]
