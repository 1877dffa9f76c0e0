import { type CarrierSummary, nextCarrierSort, type OwnCarriersAddress, type Page } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { RowOpening } from '../../ui/row-keys.ts'
import type { Column, TableSort } from '../../ui/table-model.ts'
import { BulkReport } from '../bulk/BulkReport.tsx'
import { sortOfColumn } from '../carrier-results/carrier-sorts.ts'
import { CarrierTable } from '../carrier-results/CarrierTable.tsx'
import { useRowsInWindow } from '../carrier-results/rows-in-window.ts'
import type { OwnCarriersStore } from './own-carriers-store.ts'

interface Props<Row extends CarrierSummary, Tab extends string> {
  readonly store: OwnCarriersStore<Row, Tab>
  readonly heading: string
  readonly pathOf: (address: OwnCarriersAddress<Tab>) => string
  readonly page: Page<Row>
  readonly columns: readonly Column<Row>[]
  readonly sort: TableSort | undefined
  readonly bulk: (rows: readonly Row[]) => ReactNode
  readonly opening: RowOpening | undefined
  readonly open: string | undefined
}

const Plain = <Row extends CarrierSummary, Tab extends string>({
  store,
  heading,
  pathOf,
  page,
  columns,
  sort,
  bulk,
  opening,
  open,
}: Props<Row, Tab>) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const rowsInWindow = useRowsInWindow()
  const { address } = store
  return (
    <CarrierTable
      caption={heading}
      columns={columns}
      rows={page.items}
      isUpdating={store.isOutdated}
      first={rowsInWindow}
      sort={sort}
      onSort={({ key }) => {
        const by = sortOfColumn(key)
        if (by === undefined) return
        const next = { ...address, page: 1, open: null, sort: nextCarrierSort(address.sort, by) }
        navigator.go(pathOf(next))
      }}
      selection={store.selection}
      opening={opening}
      open={open}
      bulk={() => bulkOf(store, bulk)}
    />
  )
}

/** The rows that were found, and their selection with its actions. */
export const OwnCarriersRows = observer(Plain) as typeof Plain

interface BulkProps<Row extends CarrierSummary, Tab extends string> {
  readonly store: OwnCarriersStore<Row, Tab>
  readonly actions: Props<Row, Tab>['bulk']
}

const PlainBulk = <Row extends CarrierSummary, Tab extends string>({
  store: { bulk, selection },
  actions,
}: BulkProps<Row, Tab>) => (
  <>
    <BulkReport run={bulk} />
    {!bulk.isRunning && actions(selection.carriers)}
  </>
)

const Bulk = observer(PlainBulk) as typeof PlainBulk

const bulkOf = <Row extends CarrierSummary, Tab extends string>(
  store: OwnCarriersStore<Row, Tab>,
  actions: Props<Row, Tab>['bulk'],
) => <Bulk store={store} actions={actions} />
