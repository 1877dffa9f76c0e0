import { type CalendarDate, resultsPath, type ResultsRoute } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../di/href.ts'
import { Pager } from '../../ui/Pager.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { carrierColumns } from './carrier-columns.tsx'
import styles from './CarrierResults.module.css'
import type { CarrierResultsStore } from './carrier-results-store.ts'
import { CarrierTable } from './CarrierTable.tsx'
import { NoResults } from './NoResults.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { ResultsTrouble } from './ResultsTrouble.tsx'
import { useFocusOnResults } from './use-focus-on-results.ts'

interface Props {
  readonly store: CarrierResultsStore
  readonly route: ResultsRoute
  readonly heading: string
  readonly today: CalendarDate
}

/** Carriers that answer a search, and everything that can become of the search. */
export const CarrierResults = observer(({ store, route, heading, today }: Props) => {
  const columns = useMemo(() => carrierColumns({ today, monitoring: store.monitoring }), [today, store])
  const { address, shown, isOutdated, results } = store
  const table = useFocusOnResults(store)
  return (
    <div className={styles['results']}>
      <ResultsHead store={store} route={route} heading={heading} />
      <ResultsTrouble store={store} />
      {shown === undefined && results.kind === 'loading' && (
        <div className={styles['table']} aria-busy="true">
          <Skeleton shape="row" count={12} />
        </div>
      )}
      {shown !== undefined && shown.page.items.length === 0 && (
        <NoResults address={address} route={route} isOutdated={isOutdated} />
      )}
      {shown !== undefined && shown.page.items.length > 0 && (
        <div ref={table} className={styles['table']}>
          <CarrierTable
            caption={`Carriers for ${shown.address.text}`}
            columns={columns}
            rows={shown.page.items}
            isUpdating={isOutdated}
            selection={store.selection}
          />
          <Pager
            label="Carriers"
            className={styles['pager'] ?? ''}
            page={shown.page.page}
            pages={shown.page.pages}
            total={shown.page.total}
            hrefFor={page => href(resultsPath(route, { ...shown.address, page }))}
          />
        </div>
      )}
    </div>
  )
})
