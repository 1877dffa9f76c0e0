import { exactTime, type LaneSearchToggles, relativeTime, type SavedSearch } from '@fairhaul/core'
import type { Column } from '../../ui/table-model.ts'
import { RowActions } from './RowActions.tsx'
import { RowName } from './RowName.tsx'
import { RowSearch } from './RowSearch.tsx'
import styles from './SavedSearchesScreen.module.css'
import type { SavedSearchesStore } from './saved-searches-store.ts'

/** The columns of a saved search: name, search, date and actions. */
export const savedSearchColumns = (
  store: SavedSearchesStore,
  toggles: LaneSearchToggles,
): readonly Column<SavedSearch>[] => [
  {
    key: 'name',
    header: 'Name',
    sticky: true,
    cell: search => <RowName store={store} search={search} />,
  },
  {
    key: 'search',
    header: 'Searches for',
    cell: search => <RowSearch store={store} search={search} toggles={toggles} />,
  },
  {
    key: 'saved',
    header: 'Saved',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={exactTime(createdAt)} className={styles['note']}>
        {relativeTime(createdAt, store.now)}
      </time>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: search => <RowActions store={store} search={search} />,
  },
]
