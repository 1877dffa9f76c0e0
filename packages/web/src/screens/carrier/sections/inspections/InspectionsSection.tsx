import { formatCount, inspectionMonths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useMemo } from 'react'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { Figure } from '../../../../ui/chart/Figure.tsx'
import { MonthColumns } from '../../../../ui/chart/MonthColumns.tsx'
import { Section } from '../../../../ui/Section.tsx'
import { Tabs } from '../../../../ui/Tabs.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import styles from './inspections.module.css'
import type { InspectionsStore } from './inspections-store.ts'
import { RecordList } from './RecordList.tsx'
import { CRASH_COLUMNS, inspectionColumns, VIOLATION_COLUMNS } from './record-columns.tsx'
import { SafetyFilterBar } from './SafetyFilterBar.tsx'

const InspectionDrawer = lazy(() => import('./InspectionDrawer.tsx'))

/** Inspections by month, and every inspection, violation and crash with its filters. Section 3. */
export const InspectionsSection = observer(({ id, name, today }: ProfilePartProps) => {
  const store = useScreenStore<InspectionsStore>()
  const { inspections, violations, crashes, tab, filtersSet, clear, openInspection } = store
  const columns = useMemo(() => inspectionColumns(openInspection), [openInspection])
  const shared = { hasFilters: filtersSet > 0, onClear: clear }
  return (
    <Section id={id} heading={name} variant="flush">
      <Months store={store} today={today} />
      <Tabs
        label={name}
        className={styles['tabs'] ?? ''}
        selected={tab}
        onSelect={store.show}
        tabs={[
          {
            key: 'inspections',
            label: 'Inspections',
            count: inspections.count,
            panel: (
              <>
                <SafetyFilterBar store={store} />
                <RecordList
                  {...shared}
                  pages={inspections}
                  rows={store.shownInspections}
                  columns={columns}
                  one="inspection"
                  many="inspections"
                />
              </>
            ),
          },
          {
            key: 'violations',
            label: 'Violations',
            count: violations.count,
            panel: (
              <>
                <SafetyFilterBar store={store} />
                <RecordList
                  {...shared}
                  pages={violations}
                  rows={store.shownViolations}
                  columns={VIOLATION_COLUMNS}
                  one="violation"
                  many="violations"
                />
              </>
            ),
          },
          {
            key: 'crashes',
            label: 'Crashes',
            count: crashes.count,
            panel: (
              <>
                <SafetyFilterBar store={store} />
                <RecordList
                  {...shared}
                  pages={crashes}
                  rows={store.shownCrashes}
                  columns={CRASH_COLUMNS}
                  one="crash"
                  many="crashes"
                />
              </>
            ),
          },
        ]}
      />
      {store.opened !== null && (
        <Suspense fallback={null}>
          <InspectionDrawer store={store} inspection={store.opened} />
        </Suspense>
      )}
    </Section>
  )
})

const HEADINGS = ['Month', 'Inspections', 'Out of service']

/** Empty: nothing without an inspection in 24 months. */
const Months = observer(
  ({ store, today }: { readonly store: InspectionsStore; readonly today: ProfilePartProps['today'] }) => {
    const { rows, isComplete } = store.inspections
    const { months, summary } = inspectionMonths(
      rows,
      today,
      isComplete ? null : (rows.at(-1)?.inspectedOn ?? null),
    )
    if (months.length === 0) return null
    return (
      <div className={styles['months']}>
        <Figure
          heading="Inspections by month"
          note={summary}
          summary={`${summary} in ${formatCount(months.length, 'month')}`}
          table={{
            columns: HEADINGS,
            rows: months
              .filter(({ count }) => count > 0)
              .map(({ label, count, marked }) => [label, String(count), String(marked)])
              .toReversed(),
          }}
          source="FMCSA inspections, 24 months; red: out of service"
        >
          <MonthColumns months={months} />
        </Figure>
      </div>
    )
  },
)
