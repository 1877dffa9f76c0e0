import {
  formatCount,
  formatNumber,
  LOAD_LIST_RESULT_KINDS,
  LOAD_LIST_RESULTS,
  type LoadListResult,
  refusalMessage,
  unreadHeadings,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { BulkReport } from '../../parts/bulk/BulkReport.tsx'
import { ExportButton } from '../../parts/export/ExportButton.tsx'
import { ExportError } from '../../parts/export/ExportError.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { isAbsent } from '../../stores/not-found.ts'
import { Button } from '../../ui/Button.tsx'
import { CountFilter } from '../../ui/CountFilter.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import surface from '../../ui/ListSurface.module.css'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { gateOf } from './carrier-gates.ts'
import { loadRowColumns } from './load-row-columns.tsx'
import type { UploadLoadsStore } from './upload-loads-store.ts'
import styles from './UploadLoads.module.css'

interface Props {
  readonly store: UploadLoadsStore
}

/** A list that was read, what becomes of its lines, and the one press that brings the loads in. */
export const CheckedLoads = observer(({ store }: Props) => {
  const { checking, rows, progress } = store
  const isReading = rows === null
  return (
    <>
      <Source store={store} />
      {progress !== null && (isReading || checking.isPending) && (
        <div className={styles['progress']}>
          <span>{isReading ? 'Reading the list' : 'Checking the loads'}</span>
          <ProgressBar
            label={isReading ? 'Reading the list' : 'Checking the loads'}
            value={progress.done}
            max={progress.of}
            text={`${formatNumber(progress.done)} of ${formatCount(progress.of, isReading ? 'line' : 'load')}`}
          />
          <Button size="small" onClick={isReading ? store.discard : checking.cancel}>
            Cancel
          </Button>
        </div>
      )}
      <ListError
        question={checking.state}
        what="what becomes of these loads"
        onRetry={() => void store.check()}
      />
      {rows !== null && !checking.isPending && <Results store={store} />}
    </>
  )
})

const Source = observer(({ store: { opened, fileName, notes, bulk, discard } }: Props) => {
  if (opened === null) return null
  const unread = unreadHeadings(opened)
  return (
    <div className={styles['source']}>
      <div className={styles['about']}>
        <strong>{fileName}</strong>
        <span className={styles['note']}>{formatCount(opened.lines.length, 'line')}</span>
        {unread.length > 0 && (
          <span className={styles['note']}>Columns that are not read: {unread.join(', ')}</span>
        )}
        {notes.map(note => (
          <span key={note} className={styles['note']}>
            {note}
          </span>
        ))}
      </div>
      <Button onClick={discard} disabled={bulk.isRunning}>
        Use another list
      </Button>
    </div>
  )
})

const Results = observer(({ store }: Props) => {
  const { counts, filter, shown, bulk, rows, report, ready, refused } = store
  const { query, passes } = store.gates
  // A new table once the gate has said something of another carrier.
  const columns = useMemo(() => loadRowColumns(result => gateOf(passes, result)), [passes])
  const kinds = LOAD_LIST_RESULT_KINDS.filter(kind => counts[kind] > 0 || kind === filter)
  return (
    <>
      <div className={styles['bar']}>
        <CountFilter
          label="Result"
          choices={kinds.map(key => ({ key, label: LOAD_LIST_RESULTS[key], count: counts[key] }))}
          total={rows?.length}
          chosen={filter}
          onChoose={store.show}
        />
        <span className={styles['actions']}>
          {counts.unchecked > 0 && !bulk.isRunning && (
            <Button onClick={() => void store.check()}>
              Check the other {formatNumber(counts.unchecked)}
            </Button>
          )}
          {refused.length > 0 && (
            <ExportButton store={report} unit="load" label="Save refused lines" isDisabled={bulk.isRunning} />
          )}
          {!bulk.isRunning && ready.length > 0 && (
            <Button variant="primary" onClick={() => void store.bringIn()}>
              Bring in {formatCount(ready.length, 'load')}
            </Button>
          )}
        </span>
      </div>
      {!isAbsent(query) && (
        <ListError
          question={query.state}
          what="what the gate says of these carriers"
          onRetry={() => void store.requestGate()}
        />
      )}
      <ExportError store={report} textOf={refusalMessage} />
      {bulk.report !== null && (
        <div className={styles['source']}>
          <BulkReport run={bulk} />
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="No line of this list is here now"
          action={<Button onClick={() => store.show(null)}>Show all</Button>}
        />
      ) : (
        <div className={surface['surface']}>
          <DataTable
            caption="The lines of the list"
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

const keyOf = ({ row }: LoadListResult) => String(row.line)
