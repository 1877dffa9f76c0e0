import {
  equipmentText,
  formatNumber,
  formatUsd,
  type GatePass,
  identifierText,
  LOAD_LIST_RESULTS,
  type LoadListResult,
  type LoadListResultKind,
  listedGateText,
  LOAD_STATUS_LABELS,
  loadListResultNote,
  type StopEntry,
  stopEntryText,
} from '@fairhaul/core'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import type { Column } from '../../ui/table-model.ts'
import styles from './UploadLoads.module.css'

const TONES: Readonly<Partial<Record<LoadListResultKind, BadgeTone>>> = {
  new: 'brand',
  changes: 'brand',
  created: 'info',
  changed: 'info',
}

const None = () => <span className={styles['none']}>–</span>

const Stop = ({ stop }: { readonly stop: StopEntry | undefined }) => {
  if (stop === undefined) return <None />
  const { place, window } = stopEntryText(stop)
  return (
    <span className={styles['lines']}>
      <span>{place}</span>
      {window !== '' && <span className={styles['note']}>{window}</span>}
    </span>
  )
}

const About = ({ row: { entry, text } }: LoadListResult) => {
  if (entry === null)
    return (
      <span className={styles['written']} title={text}>
        {text}
      </span>
    )
  const facts = [
    entry.status && LOAD_STATUS_LABELS[entry.status].label,
    entry.carrier && identifierText({ ...entry.carrier }),
    entry.billableMiles == null ? null : `${formatNumber(entry.billableMiles)} miles`,
    entry.equipment && equipmentText(entry.equipment),
    entry.commodity,
    entry.commodityValueUsd == null ? null : `worth ${formatUsd(entry.commodityValueUsd)}`,
    entry.rateUsd == null ? null : `rate ${formatUsd(entry.rateUsd)}`,
  ].filter(fact => fact != null && fact !== '')
  return facts.length === 0 ? <None /> : <span className={styles['written']}>{facts.join(' · ')}</span>
}

/** The columns of a checked list of loads. */
export const loadRowColumns = (
  gateOf: (result: LoadListResult) => GatePass | undefined,
): readonly Column<LoadListResult>[] => [
  { key: 'line', header: 'Line', align: 'end', width: '56px', cell: ({ row }) => row.line },
  {
    key: 'number',
    header: 'Load',
    sticky: true,
    width: '140px',
    cell: ({ row }) =>
      row.number === null ? <None /> : <span className={styles['number']}>{row.number}</span>,
  },
  {
    key: 'pickup',
    header: 'Pickup',
    width: '190px',
    cell: ({ row }) => <Stop stop={row.entry?.stops?.[0]} />,
  },
  {
    key: 'delivery',
    header: 'Delivery',
    width: '190px',
    cell: ({ row }) => <Stop stop={row.entry?.stops?.[1]} />,
  },
  { key: 'about', header: 'Load in the list', cell: result => <About {...result} /> },
  {
    key: 'result',
    header: 'Result',
    width: '260px',
    cell: result => {
      const note = loadListResultNote(result)
      const pass = gateOf(result)
      return (
        <span className={styles['lines']}>
          <span className={styles['result']}>
            <Badge tone={TONES[result.kind] ?? 'neutral'}>{LOAD_LIST_RESULTS[result.kind]}</Badge>
          </span>
          {note !== '' && <span className={styles['note']}>{note}</span>}
          {pass !== undefined && (
            <span className={styles['gate']} data-answer={pass.answer}>
              Carrier today: {listedGateText(pass)}
            </span>
          )}
        </span>
      )
    },
  },
]
