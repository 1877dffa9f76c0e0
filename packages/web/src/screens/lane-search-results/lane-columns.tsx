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
import styles from './lane-columns.module.css'

const Seen = ({
  seen,
  className,
}: {
  readonly seen: SeenOnLane | null
  readonly className: string | undefined
}) => (
  <span className={className} title={seenOnLaneText(seen)}>
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

/**
 * The columns of a lane: first why the carrier is listed, then the columns of every list of carriers. If the first does
 * not fit, the reason is shown above the name; the style sheet shows one of the two.
 */
export const laneColumns = (deps: {
  readonly today: CalendarDate
  readonly monitoring: Monitoring
}): readonly Column<LaneCarrier>[] => [
  {
    key: 'seen',
    header: 'On this lane',
    cell: it => <Seen seen={it.seenOnLane} className={styles['seen']} />,
  },
  ...carrierColumns<LaneCarrier>(deps).map(column =>
    column.key === 'carrier'
      ? {
          ...column,
          cell: (it: LaneCarrier) => (
            <>
              <Seen seen={it.seenOnLane} className={styles['above']} />
              {column.cell(it)}
            </>
          ),
        }
      : column,
  ),
]
