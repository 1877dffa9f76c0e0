import {
  describeSearch,
  formatCount,
  type LaneSearchToggles,
  matchRoute,
  mayOpen,
  pathOf,
  type SavedSearch,
  savedSearchPath,
  searchRouteOf,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Badge } from '../../ui/Badge.tsx'
import styles from './SavedSearchesScreen.module.css'
import type { SavedSearchesStore } from './saved-searches-store.ts'

interface Props {
  readonly store: SavedSearchesStore
  readonly search: SavedSearch
  readonly toggles: LaneSearchToggles
}

/** The search, or that it cannot be opened any more. */
export const RowSearch = observer(({ store, search, toggles }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const path = savedSearchPath(search)
  if (store.isRemoving(search.id)) return <span className={styles['note']}>Removed</span>
  if (path === undefined) {
    return <span className={styles['nowhere']}>This search no longer works. You can remove it.</span>
  }
  const { kind, what, filters } = describeSearch(path, toggles)
  const isClosed = user === null || user === undefined || !mayOpen(user, matchRoute(pathOf(path)).route.name)
  return (
    <span className={styles['search']}>
      <Badge tone="neutral" icon={null}>
        {kind}
      </Badge>
      <span>{what ?? (searchRouteOf(path) === 'vehicles' ? 'All, newest first' : 'Not filled in yet')}</span>
      {filters > 0 && <span className={styles['note']}>{formatCount(filters, 'filter')}</span>}
      {isClosed && <span className={styles['nowhere']}>Your plan does not include this search.</span>}
    </span>
  )
})
