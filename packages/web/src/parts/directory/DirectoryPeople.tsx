import {
  DIRECTORY_PART_LABELS,
  DIRECTORY_PARTS,
  DIRECTORY_SEARCH_CHARACTERS_MAX,
  type DirectoryAddress,
  formatCount,
  formatNumber,
  mayOpen,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../di/href.ts'
import { Link } from '../../di/Link.tsx'
import { AccountTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { isNotFound } from '../../stores/not-found.ts'
import { buttonStyle } from '../../ui/Button.tsx'
import { ColumnsButton } from '../../ui/ColumnsButton.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { SkeletonCard } from '../../ui/SkeletonCard.tsx'
import { SkeletonTable } from '../../ui/SkeletonTable.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useColumns } from '../columns/use-columns.ts'
import { ListError } from '../list/ListError.tsx'
import { DirectoryRest } from './DirectoryRest.tsx'
import styles from './directory.module.css'
import { directoryColumns, keyOfEntry } from './directory-columns.tsx'
import type { DirectoryStore } from './directory-store.ts'
import { FederalRecord } from './FederalRecord.tsx'

/** The filter of the directory. */
export type DirectoryNarrowing = Pick<DirectoryAddress, 'part' | 'search'>

export interface DirectoryPeopleProps {
  readonly store: DirectoryStore
  readonly narrowing: DirectoryNarrowing
  /** The path of the same directory with another filter. */
  readonly pathOf: (narrowing: DirectoryNarrowing) => string
  /** The user typed another search. */
  readonly onSearch: (search: string) => void
}

/**
 * The people of a carrier: first the contacts of the federal record, then everyone, with the status of each phone and
 * e-mail. Section 3, "Directory".
 */
export const DirectoryPeople = observer(({ store, narrowing, pathOf, onSearch }: DirectoryPeopleProps) => {
  const {
    overview: { state: overview },
    directory,
  } = store
  const { user } = useStore(AccountTokens.AccountStore)
  const isMissing = isNotFound(overview)
  const canLookUp = user != null && mayOpen(user, 'contact-search')
  return (
    <div className={styles['directory']}>
      {isMissing ? (
        <EmptyState
          title="This carrier does not exist"
          text="No carrier has this number. Search by name, MC, or DOT number."
        />
      ) : (
        <ListError question={overview} what="the directory" onRetry={store.retry} />
      )}
      {directory === undefined && overview.kind === 'loading' && (
        <div
          aria-busy="true"
          aria-label="The directory is loading"
          role="group"
          className={styles['directory']}
        >
          <SkeletonCard lines={4} height="152px" />
          <div className={styles['surface']}>
            <SkeletonTable count={10} />
          </div>
        </div>
      )}
      {directory !== undefined && (
        <>
          <FederalRecord
            entries={store.federal}
            asOf={directory.federalInformation?.asOf ?? null}
            canLookUp={canLookUp}
          />
          <Bar store={store} narrowing={narrowing} pathOf={pathOf} onSearch={onSearch} />
          <Found store={store} narrowing={narrowing} pathOf={pathOf} canLookUp={canLookUp} />
        </>
      )}
    </div>
  )
})

const Bar = observer(({ store, narrowing, pathOf, onSearch }: DirectoryPeopleProps) => {
  const counted = ({ count, isMore }: ReturnType<typeof store.countOf>) =>
    `${formatNumber(count)}${isMore ? '+' : ''}`
  return (
    <div className={styles['bar']} role="search">
      <TextField
        type="search"
        label="Find by name, phone, e-mail, or address"
        value={narrowing.search}
        maxLength={DIRECTORY_SEARCH_CHARACTERS_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={event => onSearch(event.currentTarget.value)}
      />
      <LinkTabs
        variant="pills"
        label="Parts of the directory"
        current={narrowing.part ?? 'all'}
        tabs={[
          {
            key: 'all',
            label: 'All',
            href: href(pathOf({ ...narrowing, part: null })),
            count: counted(store.countOfAll),
          },
          ...DIRECTORY_PARTS.map(part => ({
            key: part,
            label: DIRECTORY_PART_LABELS[part],
            href: href(pathOf({ ...narrowing, part })),
            count: counted(store.countOf(part)),
          })),
        ]}
      />
    </div>
  )
})

const Found = observer(
  ({
    store,
    narrowing,
    pathOf,
    canLookUp,
  }: Omit<DirectoryPeopleProps, 'onSearch'> & { readonly canLookUp: boolean }) => {
    const { part, search } = narrowing
    const isSearching = search.trim() !== ''
    const found = store.found(part, search)
    const all = useMemo(() => directoryColumns({ search, canLookUp }), [search, canLookUp])
    const { columns, choosing, marks } = useColumns('directory', all)
    const { people, phones, emails } = store.totals
    return (
      <div className={styles['surface']} {...marks}>
        <div className={styles['rest']}>
          <p role="status">
            {isSearching
              ? `${formatCount(found.length, 'match', 'matches')} for “${search.trim()}”`
              : `${formatCount(people, 'person', 'people')}, ${formatCount(phones, 'phone')} and ${formatCount(emails, 'e-mail')} loaded`}
          </p>
          {found.length > 0 && <ColumnsButton choosing={choosing} className={styles['choice'] ?? ''} />}
        </div>
        {found.length === 0 ? (
          <NothingFound narrowing={narrowing} pathOf={pathOf} />
        ) : (
          <DataTable caption="Who to contact" columns={columns} rows={found} rowKey={keyOfEntry} />
        )}
        <DirectoryRest store={store} part={part} isSearching={isSearching} />
      </div>
    )
  },
)

const NothingFound = ({ narrowing, pathOf }: Pick<DirectoryPeopleProps, 'narrowing' | 'pathOf'>) => {
  const { part, search } = narrowing
  if (search.trim() !== '') {
    return (
      <EmptyState
        title={`No matches for “${search.trim()}”`}
        text="Search by any part of a name or address, by phone in any format, or by e-mail as written."
        action={
          <Link to={pathOf({ part: null, search: '' })} {...buttonStyle()}>
            Show everything
          </Link>
        }
      />
    )
  }
  return (
    <EmptyState
      title={part === null ? 'No contacts yet' : `No ${DIRECTORY_PART_LABELS[part].toLowerCase()} on record`}
      text={
        part === null
          ? 'There is no contact on record for this carrier: not its own, not shared by other brokers, not with FMCSA.'
          : 'Try another part of the directory.'
      }
    />
  )
}
