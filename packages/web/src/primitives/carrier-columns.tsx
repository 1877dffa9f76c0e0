import { Badge } from '../ui/Badge.tsx'
import { CopyText } from '../ui/CopyText.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import type { Column } from '../ui/table-model.ts'
import styles from './primitives.module.css'
import type { SampleCarrier } from './sample-carriers.ts'

const unknown = (text: string) => <span className={styles['unknown']}>{text}</span>

/** The columns of a carrier, ordered by how much they help a broker decide whether to use it. */
export const CARRIER_COLUMNS: readonly Column<SampleCarrier>[] = [
  {
    key: 'name',
    header: 'Carrier',
    sort: true,
    sticky: true,
    width: '220px',
    cell: carrier => (
      <span className={styles['name']}>
        <TextLink href={`#carrier-${carrier.id}`} data-row-link="">
          {carrier.name}
        </TextLink>
        {carrier.dba && <span className={styles['second']}>d.b.a. {carrier.dba}</span>}
      </span>
    ),
  },
  {
    key: 'verdict',
    header: 'Verdict',
    sort: true,
    cell: carrier => <Badge tone={carrier.verdict}>{carrier.verdictText}</Badge>,
  },
  { key: 'mc', header: 'MC', cell: carrier => <CopyText label="MC number" text={carrier.mc} /> },
  {
    key: 'dot',
    header: 'DOT',
    cell: carrier => <CopyText label="DOT number" text={carrier.dot} />,
    priority: 2,
  },
  { key: 'connection', header: 'Connection', cell: carrier => carrier.connection },
  { key: 'authority', header: 'Authority', align: 'end', sort: true, cell: carrier => carrier.authority },
  {
    key: 'insurance',
    header: 'Insured until',
    align: 'end',
    sort: true,
    cell: carrier => carrier.insuranceUntil ?? unknown('not on record'),
  },
  {
    key: 'oos',
    header: 'Out of service',
    align: 'end',
    sort: true,
    priority: 3,
    cell: carrier =>
      carrier.outOfService === undefined ? unknown('not checked') : `${carrier.outOfService.toFixed(1)}%`,
  },
  {
    key: 'units',
    header: 'Units',
    align: 'end',
    sort: true,
    cell: carrier => carrier.units.toLocaleString('en-US'),
  },
  { key: 'place', header: 'Location', priority: 3, cell: carrier => carrier.place },
]
