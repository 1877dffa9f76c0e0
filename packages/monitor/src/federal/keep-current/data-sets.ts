import { dayColumnsOf } from '../import/kinds/day-columns.ts'
import { kindNamed } from '../import/kinds/index.ts'
import type { Cadence } from '../../rules/assessment/cadences.ts'

export { type Cadence, DAYS_CURRENT } from '../../rules/assessment/cadences.ts'

/** A file that the agency publishes. */
export interface DataSet extends DataSetRow {
  /** As the agency names it. */
  readonly title: string
  /** Where none is named, the day of the facts is the one on which the file was published. */
  readonly dayColumns: readonly string[]
  /** The last day of its facts. Undefined: it is still published. */
  readonly frozenOn: string | undefined
}

interface DataSetRow {
  /** As data.transportation.gov names it. */
  readonly id: string
  /** The kind of file that the import reads it as. */
  readonly kind: string
  /** Which part of the carriers it holds, where the agency publishes several files of a kind. */
  readonly scope?: string
  /** The id of the file with what changed since the day before. */
  readonly differenceId?: string
  readonly cadence: Cadence
}

const CENSUS: readonly DataSetRow[] = [
  {
    id: 'az4n-8mr2',
    kind: 'company-census',
    cadence: 'daily',
  },
  {
    id: 'kjg3-diqy',
    kind: 'sms-census',
    cadence: 'monthly',
  },
]

/** No longer updated since Motus: read once, for carriers that Motus does not hold. */
const FROZEN: readonly DataSetRow[] = [
  { id: '6eyk-hxee', kind: 'li-carrier', cadence: 'frozen' },
  {
    id: 'qh9u-swkp',
    kind: 'li-insurance-active',
    cadence: 'frozen',
  },
  { id: 'ypjt-5ydn', kind: 'li-insurance', cadence: 'frozen' },
  { id: '6sqe-dvqs', kind: 'li-insurance-history', cadence: 'frozen' },
  { id: '9mw4-x3tu', kind: 'li-authority-history', cadence: 'frozen' },
  { id: 'sa6p-acbp', kind: 'li-revocation', cadence: 'frozen' },
  { id: '2emp-mxtb', kind: 'li-process-agents', cadence: 'frozen' },
]

/** Current authority and insurance since May 14, 2026. */
const MOTUS: readonly DataSetRow[] = [
  {
    id: 'inys-ebih',
    kind: 'motus-carrier',
    differenceId: 'nakq-58th',
    cadence: 'daily',
  },
  {
    id: 'yu5v-wbh6',
    kind: 'motus-authority-history',
    differenceId: 'dm5j-zc6c',
    cadence: 'daily',
  },
  {
    id: 'wb4f-neki',
    kind: 'motus-revocation',
    differenceId: 'e67p-xyd5',
    cadence: 'daily',
  },
  {
    id: 'c5y8-a4uz',
    kind: 'motus-insurance',
    differenceId: 'x96h-evps',
    cadence: 'daily',
  },
  {
    id: '3uet-3z4i',
    kind: 'motus-insurance-history',
    differenceId: 'xe5s-wca7',
    cadence: 'daily',
  },
  {
    id: '6snj-ed7q',
    kind: 'motus-process-agents',
    differenceId: 'mhr5-hjyc',
    cadence: 'daily',
  },
]

const SAFETY: readonly DataSetRow[] = [
  {
    id: 'p2mt-9ige',
    kind: 'out-of-service-orders',
    cadence: 'daily',
  },
  {
    id: 'rbkj-cgst',
    kind: 'sms-inspections',
    cadence: 'monthly',
  },
  {
    id: '8mt8-2mdr',
    kind: 'sms-violations',
    cadence: 'monthly',
  },
  {
    id: '4wxs-vbns',
    kind: 'sms-crashes',
    cadence: 'monthly',
  },
  { id: '4y6x-dmck', kind: 'sms-measures', scope: 'interstate', cadence: 'monthly' },
  { id: 'h9zy-gjn8', kind: 'sms-measures', scope: 'intrastate', cadence: 'monthly' },
  // Published daily, and taken weekly: they are the largest files, and none has a difference.
  { id: 'fx4q-ay7w', kind: 'inspections', cadence: 'weekly' },
  { id: 'wt8s-2hbx', kind: 'inspection-units', cadence: 'weekly' },
  { id: '876r-jsdb', kind: 'inspection-violations', cadence: 'weekly' },
  { id: 'aayw-vxb3', kind: 'crashes', cadence: 'weekly' },
]

/**
 * Every published file that the monitor reads, in the order in which they are imported: who a carrier is, before what
 * others tell of it.
 */
export const DATA_SETS: readonly DataSet[] = [...CENSUS, ...FROZEN, ...MOTUS, ...SAFETY].map(row => ({
  ...row,
  dayColumns: dayColumnsOf(row.kind),
  frozenOn: kindNamed(row.kind)?.frozenOn,
  title: [kindNamed(row.kind)?.title ?? row.kind, ...(row.scope === undefined ? [] : [row.scope])].join(', '),
}))

/** The data sets with an id, also of a difference, or of a kind. Empty: there is none. */
export const dataSetsNamed = (name: string): readonly DataSet[] =>
  DATA_SETS.filter(({ id, differenceId, kind }) => [id, differenceId, kind].includes(name.toLowerCase()))
