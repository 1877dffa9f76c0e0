import { type CalendarDate, calendarDateOf, exactTime, formatCalendarDate } from '@fairhaul/core'
import { type CarrierColumnKey, carrierColumns } from '../../parts/carrier-results/carrier-columns.tsx'
import { lastChangeColumn } from '../../parts/last-change/LastChange.tsx'
import type { LastChanges } from '../../parts/last-change/last-changes.ts'
import { whereSpaceAllows } from '../../parts/own-carriers/where-space-allows.ts'
import type { Monitoring } from '../../parts/monitoring/monitoring.ts'
import type { Column } from '../../ui/table-model.ts'
import type { MonitoredRow } from './monitored-row.ts'

interface Requirements {
  readonly today: CalendarDate
  readonly monitoring: Monitoring
  readonly sorts: readonly CarrierColumnKey[]
  /** Null: the monitor does not say. */
  readonly lastChanges: LastChanges | null
}

/** The columns of My Carriers. Keep the result identical between renders. */
export const mineColumns = ({ lastChanges, ...deps }: Requirements): readonly Column<MonitoredRow>[] =>
  whereSpaceAllows(
    carrierColumns<MonitoredRow>({
      ...deps,
      own: {
        carrier: lastChanges === null ? [] : [lastChangeColumn(lastChanges, deps.today)],
        connection: [
          {
            key: 'since',
            header: 'Monitored since',
            priority: 3,
            cell: ({ since }) => (
              <time dateTime={since} title={exactTime(since)}>
                {formatCalendarDate(calendarDateOf(new Date(since)))}
              </time>
            ),
          },
        ],
      },
    }),
  )
