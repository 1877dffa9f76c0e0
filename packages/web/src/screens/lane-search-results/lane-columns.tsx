import {
  type CalendarDate,
  formatCalendarDate,
  formatCount,
  type LaneCarrier,
  type SeenOnLane,
  seenOnLaneText,
} from '@fairhaul/core'
import { carrierColumns } from '../../parts/carrier-results/carrier-columns.tsx'
import type { Monitoring } from '../../parts/monitoring/monitoring.ts'
import type { Column } from '../../ui/table-model.ts'
import styles from './LaneSearchResults.module.css'

const Seen = ({ seen }: { readonly seen: SeenOnLane | null }) => (
  <span className={styles['seen']} title={seenOnLaneText(seen)}>
    {seen === null ? (
      'not seen'
    ) : (
      <>
        <span className={styles['times']}>{formatCount(seen.times, 'time')}, </span>
        <span className={styles['last']}>last {formatCalendarDate(seen.lastOn)}</span>
      </>
    )}
  </span>
)

/** What a row of a lane tells: first why it is there, then what every row of carriers does. */
export const laneColumns = (needs: {
  readonly today: CalendarDate
  readonly monitoring: Monitoring
}): readonly Column<LaneCarrier>[] => [
  { key: 'seen', header: 'On this lane', cell: it => <Seen seen={it.seenOnLane} /> },
  ...carrierColumns<LaneCarrier>(needs),
]
