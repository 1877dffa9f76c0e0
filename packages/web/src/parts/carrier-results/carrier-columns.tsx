import {
  alertsFact,
  authorityInRow,
  type CalendarDate,
  type CarrierQuery,
  type CarrierSummary,
  connectionFact,
  fleetInRow,
  inTitleCase,
  inspectionsFact,
  NOT_ON_RECORD,
  outOfServiceInRow,
  outOfServiceOrderFact,
  type Place,
  placeText,
  ratingFact,
} from '@fairhaul/core'
import type { Column } from '../../ui/table-model.ts'
import { FactText } from '../carrier-facts/FactText.tsx'
import { MonitorButton } from '../monitoring/MonitorButton.tsx'
import type { Monitoring } from '../monitoring/monitoring.ts'
import { VerdictWithReason } from '../verdict/VerdictWithReason.tsx'
import { CarrierCover } from './cells/CarrierCover.tsx'
import { CarrierName } from './cells/CarrierName.tsx'
import styles from './cells/cells.module.css'

/** An out-of-service order if one is in force; else the rating and the rate of vehicles out of service. */
export const CarrierSafety = ({
  carrier: { safety },
}: {
  readonly carrier: Pick<CarrierSummary, 'safety'>
}) => {
  if (safety?.outOfService === true) {
    return (
      <span className={styles['lines']}>
        <FactText fact={outOfServiceOrderFact(safety)} note="title" />
      </span>
    )
  }
  return (
    <span className={styles['lines']}>
      <FactText fact={ratingFact(safety)} note="title" />
      {safety !== null && <FactText fact={outOfServiceInRow(safety)} note="title" />}
    </span>
  )
}

/** Power units and drivers, and where the carrier is. */
const CarrierFleet = ({
  carrier,
}: {
  readonly carrier: Pick<CarrierSummary, 'census' | 'physicalAddress'>
}) => (
  <span className={styles['lines']}>
    <FactText fact={fleetInRow(carrier.census)} note="title" />
    <Where place={carrier.physicalAddress} />
  </span>
)

const Where = ({ place }: { readonly place: Place }) => {
  const city = place.city === null ? '' : inTitleCase(place.city)
  const text = placeText({ ...place, city: city === '' ? null : city })
  return text === undefined ? (
    <span className={styles['note']}>{NOT_ON_RECORD.text}</span>
  ) : (
    <span className={styles['where']} title={text}>
      <span className={styles['city']}>{city}</span>
      {text.slice(city.length)}
    </span>
  )
}

interface Props {
  readonly carrier: Pick<CarrierSummary, 'id' | 'legalName' | 'connection' | 'subscription'>
  readonly monitoring: Monitoring
}

/** The company's connection to the carrier, with the button to monitor it. */
const CarrierConnection = ({ carrier, monitoring }: Props) => (
  <span className={styles['lines']}>
    <FactText fact={connectionFact(carrier)} note="title" />
    <MonitorButton carrier={carrier} monitoring={monitoring} />
  </span>
)

/** The columns that every list of carriers has, in their order. */
export type CarrierColumnKey =
  | 'verdict'
  | 'carrier'
  | 'connection'
  | 'authority'
  | 'insurance'
  | 'safety'
  | 'inspections'
  | 'fleet'
  | 'alerts'

export interface CarrierColumnsDeps<Row> {
  readonly today: CalendarDate
  readonly monitoring: Monitoring
  /** The columns whose headers sort this list; none for a list whose order only the server decides. */
  readonly sorts?: readonly CarrierColumnKey[]
  /** The search that found the carriers of this list. */
  readonly query?: CarrierQuery | undefined
  /** Columns of only this list, each group by the column that it follows. */
  readonly own?: { readonly [after in CarrierColumnKey]?: readonly Column<Row>[] }
}

type Columns = readonly (Column<CarrierSummary> & { readonly key: CarrierColumnKey })[]

const usual = ({ today, monitoring, query }: Omit<CarrierColumnsDeps<CarrierSummary>, 'own'>): Columns => [
  {
    key: 'verdict',
    header: 'Verdict',
    cell: it => <VerdictWithReason carrier={it} today={today} place="row" />,
  },
  {
    key: 'carrier',
    header: 'Carrier',
    sticky: true,
    cell: it => <CarrierName carrier={it} today={today} query={query} />,
  },
  {
    key: 'connection',
    header: 'Connection',
    cell: it => <CarrierConnection carrier={it} monitoring={monitoring} />,
  },
  {
    key: 'authority',
    header: 'Authority',
    cell: it => <FactText fact={authorityInRow(it.authority, today, it.census)} />,
  },
  { key: 'insurance', header: 'Insurance until', cell: it => <CarrierCover carrier={it} today={today} /> },
  { key: 'safety', header: 'Safety', priority: 2, cell: it => <CarrierSafety carrier={it} /> },
  {
    key: 'inspections',
    header: 'Inspections',
    align: 'end',
    priority: 3,
    cell: it => <FactText fact={inspectionsFact(it.safety)} />,
  },
  { key: 'fleet', header: 'Units', cell: it => <CarrierFleet carrier={it} /> },
  {
    key: 'alerts',
    header: 'Alerts',
    align: 'end',
    cell: it => <FactText fact={alertsFact(it.identityAlertsCount)} />,
  },
]

/**
 * The columns of a list of carriers, from left to right: verdict and reason, name over numbers, connection, and the facts behind
 * it.
 * A list may add columns of its own. Keep the result identical between renders.
 */
export const carrierColumns = <Row extends CarrierSummary>({
  sorts = [],
  own = {},
  ...deps
}: CarrierColumnsDeps<Row>): readonly Column<Row>[] =>
  usual(deps).flatMap((column): readonly Column<Row>[] => [
    sorts.includes(column.key) ? { ...column, sort: true } : column,
    ...(own[column.key] ?? []),
  ])
