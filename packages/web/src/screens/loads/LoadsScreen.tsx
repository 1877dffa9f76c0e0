import {
  ALL_OPEN_LOADS,
  formatCount,
  LOAD_EXCEPTIONS,
  LOAD_SORT_KEYS,
  LOAD_TAB_LABELS,
  LOAD_TABS,
  loadFilterCount,
  type LoadsAddress,
  loadsPath,
  type LoadTab,
  nextLoadSort,
  paths,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { useColumns } from '../../parts/columns/use-columns.ts'
import { CountedTabs } from '../../parts/tabbed-list/CountedTabs.tsx'
import { FreightHeader } from '../../parts/tabbed-list/FreightHeader.tsx'
import { FreightRows } from '../../parts/tabbed-list/FreightRows.tsx'
import { NoMatch } from '../../parts/tabbed-list/NoMatch.tsx'
import tabbed from '../../parts/tabbed-list/tabbed-list.module.css'
import { buttonStyle } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { TableSort } from '../../ui/table-model.ts'
import { loadColumns } from './load-columns.tsx'
import { LoadFilters } from './LoadFilters.tsx'
import styles from './LoadsScreen.module.css'
import type { LoadList, LoadsStore } from './loads-store.ts'

const MAIN_TABS = LOAD_TABS.filter(tab => !(LOAD_EXCEPTIONS as readonly LoadTab[]).includes(tab))

/** The company's loads in tabs, 50 a page. Section 2, "Load tabs". */
export const LoadsScreen = observer(() => {
  const store = useScreenStore<LoadsStore>()
  const { list } = store
  return (
    <div className={tabbed['screen']}>
      <FreightHeader
        title="Loads"
        tab={LOAD_TAB_LABELS[list.address.tab]}
        list={list}
        changesText={({ moved }) => `${formatCount(moved, 'load')} changed`}
        links={
          <span className={styles['links']}>
            {store.takesLoads.state.kind === 'ready' && (
              <>
                <Link to={paths.newLoad()} {...buttonStyle()}>
                  New load
                </Link>
                <Link to={paths.uploadLoads()} {...buttonStyle()}>
                  Upload loads
                </Link>
              </>
            )}
            <Link to={paths.loadDay()} {...buttonStyle()}>
              By day
            </Link>
            <Link to={paths.pickupCheck()} {...buttonStyle()}>
              Pickup check
            </Link>
          </span>
        }
      />
      <Tabs list={list} tabs={MAIN_TABS} label="Loads" variant="line" />
      <Tabs list={list} tabs={LOAD_EXCEPTIONS} label="Open load exceptions" variant="pills" />
      <LoadFilters store={store} />
      <Listed store={store} />
    </div>
  )
})

interface TabsProps {
  readonly list: LoadList
  readonly tabs: readonly LoadTab[]
  readonly label: string
  readonly variant: 'line' | 'pills'
}

const Tabs = observer(({ list: { address, counts }, tabs, ...props }: TabsProps) => (
  <CountedTabs
    {...props}
    current={address.tab}
    tabs={tabs.map(key => ({ key, label: LOAD_TAB_LABELS[key] }))}
    counts={counts}
    pathOf={tab => loadsPath({ ...address, tab, page: 1 })}
  />
))

const Listed = observer(({ store }: { readonly store: LoadsStore }) => {
  const { list } = store
  const { address, now } = list
  const navigator = useStore(BrowserTokens.Navigator)
  const today = useStore(BrowserTokens.Clock).today()
  const teams = store.teams.value?.items
  const all = useMemo(() => loadColumns({ teams, now, today }), [teams, now, today])
  const sort: TableSort | undefined =
    address.sort === null ? undefined : { ...address.sort, key: address.sort.by }
  const columns = useColumns('loads', all, sort)
  return (
    <FreightRows
      caption="Loads"
      what="the list of loads"
      list={list}
      columns={columns}
      className={styles['table'] ?? ''}
      sort={sort}
      onSort={({ key }) => {
        const by = LOAD_SORT_KEYS.find(each => each === key)
        if (by !== undefined)
          navigator.go(loadsPath({ ...address, page: 1, sort: nextLoadSort(address.sort, by) }))
      }}
      pathOf={page => loadsPath({ ...address, page })}
      empty={() => <NoLoads address={address} counts={list.counts} />}
    />
  )
})

interface NoLoadsProps {
  readonly address: LoadsAddress
  readonly counts: LoadList['counts']
}

const NoLoads = ({ address, counts }: NoLoadsProps) => {
  const link = (label: string, path: string) => (
    <Link to={path} {...buttonStyle()}>
      {label}
    </Link>
  )
  if (loadFilterCount(address) > 0)
    return <NoMatch what="load" counts={counts} clear={loadsPath({ tab: address.tab, text: address.text })} />
  if (address.tab === 'search-result')
    return address.text.trim() === '' ? (
      <EmptyState
        title="Find a load by its number"
        text="Any part of it works. Loads of every status are found."
      />
    ) : (
      <EmptyState
        title={`No load number contains “${address.text.trim()}”`}
        text="Loads of every status were searched."
        action={link('Show open loads', loadsPath(ALL_OPEN_LOADS))}
      />
    )
  return <EmptyState title={EMPTY[address.tab]} text="" />
}

const EMPTY: Readonly<Record<Exclude<LoadTab, 'search-result'>, string>> = {
  open: 'No open loads.',
  closed: 'No load is closed yet.',
  'no-eld': 'Every carrier with an open load has an ELD connected.',
  'no-arrival': 'No open load is missing an arrival.',
  'no-departure': 'No open load is missing a departure.',
  'no-pickup': 'No open load is missing a pickup.',
  'no-delivery': 'No open load is missing a delivery.',
  'no-assigned-vehicle': 'Every open load has a truck.',
  'pending-tracking': 'No open load is waiting for tracking.',
  'not-tracking': 'No open load has lost its tracking.',
}
