import {
  actionsOfUser,
  CARRIER_LIST_TABS,
  type CalendarDate,
  type CarrierListTab,
  connectionSteps,
  likelyActions,
  missingText,
  overallVerdict,
  packetWaitText,
} from '@fairhaul/core'
import { Ellipsis } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { Column } from '../../ui/table-model.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type CarrierColumnKey, carrierColumns } from '../carrier-results/carrier-columns.tsx'
import { StepBar } from '../connection/StepBar.tsx'
import styles from './connection-columns.module.css'
import type { ConnectedRow, ConnectionsChanges } from './connections-store.ts'

interface Requirements {
  readonly today: CalendarDate
  readonly changes: ConnectionsChanges
  readonly tab: CarrierListTab
  readonly sorts: readonly CarrierColumnKey[]
}

/** Left out for onboarding and its actions; the tab says the status, and the profile has the rest. */
const LEFT_OUT = new Set<string>(['connection', 'inspections', 'fleet'] satisfies CarrierColumnKey[])

/** The same where there is less room. */
const WHERE_SPACE_ALLOWS = new Set<string>(['authority', 'safety'] satisfies CarrierColumnKey[])

/** How far onboarding is: a bar that is read without counting, what is missing, and for how long. */
const Progress = ({ row, today }: { readonly row: ConnectedRow; readonly today: CalendarDate }) => {
  const { rulesAssessment } = row
  const steps = connectionSteps(row.connected, rulesAssessment && overallVerdict(rulesAssessment, today))
  const missing = missingText(steps)
  const wait = packetWaitText(row.connected, today)
  return (
    <span className={styles['progress']}>
      <span className={styles['bar']}>
        <StepBar steps={steps} />
        {wait !== null && <span className={styles['wait']}>{wait}</span>}
      </span>
      <span className={styles['missing']} title={missing}>
        {missing}
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

/** What is likely to be done with a connection as a button, the rest in a menu; after a change, what became of it. */
const Actions = observer(
  ({ row, changes }: { readonly row: ConnectedRow; readonly changes: ConnectionsChanges }) => {
    const { user } = useStore(AccountTokens.AccountStore)
    if (user == null) return null
    const own = changes.of(row.id)
    const moved = changes.movedTo(row)
    const { error } = own.submission
    const actions = actionsOfUser(user, row.connected)
    // A warning is not lifted by a press beside it.
    const [likely] = row.connected.status === 'do_not_dispatch' ? [] : likelyActions(actions)
    if (moved !== undefined && error === undefined) {
      return (
        <span className={styles['actions']}>
          <span className={styles['moved']}>
            {moved === null ? 'Not in a tab now' : `Now in ${CARRIER_LIST_TABS[moved].label}`}
          </span>
          {own.made?.undo != null && (
            <Button
              size="small"
              variant="quiet"
              isPending={own.submission.isPending}
              onClick={() => void own.undo()}
            >
              Undo<VisuallyHidden> for {row.legalName}</VisuallyHidden>
            </Button>
          )}
        </span>
      )
    }
    return (
      <span className={styles['actions']}>
        {likely !== undefined && (
          <Button
            size="small"
            title={likely.effect}
            aria-label={`${likely.label}: ${row.legalName}`}
            isPending={own.submission.isPending}
            onClick={() => (likely.takesNotes ? changes.mark([row]) : void own.take(likely, 'row'))}
          >
            {likely.label}
          </Button>
        )}
        {(likely === undefined ? actions.length > 0 : actions.length > 1) && (
          <Menu
            label={`More for ${row.legalName}`}
            icon={<Ellipsis />}
            items={actions
              .filter(action => action !== likely)
              .map(action => ({
                key: action.label,
                label: action.label,
                note: action.effect,
                isDanger: action.takesNotes,
                onAction: () => (action.takesNotes ? changes.mark([row]) : void own.take(action, 'row')),
              }))}
          />
        )}
        {error !== undefined && (
          <span role="alert" className={styles['error']}>
            {error}
          </span>
        )}
      </span>
    )
  },
)

/** The columns of a tab of connections. Keep the result identical between renders. */
export const connectionColumns = ({
  today,
  changes,
  tab,
  sorts,
}: Requirements): readonly Column<ConnectedRow>[] =>
  carrierColumns<ConnectedRow>({
    today,
    monitoring: changes.list.monitoring,
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
        {
          key: 'actions',
          header: 'Actions',
          isHeaderHidden: true,
          cell: row => <Actions row={row} changes={changes} />,
        },
      ],
    },
  })
    .filter(({ key }) => !LEFT_OUT.has(key))
    .map(column => (WHERE_SPACE_ALLOWS.has(column.key) ? { ...column, priority: 3 } : column))
