import {
  type DayAxis,
  type DayRow,
  durationText,
  etaMargin,
  loadName,
  type LoadStop,
  paths,
  placeOnDay,
  STOP_KIND_LABELS,
  type StopEta,
  type StopEtas,
  stopsInOrder,
  stopTown,
  stopWindowText,
  type Team,
  windowOnDay,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import part from '../../parts/load/load.module.css'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { visuallyHiddenClass } from '../../ui/VisuallyHidden.tsx'
import styles from './LoadDayScreen.module.css'

interface Deps {
  readonly axis: DayAxis
  /** Milliseconds since 1970. */
  readonly now: number
  readonly etas: ReadonlyMap<DayRow['load']['id'], StopEtas>
  readonly teams: readonly Team[] | undefined
}

const percent = (place: number): string => `${place * 100}%`

/** A label every third hour, so that a day fits on a phone. */
const LABELED_EVERY = 3

/** The hours of the day, as the header of the lines; on a card above its own. */
const HourScale = ({ axis }: { readonly axis: DayAxis }) => (
  <span className={styles['scale']} aria-hidden="true">
    {axis.hours.map(({ at, label }, place) =>
      place % LABELED_EVERY === 0 ? (
        <span key={at} style={{ insetInlineStart: percent(placeOnDay(axis, at)) }}>
          {label}
        </span>
      ) : null,
    )}
  </span>
)

const CardScale = (props: { readonly axis: DayAxis }) => (useIsPhone() ? <HourScale {...props} /> : null)

const etaOf = (etas: StopEtas | undefined, { id }: LoadStop): StopEta | undefined =>
  etas?.kind === 'known' ? etas.stops.find(({ stopId }) => stopId === id) : undefined

const stopText = (stop: LoadStop, eta: StopEta | undefined): string => {
  const { progress } = stop
  const state =
    progress?.doneAt != null
      ? 'done'
      : progress?.arrivedAt != null
        ? 'there'
        : eta === undefined
          ? ''
          : `ETA ${etaMargin(eta) || 'known'}`
  return [`${STOP_KIND_LABELS[stop.kind]} ${stopTown(stop)}`, stopWindowText(stop), state]
    .filter(text => text !== '')
    .join(', ')
}

const isOnDay = (place: number): boolean => place >= 0 && place <= 1

const Line = ({ row: { load }, axis, now, etas }: { readonly row: DayRow } & Omit<Deps, 'teams'>) => {
  const known = etas.get(load.id)
  const stops = stopsInOrder(load.stops)
  const nowAt = placeOnDay(axis, now)
  return (
    <span className={styles['line']} style={{ '--hours': axis.hours.length } as React.CSSProperties}>
      {isOnDay(nowAt) && <span className={styles['now']} style={{ insetInlineStart: percent(nowAt) }} />}
      {stops.map(stop => {
        const span = windowOnDay(axis, stop.window)
        const eta = etaOf(known, stop)
        const etaAt = eta === undefined ? null : placeOnDay(axis, eta.at)
        const arrivedAt = stop.progress?.arrivedAt ?? null
        const arrived = arrivedAt === null ? null : placeOnDay(axis, Date.parse(arrivedAt))
        return (
          <span key={stop.id} title={stopText(stop, eta)}>
            {span !== null && (
              <span
                className={styles['window']}
                data-kind={stop.kind}
                data-done={stop.progress?.doneAt != null || undefined}
                style={{ insetInlineStart: percent(span.from), inlineSize: percent(span.to - span.from) }}
              />
            )}
            {arrived !== null && isOnDay(arrived) && (
              <span className={styles['arrived']} style={{ insetInlineStart: percent(arrived) }} />
            )}
            {eta !== undefined && etaAt !== null && isOnDay(etaAt) && (
              <span
                className={styles['eta']}
                data-late={(eta.lateMs ?? 0) > 0 || undefined}
                style={{ insetInlineStart: percent(etaAt) }}
              />
            )}
          </span>
        )
      })}
      <span className={visuallyHiddenClass}>
        {stops.map(stop => stopText(stop, etaOf(known, stop))).join('. ')}
      </span>
    </span>
  )
}

const Late = ({ row: { lateMs, isLate } }: { readonly row: DayRow }) =>
  lateMs > 0 ? (
    <span className={part['lateness']} data-kind={isLate ? 'late' : 'open'}>
      {isLate ? `${durationText(lateMs)} late` : `ETA ${durationText(lateMs)} late`}
    </span>
  ) : (
    <span className={part['note']}>On time</span>
  )

/** The columns of a day. Keep the result identical between renders. */
export const dayColumns = ({ axis, now, etas, teams }: Deps): readonly Column<DayRow>[] => [
  {
    key: 'load',
    header: 'Load',
    sticky: true,
    width: '108px',
    cell: ({ load }) => (
      <Link
        to={paths.load({ id: load.id })}
        className={`${linkClass} ${part['number'] ?? ''}`}
        data-row-link=""
      >
        {loadName(load).replace(/^Load /, '')}
      </Link>
    ),
  },
  {
    key: 'lane',
    header: 'From and to',
    width: '196px',
    cell: ({ load }) => {
      const stops = stopsInOrder(load.stops)
      const [first, last] = [stops[0], stops.at(-1)]
      const team = teams?.find(({ id }) => id === load.teamId)
      return (
        <span className={part['lines']}>
          <span>{first === undefined || last === undefined ? 'No stops' : `${stopTown(first)} to`}</span>
          <span>
            {last === undefined ? '' : stopTown(last)}
            {team !== undefined && <span className={part['note']}> {team.name}</span>}
          </span>
        </span>
      )
    },
  },
  { key: 'late', header: 'Late', width: '150px', cell: row => <Late row={row} /> },
  {
    key: 'line',
    header: 'Windows, arrivals, and ETAs by hour',
    mark: <HourScale axis={axis} />,
    cell: row => (
      <>
        <CardScale axis={axis} />
        <Line row={row} axis={axis} now={now} etas={etas} />
      </>
    ),
  },
]
