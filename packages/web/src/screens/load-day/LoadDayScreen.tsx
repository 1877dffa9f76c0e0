import {
  addDays,
  DAY_ROWS_ON_PAPER,
  dayOnPaperText,
  formatCalendarDate,
  formatCount,
  formatNumber,
  loadDayPath,
  type DayRow,
  paths,
  parseId,
  stopZoneName,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import { ListError } from '../../parts/list/ListError.tsx'
import { teamOptions } from '../../parts/load/team-options.ts'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import surface from '../../ui/ListSurface.module.css'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Select } from '../../ui/Select.tsx'
import { SkeletonTable } from '../../ui/SkeletonTable.tsx'
import { dayColumns } from './day-columns.tsx'
import styles from './LoadDayScreen.module.css'
import type { LoadDayStore } from './load-day-store.ts'

const ANY = { key: 'any', label: 'Any' }

/** All open loads of a day on one line of hours, late ones first. Ours, beyond section 2. */
export const LoadDayScreen = observer(() => {
  const store = useScreenStore<LoadDayStore>()
  const navigator = useStore(BrowserTokens.Navigator)
  const { user } = useStore(AccountTokens.AccountStore)
  const { address, axis, rows, listed, teams, today, timeZone } = store
  const late = rows?.filter(({ lateMs }) => lateMs > 0).length ?? 0
  const teamName = (teams.value?.items ?? []).filter(({ id }) => id === address.team).map(({ name }) => name)
  const day = (label: string, to: typeof axis.day | null) => (
    <Link to={loadDayPath({ ...address, day: to })} {...buttonStyle()}>
      {label}
    </Link>
  )
  return (
    <div className={styles['screen']}>
      <ScreenHeader
        title={axis.day === today ? `Today, ${formatCalendarDate(axis.day)}` : formatCalendarDate(axis.day)}
        count={
          rows === undefined
            ? listed.isPending && 'loading'
            : [...teamName, formatCount(rows.length, 'load'), `${formatNumber(late)} late`].join(', ')
        }
        actions={
          <span className={styles['actions']}>
            {day('Previous day', addDays(axis.day, -1))}
            {axis.day !== today && day('Today', null)}
            {day('Next day', addDays(axis.day, 1))}
            <Button onClick={() => window.print()}>Print</Button>
          </span>
        }
      />
      <div className={styles['bar']}>
        <Select
          className={styles['team'] ?? ''}
          label="Team"
          options={[ANY, ...teamOptions(teams, address.team, user?.id)]}
          value={address.team === null ? 'any' : String(address.team)}
          onChange={key => navigator.go(loadDayPath({ ...address, team: parseId<'team'>(key) ?? null }))}
        />
        <p
          className={styles['zone']}
        >{`Hours are in your time zone, ${stopZoneName(timeZone, new Date(store.now).toISOString()) ?? timeZone}.`}</p>
        {rows !== undefined && rows.length > DAY_ROWS_ON_PAPER && (
          <p hidden data-on-paper="" className={styles['zone']}>
            {dayOnPaperText(rows.length)}
          </p>
        )}
      </div>
      <Legend />
      <Listed store={store} rows={rows} />
    </div>
  )
})

const Legend = () => (
  <ul className={styles['legend']} aria-label="What the marks mean">
    {(
      [
        ['window', 'pickup', 'Pickup window'],
        ['window', 'delivery', 'Delivery window'],
        ['arrived', undefined, 'Arrived'],
        ['eta', undefined, 'ETA'],
        ['eta', 'late', 'ETA, late'],
        ['now', undefined, 'Now'],
      ] as const
    ).map(([mark, kind, label]) => (
      <li key={label}>
        <span className={styles['sample']}>
          <span className={styles[mark]} data-kind={kind} data-late={kind === 'late' || undefined} />
        </span>
        {label}
      </li>
    ))}
  </ul>
)

interface ListedProps {
  readonly store: LoadDayStore
  readonly rows: readonly DayRow[] | undefined
}

const rowKey = ({ load }: DayRow): string => String(load.id)

const Listed = observer(({ store, rows }: ListedProps) => {
  const { axis, now, etas, listed, address } = store
  const teams = store.teams.value?.items
  const columns = useMemo(() => dayColumns({ axis, now, etas, teams }), [axis, now, etas, teams])
  const rowProps = useMemo(() => {
    const left = new Set(rows?.slice(DAY_ROWS_ON_PAPER))
    return (row: DayRow) => (left.has(row) ? { 'data-on-screen': '' } : {})
  }, [rows])
  const known = listed.value
  if (rows === undefined || known === undefined) {
    const error = errorMessage(listed.state, 'the loads')
    return error === undefined ? (
      <div className={surface['surface']} aria-busy="true">
        <SkeletonTable />
      </div>
    ) : (
      <LoadError error={error} onRetry={() => void listed.reload()} />
    )
  }
  const rest = known.loads.length - rows.length
  return (
    <>
      <ListError question={listed.state} what="the loads" onRetry={() => void listed.reload()} />
      {rows.length === 0 ? (
        <EmptyState
          title="No open load has a stop on this day"
          text={address.team === null ? 'No load is late.' : 'No load of this team is late.'}
          action={
            <Link to={paths.loads()} {...buttonStyle()}>
              Go to loads
            </Link>
          }
        />
      ) : (
        <div className={surface['surface']} style={{ '--rows': rows.length } as React.CSSProperties}>
          <DataTable
            caption="Loads of the day"
            isMain
            className={styles['table'] ?? ''}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            rowProps={rowProps}
          />
        </div>
      )}
      <p className={styles['zone']}>
        {rest > 0 && `${formatCount(rest, 'open load')} more with no stop on this day. `}
        {known.total > known.loads.length &&
          `Only the newest ${formatNumber(known.loads.length)} of ${formatNumber(known.total)} open loads are checked. Choose a team.`}
      </p>
    </>
  )
})
