import {
  alertsFact,
  authorityInRow,
  type CalendarDate,
  type CarrierSummary,
  inspectionsFact,
} from '@fairhaul/core'
import type { Column } from '../../ui/table-model.ts'
import { FactText } from '../carrier-facts/FactText.tsx'
import type { Monitoring } from '../monitoring/monitoring.ts'
import { VerdictReasons } from '../verdict/VerdictReasons.tsx'
import { CarrierConnection } from './cells/CarrierConnection.tsx'
import { CarrierCover } from './cells/CarrierCover.tsx'
import { CarrierFleet } from './cells/CarrierFleet.tsx'
import { CarrierName } from './cells/CarrierName.tsx'
import { CarrierNumbers } from './cells/CarrierNumbers.tsx'
import { CarrierSafety } from './cells/CarrierSafety.tsx'

/** The columns that every list of carriers has, in their order. */
export type CarrierColumnKey =
  | 'verdict'
  | 'carrier'
  | 'numbers'
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
  /** The columns whose headers sort this list; a list whose order is the server's alone has none. */
  readonly sorts?: readonly CarrierColumnKey[]
  /** What only this list tells: columns of its own, each group after the column that it is named after. */
  readonly own?: { readonly [after in CarrierColumnKey]?: readonly Column<Row>[] }
}

type Columns = readonly (Column<CarrierSummary> & { readonly key: CarrierColumnKey })[]

const usual = (today: CalendarDate, monitoring: Monitoring): Columns => [
  {
    key: 'verdict',
    header: 'Verdict',
    inCard: 'mark',
    cell: it => <VerdictReasons carrier={it} today={today} />,
  },
  { key: 'carrier', header: 'Carrier', sticky: true, cell: it => <CarrierName carrier={it} /> },
  { key: 'numbers', header: 'MC, DOT', cell: it => <CarrierNumbers carrier={it} /> },
  {
    key: 'connection',
    header: 'Connection',
    cell: it => <CarrierConnection carrier={it} monitoring={monitoring} />,
  },
  {
    key: 'authority',
    header: 'Authority',
    cell: it => <FactText fact={authorityInRow(it.authority, today)} />,
  },
  { key: 'insurance', header: 'Insurance until', cell: it => <CarrierCover carrier={it} today={today} /> },
  { key: 'safety', header: 'Safety', cell: it => <CarrierSafety carrier={it} /> },
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
 * What a row of carriers tells, from left to right: may I use them, who are they, how do we stand, and why. A list whose
 * rows tell more brings columns of its own. Keep what this gives the same between renders.
 */
export const carrierColumns = <Row extends CarrierSummary>({
  today,
  monitoring,
  sorts = [],
  own = {},
}: CarrierColumnsDeps<Row>): readonly Column<Row>[] =>
  usual(today, monitoring).flatMap((column): readonly Column<Row>[] => [
    sorts.includes(column.key) ? { ...column, sort: true } : column,
    ...(own[column.key] ?? []),
  ])
