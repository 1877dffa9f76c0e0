import { matchRoute, mayOpen, pathOf, type SavedSearch, savedSearchPath } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { linkClass } from '../../ui/TextLink.tsx'
import styles from './SavedSearchesScreen.module.css'
import type { SavedSearchesStore } from './saved-searches-store.ts'

interface Props {
  readonly store: SavedSearchesStore
  readonly search: SavedSearch
}

/** The name, a link if the search can be opened. */
export const RowName = observer(({ store, search }: Props) => {
  const { user } = useStore(AccountTokens.AccountStore)
  const path = savedSearchPath(search)
  const isRemoving = store.isRemoving(search.id)
  const isOpen =
    path !== undefined &&
    user !== null &&
    user !== undefined &&
    mayOpen(user, matchRoute(pathOf(path)).route.name)
  return isOpen && !isRemoving ? (
    <Link to={path} className={`${linkClass} ${styles['name']}`} data-saved={search.id}>
      {search.name}
    </Link>
  ) : (
    <span className={styles['name']} data-removing={isRemoving || undefined}>
      {search.name}
    </span>
  )
})
