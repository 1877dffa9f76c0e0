import { formatCount, isOffered, paths, savedSearchesPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo } from 'react'
import { href } from '../../di/href.ts'
import { Link } from '../../di/Link.tsx'
import { AccountTokens, BrowserTokens } from '../../di/tokens.ts'

import { useScreenStore } from '../../di/use-screen-store.ts'
import { useStore } from '../../di/use-store.ts'
import { ListError } from '../../parts/list/ListError.tsx'
import list from '../../parts/list/list.module.css'
import { Button, buttonStyle } from '../../ui/Button.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { ScreenHeader } from '../../ui/ScreenHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './SavedSearchesScreen.module.css'
import { savedSearchColumns } from './saved-search-columns.tsx'
import type { SavedSearchesStore } from './saved-searches-store.ts'

/** The user's saved searches, newest first. */
export const SavedSearchesScreen = observer(() => {
  const store = useScreenStore<SavedSearchesStore>()
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  const columns = useMemo(() => savedSearchColumns(store, toggles), [store, toggles])
  useLeaving(store)
  useFocusOnRenamed(store)
  const {
    all,
    page,
    found: { state: found },
    address,
  } = store
  return (
    <div className={styles['saved']}>
      <ScreenHeader
        title="Saved searches"
        count={countText(store)}
        actions={
          all !== undefined &&
          all.length > 0 && (
            <TextField
              className={styles['filter'] ?? ''}
              type="search"
              label="Filter saved searches"
              isLabelHidden
              placeholder="Name, lane, or text"
              value={address.text}
              onChange={event => store.type(event.currentTarget.value)}
              autoComplete="off"
            />
          )
        }
      />
      <ListError question={found} what="your saved searches" onRetry={() => void store.found.load()} />
      {page === undefined && found.kind === 'loading' && (
        <div className={list['table']} aria-busy="true">
          <Skeleton shape="row" count={8} />
        </div>
      )}
      {all?.length === 0 && <NoneYet />}
      {all !== undefined && all.length > 0 && page?.items.length === 0 && (
        <EmptyState
          title={`No saved search matches “${address.text.trim()}”`}
          text="Try another name, lane, or search text."
          action={<Button onClick={() => store.type('')}>Show all</Button>}
        />
      )}
      {page !== undefined && page.items.length > 0 && (
        <div className={list['table']}>
          <DataTable
            caption="Saved searches"
            columns={columns}
            rows={page.items}
            rowKey={rowKey}
            isUpdating={found.kind === 'loading'}
            className={styles['rows'] ?? ''}
          />
          <Pager
            label="Saved searches"
            className={list['pager'] ?? ''}
            page={page.page}
            pages={page.pages}
            total={page.total}
            hrefFor={to => href(savedSearchesPath({ text: address.text, page: to }))}
          />
        </div>
      )}
    </div>
  )
})

const rowKey = ({ id }: { readonly id: number }): string => String(id)

const countText = ({ staying, page, address }: SavedSearchesStore): string => {
  if (staying === undefined || page === undefined) return ''
  const whole = formatCount(staying.length, 'search', 'searches')
  return address.text.trim() === '' ? whole : `${page.total} of ${whole}`
}

/** No saved searches: how to save one. */
const NoneYet = observer(() => {
  const { user } = useStore(AccountTokens.AccountStore)
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  const hasLanes = user !== null && user !== undefined && isOffered(user, 'lane-search', toggles)
  return (
    <EmptyState
      title="No saved search yet"
      text="Search for carriers, a lane, a contact, or vehicles, then press Save search beside the results. Find it here and under Ctrl K."
      action={
        hasLanes ? (
          <Link to={paths.laneSearch()} {...buttonStyle({ variant: 'primary' })}>
            Search a lane
          </Link>
        ) : (
          <Link to={paths.home()} {...buttonStyle({ variant: 'primary' })}>
            Find a carrier
          </Link>
        )
      }
    />
  )
})

/** After the page is closed a removal cannot be undone any more. */
const useLeaving = (store: SavedSearchesStore): void => {
  useEffect(() => {
    const leave = () => store.commit()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [store])
}

/** A renamed search may be at another place: the focus moves there. */
const useFocusOnRenamed = (store: SavedSearchesStore): void => {
  const { renamedId } = store
  useEffect(() => {
    if (renamedId === undefined) return
    document.querySelector<HTMLElement>(`[data-saved="${renamedId}"]`)?.focus()
  }, [renamedId])
}
