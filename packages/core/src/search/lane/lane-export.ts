import { carrierExportColumns } from '../../carrier/carrier-export.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { ExportColumn } from '../../shared/export-table.ts'
import type { LaneCarrier } from './lane-answer.ts'

/**
 * The columns of a lane export: those of every carrier export, and when each carrier was seen on the lane, which is
 * derived from the positions of its trucks.
 *
 * Source: section 6, "Paywall gates".
 */
export const laneExportColumns = (today: CalendarDate): readonly ExportColumn<LaneCarrier>[] => [
  ...carrierExportColumns(today),
  { header: 'Times seen on this lane', cell: it => it.seenOnLane?.times ?? null, isInsight: true },
  { header: 'Last seen on this lane', cell: it => it.seenOnLane?.lastOn ?? null, isInsight: true },
]
