import {
  type CalendarDate,
  nextCarrierSort,
  readSearch,
  refusalMessage,
  type ResultsRoute,
  resultsPath,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../di/href.ts'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Pager } from '../../ui/Pager.tsx'
import { SkeletonTable } from '../../ui/SkeletonTable.tsx'
import { BesideList } from '../carrier-panel/BesideList.tsx'
import { useColumns } from '../columns/use-columns.ts'
import { ExportError } from '../export/ExportError.tsx'
import { NoRows } from '../list/NoRows.tsx'
import surface from '../../ui/ListSurface.module.css'
import { BulkActions } from './BulkActions.tsx'
import styles from './CarrierResults.module.css'
import { CarrierTable } from './CarrierTable.tsx'
import { carrierColumns } from './carrier-columns.tsx'
import { sortedColumns, sortOfColumn, tableSortOf } from './carrier-sorts.ts'
import type { CarrierResultsStore } from './carrier-results-store.ts'
import { ResultsBar } from './filters/ResultsBar.tsx'
import { NoResults } from './NoResults.tsx'
import { ResultsError } from './ResultsError.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import { useRowsInWindow } from './rows-in-window.ts'
import { useFocusOnResults } from './use-focus-on-results.ts'
import { useResultsMoves } from './use-results-moves.ts'

interface Props {
  readonly store: CarrierResultsStore
  readonly route: ResultsRoute
  readonly heading: string
  readonly today: CalendarDate
}

/** The carriers found by a search, or why there are none. */
export const CarrierResults = observer(({ store, route, heading, today }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const { address, shown, isOutdated, isFirstLoading } = store
  // Of the rows that are shown, also while those of a newer search load.
  const { text, asName, onlyMine } = shown?.address ?? address
  const all = useMemo(() => {
    const reading = readSearch({ text, asName, onlyMine })
    return carrierColumns({
      today,
      monitoring: store.monitoring,
      sorts: sortedColumns(user),
      query: reading.ok ? reading.value : undefined,
    })
  }, [today, store, user, text, asName, onlyMine])
  const moves = useResultsMoves(route, address)
  const sort = tableSortOf(address.sort)
  const { columns, choosing, marks } = useColumns('results', all, sort)
  const table = useFocusOnResults(store)
  const rowsInWindow = useRowsInWindow()
  return (
    <BesideList list={store.beside} isSearch>
      {({ opening, open }) => (
        <div className={styles['results']}>
          <ResultsHead store={store} route={route} heading={heading} />
          {store.reading.ok && <ResultsBar store={store} route={route} choosing={choosing} />}
          <ResultsError store={store} route={route} />
          <ExportError store={store.files.whole} textOf={refusalMessage} />
          {isFirstLoading && (
            <div className={surface['surface']} aria-busy="true">
              <SkeletonTable card="carrier" />
            </div>
          )}
          {shown !== undefined && shown.page.items.length === 0 && !isOutdated && (
            <NoRows page={shown.page} first={resultsPath(route, { ...address, page: 1 })}>
              <NoResults address={address} route={route} filterSuggestions={store.filterSuggestions} />
            </NoRows>
          )}
          {shown !== undefined && shown.page.items.length > 0 && (
            <div ref={table} className={surface['surface']} {...marks}>
              <CarrierTable
                caption={`Carriers for ${shown.address.text}`}
                columns={columns}
                rows={shown.page.items}
                isUpdating={isOutdated}
                first={rowsInWindow}
                sort={sort}
                onSort={({ key }) => {
                  const by = sortOfColumn(key)
                  if (by !== undefined) moves.sort(nextCarrierSort(address.sort, by))
                }}
                selection={store.selection}
                opening={opening}
                open={open}
                bulk={() => (
                  <BulkActions
                    selection={store.selection}
                    monitoring={store.monitoring}
                    file={store.files.selected}
                  />
                )}
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
      )}
    </BesideList>
  )
})
