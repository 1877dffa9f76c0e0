import {
  type CalendarDate,
  CARRIER_LIST_RESULTS,
  type CarrierListResult,
  type CarrierListResultKind,
  carrierListResultNote,
  identifierText,
  type ListedCarrier,
  type MayUse,
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
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { UploadListStore } from './upload-list-store.ts'
import styles from './UploadListScreen.module.css'

const TONES: Readonly<Partial<Record<CarrierListResultKind, BadgeTone>>> = { ready: 'brand', added: 'info' }

const aboutCarrier = (carrier: ListedCarrier, answer: MayUse): string =>
  [
    primaryIdentifiers(carrier.identifiers).map(identifierText).join(', '),
    placeText(carrier.physicalAddress),
    answer.assessed === undefined && answer.stop === null && answer.tie === null
      ? null
      : mayUseLine(answer, REASON_LENGTHS.row),
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
  answerOf,
}: {
  readonly result: CarrierListResult
  readonly store: UploadListStore
  readonly answerOf: (carrier: ListedCarrier) => MayUse
}) => {
  const { kind, candidates, carrier, at, row } = result
  const note = carrierListResultNote(result)
  return (
    <span className={styles['lines']}>
      <span className={styles['result']}>
        <Badge tone={TONES[kind] ?? 'neutral'}>{CARRIER_LIST_RESULTS[kind]}</Badge>
        {note !== '' && <span className={styles['note']}>{note}</span>}
      </span>
      {kind === 'in-part' && carrier !== null && (
        <Button size="small" className={styles['pick'] ?? ''} onClick={() => store.choose(at, carrier.id)}>
          It is this carrier
          <VisuallyHidden>: {carrier.legalName}</VisuallyHidden>
        </Button>
      )}
      {candidates.length > 1 && kind !== 'repeated' && (
        <Select
          label={`Same carrier as line ${row.line}`}
          isLabelHidden
          placeholder={`Choose 1 of ${candidates.length}`}
          options={candidates.map(each => ({
            key: String(each.id),
            label: each.legalName,
            note: aboutCarrier(each, answerOf(each)),
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
  answerOf: (carrier: ListedCarrier) => MayUse,
): readonly Column<CarrierListResult>[] => [
  { key: 'line', header: 'Line', align: 'end', width: '56px', cell: ({ row }) => row.line },
  {
    key: 'written',
    header: 'In the list',
    sticky: true,
    width: '160px',
    cell: ({ row }) => (
      <span className={styles['written']} title={row.text}>
        {row.text}
      </span>
    ),
  },
  {
    key: 'read-as',
    header: 'Read as',
    width: '160px',
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
    width: '230px',
    cell: ({ carrier }) =>
      carrier === null ? (
        <span className={styles['none']}>–</span>
      ) : (
        <VerdictWithReason carrier={carrier} today={today} place="row" />
      ),
  },
  {
    key: 'result',
    header: 'Result',
    width: '200px',
    cell: result => <Result result={result} store={store} answerOf={answerOf} />,
  },
]
