import {
  type CurrentUser,
  formatNumber,
  matchRoute,
  mayOpen,
  type Page,
  pathOf,
  paths,
  type RouteName,
  type SavedSearch,
  savedSearchPath,
  searchKindText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from '../../di/Link.tsx'
import { ActionItemsTokens } from '../../di/lazy-tokens.ts'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { errorMessage } from '../../parts/errors/error-messages.ts'
import { LoadError } from '../../parts/errors/LoadError.tsx'
import type { Query } from '../../stores/query.ts'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import below from './HomeBelow.module.css'
import styles from './lines.module.css'

/** The number of the newest that fit beside the changes. */
const NEWEST = 3

interface Props {
  readonly newest: Query<Page<SavedSearch>>
}

/** The searches saved last, and a link to all of them. */
export const SavedSearches = observer(({ newest }: Props) => {
  useEffect(() => void newest.load(), [newest])
  const { user } = useStore(AccountTokens.AccountStore)
  const hasScreen = useStore(ActionItemsTokens.HasScreen)
  const page = newest.value
  const error = page === undefined ? errorMessage(newest.state, 'your saved searches') : undefined
  const rest = (page?.total ?? 0) > 0 && hasScreen('saved-searches')
  return (
    <Section
      heading="Saved searches"
      className={below['saved'] ?? ''}
      note={page !== undefined && page.total > 0 && formatNumber(page.total)}
      actions={
        rest && (
          <Link to={paths.savedSearches()} className={linkClass}>
            See all
          </Link>
        )
      }
    >
      {error !== undefined && <LoadError error={error} onRetry={() => void newest.load()} />}
      {error === undefined && page === undefined && (
        <div aria-busy="true">
          <Skeleton shape="text" count={NEWEST} height="24px" />
        </div>
      )}
      {page?.total === 0 && (
        <p className={styles['none']}>
          None yet. Save a search from its results to open it here with one click.
        </p>
      )}
      {page !== undefined && page.items.length > 0 && (
        <ul className={styles['list']}>
          {page.items.slice(0, NEWEST).map(search => (
            <li key={search.id} className={styles['line']}>
              <SavedLine search={search} user={user} hasScreen={hasScreen} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
})

interface LineProps {
  readonly search: SavedSearch
  readonly user: CurrentUser | null | undefined
  readonly hasScreen: (name: RouteName) => boolean
}

/** A search whose screen is closed to the user or no longer exists is no link, and says so. */
const SavedLine = ({ search, user, hasScreen }: LineProps) => {
  const path = savedSearchPath(search)
  const name = path && matchRoute(pathOf(path)).route.name
  if (path === undefined || !name || !user || !hasScreen(name) || !mayOpen(user, name))
    return (
      <>
        <span className={styles['plain']}>{search.name}</span>
        <span className={styles['aside']}>cannot be opened</span>
      </>
    )
  return (
    <>
      <Link to={path} className={linkClass}>
        {search.name}
      </Link>
      <span className={styles['aside']}>{searchKindText(path)}</span>
    </>
  )
}
