import {
  type CalendarDate,
  CARRIER_LIST_RESULTS,
  type CarrierListResult,
  type CarrierListResultKind,
  carrierListResultNote,
  identifierText,
  dispatchStop,
  type ListedCarrier,
  mayUse,
  mayUseLine,
  parseId,
  paths,
  placeText,
  primaryIdentifiers,
  REASON_LENGTHS,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { CarrierNameText } from '../../parts/carrier-name/CarrierNameText.tsx'
import { VerdictWithReason } from '../../parts/verdict/VerdictWithReason.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import type { UploadListStore } from './upload-list-store.ts'
import styles from './UploadListScreen.module.css'

const TONES: Readonly<Partial<Record<CarrierListResultKind, BadgeTone>>> = { ready: 'brand', added: 'info' }

const answerOf = (carrier: ListedCarrier, today: CalendarDate): string | null =>
  carrier.rulesAssessment === null && dispatchStop(carrier.connection) === null
    ? null
    : mayUseLine(mayUse(carrier, today), REASON_LENGTHS.row)

const aboutCarrier = (carrier: ListedCarrier, today: CalendarDate): string =>
  [
    primaryIdentifiers(carrier.identifiers).map(identifierText).join(', '),
    placeText(carrier.physicalAddress),
    answerOf(carrier, today),
  ]
    .filter(part => part != null && part !== '')
    .join(' · ')

const Carrier = ({ carrier }: { readonly carrier: ListedCarrier | null }) =>
  carrier === null ? (
    <span className={styles['none']}>–</span>
  ) : (
    <span className={styles['lines']}>
      <Link to={paths.carrier({ id: carrier.id })} data-row-link="" className={linkClass}>
        <CarrierNameText name={carrier.legalName} />
      </Link>
      <span className={styles['note']}>
        {[
          primaryIdentifiers(carrier.identifiers).map(identifierText).join(', '),
          placeText(carrier.physicalAddress),
        ]
          .filter(part => part !== undefined && part !== '')
          .join(' · ')}
      </span>
    </span>
  )

const Result = ({
  result,
  store,
  today,
}: {
  readonly result: CarrierListResult
  readonly store: UploadListStore
  readonly today: CalendarDate
}) => {
  const { kind, candidates, carrier, at, row } = result
  const note = carrierListResultNote(result)
  return (
    <span className={styles['lines']}>
      <span className={styles['result']}>
        <Badge tone={TONES[kind] ?? 'neutral'}>{CARRIER_LIST_RESULTS[kind]}</Badge>
        {note !== '' && <span className={styles['note']}>{note}</span>}
      </span>
      {candidates.length > 1 && kind !== 'repeated' && (
        <Select
          label={`Same carrier as line ${row.line}`}
          isLabelHidden
          placeholder={`Choose 1 of ${candidates.length}`}
          options={candidates.map(each => ({
            key: String(each.id),
            label: each.legalName,
            note: aboutCarrier(each, today),
          }))}
          value={carrier === null ? null : String(carrier.id)}
          onChange={key => {
            const id = parseId<'carrier'>(key)
            if (id !== undefined) store.choose(at, id)
          }}
        />
      )}
    </span>
  )
}

/** The columns of a checked list. Keep the result identical between renders. */
export const listColumns = (
  store: UploadListStore,
  today: CalendarDate,
): readonly Column<CarrierListResult>[] => [
  { key: 'line', header: 'Line', align: 'end', width: '56px', cell: ({ row }) => row.line },
  {
    key: 'written',
    header: 'In the list',
    sticky: true,
    width: '180px',
    cell: ({ row }) => (
      <span className={styles['written']} title={row.text}>
        {row.text}
      </span>
    ),
  },
  {
    key: 'read-as',
    header: 'Read as',
    width: '170px',
    cell: ({ row }) =>
      row.readAs === '' ? (
        <span className={styles['none']}>–</span>
      ) : (
        <span className={styles['number']}>{row.readAs}</span>
      ),
  },
  { key: 'carrier', header: 'Carrier', cell: ({ carrier }) => <Carrier carrier={carrier} /> },
  {
    key: 'verdict',
    header: 'Verdict',
    width: '200px',
    cell: ({ carrier }) =>
      carrier === null ? (
        <span className={styles['none']}>–</span>
      ) : (
        <VerdictWithReason carrier={{ ...carrier, cautions: null }} today={today} place="row" />
      ),
  },
  {
    key: 'result',
    header: 'Result',
    width: '200px',
    cell: result => <Result result={result} store={store} today={today} />,
  },
]
