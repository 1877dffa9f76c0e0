import { carrierExportColumns } from '../../carrier/carrier-export.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { ExportColumn } from '../../shared/export-table.ts'
import type { LaneCarrier } from './lane-answer.ts'

/**
 * What a file of a lane's carriers holds: what every file of carriers does, and when they were seen on the lane, which
 * was derived from where their trucks were.
 *
 * Source: section 6, "Paywall gates".
 */
export const laneExportColumns = (today: CalendarDate): readonly ExportColumn<LaneCarrier>[] => [
  ...carrierExportColumns(today),
  { header: 'Times seen on this lane', cell: it => it.seenOnLane?.times ?? null, isInsight: true },
  { header: 'Last seen on this lane', cell: it => it.seenOnLane?.lastOn ?? null, isInsight: true },
]
