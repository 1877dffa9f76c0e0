import {
  type CalendarDate,
  type CarrierListTab,
  connectionSteps,
  holdText,
  isOnHold,
  missingShortText,
  missingText,
  overallVerdict,
  packetWaitText,
} from '@fairhaul/core'
import type { LastChanges } from '../last-change/last-changes.ts'
import { lastChangeColumn } from '../last-change/LastChange.tsx'
import type { Column } from '../../ui/table-model.ts'
import { type CarrierColumnKey, carrierColumns } from '../carrier-results/carrier-columns.tsx'
import { whereSpaceAllows } from '../own-carriers/where-space-allows.ts'
import { StepBar } from '../connection/StepBar.tsx'
import { lastDecidedColumn } from '../vetting/LastDecided.tsx'
import type { LastDecisions } from '../vetting/last-decisions.ts'
import styles from './connection-columns.module.css'
import { ConnectionRowActions } from './ConnectionRowActions.tsx'
import type { ConnectedRow, ConnectionsList } from './connections-store.ts'

interface Requirements {
  readonly today: CalendarDate
  readonly list: ConnectionsList
  readonly tab: CarrierListTab
  readonly sorts: readonly CarrierColumnKey[]
  /** Null: the monitor does not say. */
  readonly lastChanges: LastChanges | null
  /** Null: the monitor does not say, or the tab is of carriers that are not decided on again. */
  readonly decisions: LastDecisions | null
}

/** Left out for onboarding and its actions; the tab says the status, and the profile has the rest. */
const LEFT_OUT = new Set<string>(['connection', 'inspections', 'fleet'] satisfies CarrierColumnKey[])

/** How far onboarding is: a bar that is read without counting, what is missing, and for how long. */
const Progress = ({ row, today }: { readonly row: ConnectedRow; readonly today: CalendarDate }) => {
  const { rulesAssessment } = row
  const steps = connectionSteps(row.connected, rulesAssessment && overallVerdict(rulesAssessment, today))
  const held = isOnHold(row.connected) ? holdText(row.connected) : undefined
  const notes = row.connected.hold?.notes
  // A hold has a day of its own, which is another than the packet's.
  const wait = held === undefined ? packetWaitText(row.connected, today) : null
  return (
    <span className={styles['progress']}>
      <span className={styles['bar']}>
        <StepBar steps={steps} />
        {wait !== null && <span className={styles['wait']}>{wait}</span>}
      </span>
      <span className={styles['missing']} title={held ?? notes ?? missingText(steps)}>
        {notes ?? held ?? missingShortText(steps)}
      </span>
    </span>
  )
}

/** The notes of a connection: mostly why the carrier must not be dispatched. */
const Notes = ({ connected: { notes } }: ConnectedRow) =>
  notes === null ? (
    <span className={styles['wait']}>No notes</span>
  ) : (
    <span className={styles['notes']} title={notes}>
      {notes}
    </span>
  )

/** The columns of a tab of connections. Keep the result identical between renders. */
export const connectionColumns = ({
  today,
  list,
  tab,
  sorts,
  lastChanges,
  decisions,
}: Requirements): readonly Column<ConnectedRow>[] =>
  whereSpaceAllows(
    carrierColumns<ConnectedRow>({
      today,
      monitoring: list.monitoring,
      sorts,
      own: {
        carrier: [
          tab === 'do-not-dispatch'
            ? { key: 'progress', header: 'Notes', cell: row => <Notes {...row} /> }
            : {
                key: 'progress',
                header: 'Onboarding',
                cell: row => <Progress row={row} today={today} />,
              },
          ...(decisions === null ? [] : [lastDecidedColumn(decisions, today)]),
          ...(lastChanges === null ? [] : [lastChangeColumn(lastChanges, today)]),
        ],
        // At the end of the row, where they are below each other in every tab.
        alerts: [
          {
            key: 'actions',
            header: 'Actions',
            isHeaderHidden: true,
            align: 'end',
            cell: row => <ConnectionRowActions row={row} list={list} />,
          },
        ],
      },
    }).filter(({ key }) => !LEFT_OUT.has(key)),
    // Where it says when each was decided on, the verdict says what there is of insurance.
    { change: 3, insurance: decisions === null ? 2 : 3 },
  )
