import { type CalendarDate, calendarDateOf, exactTime, formatCalendarDate } from '@fairhaul/core'
import { type CarrierColumnKey, carrierColumns } from '../../parts/carrier-results/carrier-columns.tsx'
import type { Monitoring } from '../../parts/monitoring/monitoring.ts'
import type { Column } from '../../ui/table-model.ts'
import type { MonitoredRow } from './monitored-row.ts'

interface Requirements {
  readonly today: CalendarDate
  readonly monitoring: Monitoring
  readonly sorts: readonly CarrierColumnKey[]
}

/** The columns of My Carriers. Keep the result identical between renders. */
export const mineColumns = (deps: Requirements): readonly Column<MonitoredRow>[] =>
  carrierColumns<MonitoredRow>({
    ...deps,
    own: {
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
  })
