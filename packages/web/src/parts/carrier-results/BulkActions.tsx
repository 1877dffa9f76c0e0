import { formatNumber, type Lane, mayMonitor } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { CompareAction } from '../comparing/CompareAction.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import type { ExportView } from '../export/export-store.ts'
import type { Monitoring } from '../monitoring/monitoring.ts'
import styles from './BulkActions.module.css'
import type { CarrierSelection } from './carrier-selection.ts'

/** "2 now monitored, 1 already monitored". */
const monitoredText = (added: number, already: number): string =>
  [
    ...(added > 0 ? [`${formatNumber(added)} now monitored`] : []),
    ...(already > 0 ? [`${formatNumber(already)} already monitored`] : []),
  ].join(', ')

interface Props {
  readonly selection: CarrierSelection
  readonly monitoring: Monitoring
  /** The file of the selected carriers. */
  readonly file: ExportView<unknown>
  /** The lane on which they were found, passed to the comparison. */
  readonly lane?: Lane
}

/** The actions for the selected carriers: compare them, export them, and monitor those that are not monitored yet. */
export const BulkActions = observer(({ selection, monitoring, file, lane }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const { carriers, keys } = selection
  const free = carriers.filter(carrier => carrier.subscription === null)
  const monitored = carriers.filter(carrier => carrier.subscription !== null)
  const added = monitored.filter(({ id }) => monitoring.made.get(id) === true).length
  const already = monitored.length - added
  const failed = free.filter(({ id }) => monitoring.changeOf(id)?.error !== undefined).length
  const isPending = free.some(({ id }) => monitoring.changeOf(id)?.isPending === true)
  const may = user !== null && user !== undefined && mayMonitor(user)
  return (
    <>
      <CompareAction selected={keys} {...(lane && { lane })} />
      {may && free.length > 0 && (
        <Button
          size="small"
          isPending={isPending}
          onClick={() => {
            for (const { id } of free) void monitoring.start(id)
          }}
        >
          Monitor {formatNumber(free.length)}
        </Button>
      )}
      <ExportButton
        store={file}
        unit="carrier"
        size="small"
        label={`Export ${formatNumber(carriers.length)}`}
      />
      {may && (monitored.length > 0 || failed > 0) && (
        <span className={styles['note']} role="status">
          {monitored.length > 0 && `${monitoredText(added, already)}.`}
          {failed > 0 && !isPending && ` ${formatNumber(failed)} not saved: the row says why.`}
        </span>
      )}
    </>
  )
})
