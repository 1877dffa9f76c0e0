import {
  type CalendarDate,
  type Load,
  LOAD_STATUS_LABELS,
  loadCarrierText,
  loadName,
  type LoadStop,
  nextDueStop,
  paths,
  STOP_KIND_LABELS,
  type Team,
  stopsInOrder,
  stopTown,
  stopWindowText,
  TRACKING_STATUS_LABELS,
  trackableLabel,
  isTrackable,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { CarrierWithVerdict } from '../../parts/verdict/CarrierWithVerdict.tsx'
import { FreightBadge } from '../../parts/load/FreightBadge.tsx'
import { Lateness } from '../../parts/load/Lateness.tsx'
import part from '../../parts/load/load.module.css'
import type { Column } from '../../ui/table-model.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './LoadsScreen.module.css'

/** Where from and where to, with the stops between. */
const Lane = ({ load }: { readonly load: Load }) => {
  const stops = stopsInOrder(load.stops)
  const [first, last] = [stops[0], stops.at(-1)]
  if (first === undefined || last === undefined)
    return <span className={part['note']}>No stops on record</span>
  const between = stops.length - 2
  return (
    <span className={part['lines']}>
      <span>{stopTown(first)}</span>{' '}
      <span>
        <span className={styles['to']}>to </span>
        {stopTown(last)}
        {between > 0 && <span className={part['note']}>{` +${between} between`}</span>}
      </span>
    </span>
  )
}

const isBetween = (stop: LoadStop, { stops }: Load): boolean => {
  const inOrder = stopsInOrder(stops)
  return stop !== inOrder[0] && stop !== inOrder.at(-1)
}

/** The stop that is due next, how late, and its window in its own zone. */
const Next = ({ load, now }: { readonly load: Load; readonly now: number }) => {
  const due = nextDueStop(load, now)
  if (due === null) {
    const [first] = stopsInOrder(load.stops)
    return (
      <span className={part['note']}>
        {first === undefined ? 'None' : `Picked up ${stopWindowText(first)}`}
      </span>
    )
  }
  return (
    <span className={part['lines']}>
      <span className={styles['due']}>
        {STOP_KIND_LABELS[due.stop.kind]} <Lateness stop={due.stop} now={now} />
      </span>
      <span className={part['note']}>
        {isBetween(due.stop, load) && `${stopTown(due.stop)}, `}
        {stopWindowText(due.stop)}
      </span>
    </span>
  )
}

const Tracking = ({ load }: { readonly load: Load }) => (
  <span className={part['lines']}>
    <FreightBadge labels={TRACKING_STATUS_LABELS[load.trackingStatus]} />
    {!isTrackable(load) && <span className={part['note']}>{trackableLabel(load)}</span>}
  </span>
)

const Carrier = ({ load, today }: { readonly load: Load; readonly today: CalendarDate }) =>
  load.carrier === null ? (
    <span className={part['note']}>{loadCarrierText(load)}</span>
  ) : (
    <CarrierWithVerdict carrier={load.carrier} today={today} className={styles['carrier']} />
  )

interface Requirements {
  /** The company's teams. Undefined: not known yet. */
  readonly teams: readonly Team[] | undefined
  /** The time that lateness is reckoned from, in milliseconds since 1970. */
  readonly now: number
  readonly today: CalendarDate
}

const teamText = ({ teamId }: Load, teams: Requirements['teams']): string =>
  teamId === null ? 'None' : (teams?.find(({ id }) => id === teamId)?.name ?? `Team ${teamId}`)

/** The columns of the list of loads, wider in a wider table. Keep the result identical between renders. */
export const loadColumns = ({ teams, now, today }: Requirements): readonly Column<Load>[] => [
  {
    key: 'load',
    header: 'Load',
    sticky: true,
    width: '100px',
    cell: load => (
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
    key: 'pickup',
    header: 'From and to',
    sort: true,
    width: 'max(148px, 12cqi)',
    cell: load => <Lane load={load} />,
  },
  {
    key: 'next',
    header: 'Next stop',
    width: 'max(220px, 18cqi)',
    cell: load => <Next load={load} now={now} />,
  },
  {
    key: 'status',
    header: 'Status and tracking',
    sort: true,
    width: 'max(212px, 15cqi)',
    cell: load => (
      <span className={styles['status']}>
        <FreightBadge labels={LOAD_STATUS_LABELS[load.status]} />
        <Tracking load={load} />
      </span>
    ),
  },
  { key: 'carrier', header: 'Carrier', sort: true, cell: load => <Carrier load={load} today={today} /> },
  { key: 'team', header: 'Team', width: '112px', cell: load => teamText(load, teams) },
]
