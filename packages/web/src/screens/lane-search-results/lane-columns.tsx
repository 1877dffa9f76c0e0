import {
  type CalendarDate,
  formatCalendarDate,
  formatCount,
  type LaneCarrier,
  type SeenOnLane,
  seenOnLaneText,
} from '@fairhaul/core'
import { type CarrierColumnKey, carrierColumns } from '../../parts/carrier-results/carrier-columns.tsx'
import type { Monitoring } from '../../parts/monitoring/monitoring.ts'
import type { Column } from '../../ui/table-model.ts'
import styles from './lane-columns.module.css'
import { SEEN } from './lane-orders.ts'

/** How often a carrier was seen on the lane, and when last. */
const Seen = ({ seen }: { readonly seen: SeenOnLane | null }) => (
  <span className={styles['seen']} title={seenOnLaneText(seen)}>
    {seen === null ? (
      'not seen'
    ) : (
      <>
        <span className={styles['times']}>{formatCount(seen.times, 'time')}</span>
        <span className={styles['last']}>
          <span className={styles['word']}> on this lane, last </span>
          {formatCalendarDate(seen.lastOn)}
        </span>
      </>
    )}
  </span>
)

/**
 * Left out for the sightings and the name where not all fit: the verdict and its reason include most. The style sheet
 * of the screen has the widths.
 */
const WHERE_SPACE_ALLOWS: ReadonlyMap<string, 2 | 4> = new Map<CarrierColumnKey, 2 | 4>([
  ['authority', 2],
  ['safety', 2],
  ['fleet', 2],
  ['inspections', 4],
])

/** The columns of a lane: those of every list of carriers, and after the name why the carrier is listed. */
export const laneColumns = (deps: {
  readonly today: CalendarDate
  readonly monitoring: Monitoring
  readonly sorts: readonly CarrierColumnKey[]
}): readonly Column<LaneCarrier>[] =>
  carrierColumns<LaneCarrier>({
    ...deps,
    own: {
      carrier: [{ key: SEEN, header: 'On this lane', sort: true, cell: it => <Seen seen={it.seenOnLane} /> }],
    },
  }).map(column => {
    const priority = WHERE_SPACE_ALLOWS.get(column.key)
    return priority === undefined ? column : { ...column, priority }
  })
