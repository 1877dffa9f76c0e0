import {
  type CarrierSummary,
  formatCount,
  formatNumber,
  type OwnCarriersAddress,
  refusalMessage,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Link } from '../../di/Link.tsx'
import { href } from '../../di/href.ts'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { ColumnList } from '../../stores/column-choices-store.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import surface from '../../ui/ListSurface.module.css'
import { Notice } from '../../ui/Notice.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { SkeletonTable } from '../../ui/SkeletonTable.tsx'
import type { Column } from '../../ui/table-model.ts'
import { BesideList } from '../carrier-panel/BesideList.tsx'
import { tableSortOf } from '../carrier-results/carrier-sorts.ts'
import { VerdictBar } from '../carrier-results/filters/VerdictBar.tsx'
import { useColumns } from '../columns/use-columns.ts'
import { ExportError } from '../export/ExportError.tsx'
import { ListError } from '../list/ListError.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { NoRows } from '../list/NoRows.tsx'
import { CountedTabs } from '../tabbed-list/CountedTabs.tsx'
import { type ChangesText, NewerRows } from '../tabbed-list/NewerRows.tsx'
import { FindBar } from './FindBar.tsx'
import { OwnCarriersRows } from './OwnCarriersRows.tsx'
import type { OwnCarriersStore } from './own-carriers-store.ts'
import styles from './OwnCarriersList.module.css'

interface Props<Row extends CarrierSummary, Tab extends string> {
  readonly store: OwnCarriersStore<Row, Tab>
  readonly heading: string
  /** What is listed: "the connections". */
  readonly what: string
  /** The tabs in order. Empty: the list has one. */
  readonly tabs: readonly { readonly key: Tab; readonly label: string }[]
  readonly pathOf: (address: OwnCarriersAddress<Tab>) => string
  /** Identical between renders. */
  readonly columns: readonly Column<Row>[]
  readonly list: ColumnList
  /** Why a tab has no rows: "No carrier is on hold." */
  readonly emptyText: string
  /** What to do about an empty tab. */
  readonly emptyAdvice?: ReactNode
  /** What explains the rows of every tab, above them. */
  readonly notice?: string
  /** The actions for the selected rows. */
  readonly bulk: (rows: readonly Row[]) => ReactNode
  /** Further actions of the whole screen. */
  readonly actions?: ReactNode
}

const changesText: ChangesText = ({ moved }) => `${formatCount(moved, 'carrier')} changed`

/** A list of the company's own carriers: tabs with counts, search, order and columns, rows, and what selects many. */
const Plain = <Row extends CarrierSummary, Tab extends string>(props: Props<Row, Tab>) => {
  const { store, heading, what, tabs, pathOf, list } = props
  const navigator = useStore(BrowserTokens.Navigator)
  const { address, page, isOutdated, counts } = store
  const found = store.found.state
  const sort = tableSortOf(address.sort)
  const { columns, choosing, marks } = useColumns(list, props.columns, sort)
  const go = (next: Partial<OwnCarriersAddress<Tab>>) =>
    navigator.go(pathOf({ ...address, page: 1, open: null, ...next }))
  return (
    <BesideList list={store}>
      {({ opening, open }) => (
        <div className={styles['screen']}>
          <ScreenHeader
            title={heading}
            count={countText(store)}
            actions={
              <>
                <NewerRows list={store} changesText={changesText} />
                {props.actions}
              </>
            }
          />
          {tabs.length > 1 && (
            <CountedTabs
              label={heading}
              current={address.tab}
              tabs={tabs}
              counts={counts}
              pathOf={tab => pathOf({ ...address, tab, page: 1, open: null })}
            />
          )}
          <FindBar store={store} pathOf={pathOf} choosing={choosing} />
          {store.tally !== undefined && (
            <VerdictBar
              tally={store.tally.tally}
              verdict={address.verdict}
              onChoose={verdict => go({ verdict })}
            />
          )}
          {props.notice !== undefined && <Notice tone="info">{props.notice}</Notice>}
          <ListError question={found} what={what} onRetry={store.retry} />
          <ExportError store={store.files.whole} textOf={refusalMessage} />
          {page === undefined && found.kind === 'loading' && (
            <div className={surface['surface']} aria-busy="true">
              <SkeletonTable card="carrier" />
            </div>
          )}
          {page !== undefined && page.items.length === 0 && !isOutdated && store.textError === null && (
            <NoRows page={page} first={pathOf({ ...address, page: 1 })}>
              <Nothing {...props} />
            </NoRows>
          )}
          {page !== undefined && page.items.length > 0 && (
            <div className={surface['surface']} {...marks}>
              <OwnCarriersRows
                {...props}
                page={page}
                columns={columns}
                sort={sort}
                opening={opening}
                open={open}
              />
              <Pager
                label={heading}
                className={styles['pager'] ?? ''}
                page={page.page}
                pages={page.pages}
                total={page.total}
                hrefFor={to => href(pathOf({ ...address, page: to, open: null }))}
              />
            </div>
          )}
        </div>
      )}
    </BesideList>
  )
}

export const OwnCarriersList = observer(Plain) as typeof Plain

const countText = <Row extends CarrierSummary, Tab extends string>({
  page,
  isOutdated,
  found,
}: OwnCarriersStore<Row, Tab>): ReactNode => {
  const isLoading = found.isPending
  if (page === undefined) return isLoading && 'loading'
  return isOutdated && isLoading ? 'updating' : formatNumber(page.total)
}

const Nothing = <Row extends CarrierSummary, Tab extends string>({
  store: { address },
  pathOf,
  emptyText,
  emptyAdvice,
}: Props<Row, Tab>) => {
  const link = (label: string, next: Partial<OwnCarriersAddress<Tab>>) => (
    <Link to={pathOf({ ...address, ...next })} {...buttonStyle()}>
      {label}
    </Link>
  )
  if (address.text.trim() !== '') {
    return (
      <EmptyState
        title={`No carrier here matches “${address.text.trim()}”`}
        text="The search covers this tab only, and ignores signs. The counts show where others match."
        action={link('Show all', { text: '', page: 1 })}
      />
    )
  }
  if (address.verdict !== null) {
    return (
      <EmptyState
        title={`No carrier here has the verdict ${address.verdict}`}
        text="The other verdicts show how many carriers they have."
        action={link('Show all', { verdict: null, page: 1 })}
      />
    )
  }
  return <EmptyState title={emptyText} text={emptyAdvice ?? ''} />
}
