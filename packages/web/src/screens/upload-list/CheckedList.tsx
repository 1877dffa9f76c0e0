import {
  CARRIER_LIST_RESULT_KINDS,
  CARRIER_LIST_RESULTS,
  type CarrierListLayout,
  formatCount,
  formatNumber,
  mayUse,
  type PlainNumbers,
  refusalMessage,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { BulkReport } from '../../parts/bulk/BulkReport.tsx'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { ExportError } from '../../parts/export/ExportError.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { Button } from '../../ui/Button.tsx'
import { CountFilter } from '../../ui/CountFilter.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import surface from '../../ui/ListSurface.module.css'
import type { Option } from '../../ui/options.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Select } from '../../ui/Select.tsx'
import { listColumns } from './list-columns.tsx'
import type { UploadListStore } from './upload-list-store.ts'
import styles from './UploadListScreen.module.css'

interface Props {
  readonly store: UploadListStore
}

/** A list that was read: how, what its rows name, and the one press that monitors those that are ready. */
export const CheckedList = observer(({ store }: Props) => {
  const { lookup, reading, rows } = store
  return (
    <>
      <Source store={store} />
      {reading !== null && (
        <Progress
          label="Reading the list"
          text={`${formatNumber(reading.done)} of ${formatCount(reading.of, 'line')}`}
          done={reading.done}
          of={reading.of}
          onCancel={store.discard}
        />
      )}
      {lookup.isRunning && lookup.progress !== null && (
        <Progress
          label="Looking up the numbers"
          text={`${formatNumber(lookup.progress.done)} of ${formatCount(lookup.progress.of, 'number')}`}
          done={lookup.progress.done}
          of={lookup.progress.of}
          onCancel={lookup.cancel}
        />
      )}
      <ListError
        question={lookup.state}
        what="the carriers of this list"
        onRetry={() => void store.lookUp()}
      />
      {rows !== null && !lookup.isRunning && <Results store={store} />}
    </>
  )
})

const SEPARATORS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const
const ENCODINGS = {
  'utf-8': null,
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows letters',
  xlsx: null,
} as const

/** Where the numbers stand: in which columns of the heading, or in which column. */
const numbersText = ({ heading, types, numbersAt }: CarrierListLayout): string | null => {
  const typed = types.flatMap((type, at) => (type === null ? [] : [at]))
  const columns = typed.length > 0 ? typed : numbersAt
  const names = columns.map(at => (heading?.[at] ? `“${heading[at]}”` : `column ${at + 1}`))
  return names.length === 0 ? null : `numbers in ${names.join(' and ')}`
}

const PLAIN: readonly Option<PlainNumbers>[] = [
  { key: 'DOT or MC', label: 'DOT or MC' },
  { key: 'DOT', label: 'DOT' },
  { key: 'MC', label: 'MC' },
]

const Source = observer(({ store }: Props) => {
  const { opened, file, hasPlainNumbers, plain } = store
  if (opened === null) return null
  const { separator, heading } = opened.layout
  const encoding = file === null ? null : ENCODINGS[file.encoding]
  const facts = [
    formatCount(opened.lines.length, 'line'),
    encoding && `read in ${encoding}`,
    file?.encoding !== 'xlsx' && separator !== null ? `split at ${SEPARATORS[separator]}` : null,
    separator === null && heading === null ? null : numbersText(opened.layout),
  ]
  return (
    <div className={styles['source']}>
      <div className={styles['about']}>
        <strong>{file?.name ?? 'Pasted list'}</strong>
        <span className={styles['note']}>{facts.filter(fact => fact !== null).join(' · ')}</span>
        {store.passedOver.map(text => (
          <span key={text} className={styles['note']}>
            {text}
          </span>
        ))}
      </div>
      {hasPlainNumbers && (
        <Select
          label="Read plain numbers as"
          className={styles['plain'] ?? ''}
          options={PLAIN}
          value={plain}
          onChange={next => void store.readPlainAs(next)}
        />
      )}
      <Button onClick={store.discard} disabled={store.bulk.isRunning}>
        {file === null ? 'Change the list' : 'Use another list'}
      </Button>
    </div>
  )
})

interface ProgressProps {
  readonly label: string
  readonly text: string
  readonly done: number
  readonly of: number
  readonly onCancel: () => void
}

const Progress = ({ label, text, done, of, onCancel }: ProgressProps) => (
  <div className={styles['progress']}>
    <span>{label}</span>
    <ProgressBar label={label} value={done} max={of} text={text} />
    <Button size="small" onClick={onCancel}>
      Cancel
    </Button>
  </div>
)

const Results = observer(({ store }: Props) => {
  const { counts, filter, shown, bulk, rows, report } = store
  const today = useStore(BrowserTokens.Clock).today()
  const { offersDoNotUseAssociations } = useStore(BrowserTokens.PageConfiguration).toggles
  const columns = useMemo(
    () => listColumns(store, today, carrier => mayUse(carrier, today, false, offersDoNotUseAssociations)),
    [store, today, offersDoNotUseAssociations],
  )
  const kinds = CARRIER_LIST_RESULT_KINDS.filter(
    kind => counts[kind] > 0 || kind === 'ready' || kind === filter,
  )
  return (
    <>
      <div className={styles['bar']}>
        <CountFilter
          label="Result"
          choices={kinds.map(key => ({ key, label: CARRIER_LIST_RESULTS[key], count: counts[key] }))}
          total={rows?.length}
          chosen={filter}
          onChoose={store.show}
        />
        <span className={styles['actions']}>
          {counts.waiting > 0 && !bulk.isRunning && (
            <Button onClick={() => void store.lookUp()}>
              Look up the other {formatNumber(counts.waiting)}
            </Button>
          )}
          <ExportButton store={report} unit="row" label="Save report" isDisabled={bulk.isRunning} />
          {!bulk.isRunning && counts.ready > 0 && (
            <Button variant="primary" onClick={() => void store.monitor()}>
              Monitor {formatCount(counts.ready, 'carrier')}
            </Button>
          )}
        </span>
      </div>
      <ExportError store={report} textOf={refusalMessage} />
      {bulk.report !== null && (
        <div className={styles['run']}>
          <BulkReport run={bulk} />
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="No row of this list is here now"
          action={<Button onClick={() => store.show(null)}>Show all</Button>}
        />
      ) : (
        <div className={surface['surface']}>
          <DataTable
            caption="The rows of the list"
            columns={columns}
            rows={shown}
            rowKey={keyOf}
            isMain
            className={styles['rows'] ?? ''}
          />
        </div>
      )}
    </>
  )
})

const keyOf = ({ at }: { readonly at: number }) => String(at)
