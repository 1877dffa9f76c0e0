import { formatCount, formatNumber, type Team, type TeamPerson } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { href } from '../../../../di/href.ts'
import { Link } from '../../../../di/Link.tsx'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { ListTrouble } from '../../../../parts/list/ListTrouble.tsx'
import list from '../../../../parts/list/list.module.css'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Pager } from '../../../../ui/Pager.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import { linkClass } from '../../../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { TeamDrawer } from './TeamDrawer.tsx'
import { teamsPath } from './teams-address.ts'
import type { TeamsStore } from './teams-store.ts'
import styles from './TeamsTab.module.css'

/** Names in a row of the list, at most. */
const NAMES_MAX = 4

/** The teams that look after loads together, and who is in them. Section 3, "Team". */
export const TeamsTab = observer(() => {
  const store = useScreenStore<TeamsStore>()
  const { page, found, address } = store
  const columns = useMemo(() => columnsOf(address.page), [address.page])
  const isComing = found.kind === 'loading'
  return (
    <div className={styles['teams']}>
      <p className={styles['about']}>
        A team looks after loads together. Everybody in your company may add and remove members.
      </p>
      <VisuallyHidden>
        <span role="status">
          {page !== undefined && (isComing ? 'Updating' : formatCount(page.total, 'team'))}
        </span>
      </VisuallyHidden>
      <ListTrouble question={found} what="the teams" onRetry={() => void store.load()} />
      {page === undefined && isComing && (
        <div className={list['table']} aria-busy="true">
          <Skeleton shape="row" count={6} />
        </div>
      )}
      {page !== undefined && page.items.length === 0 && (
        <EmptyState
          title="No teams yet"
          text="Teams are set up together with support. Once there is one, its members are added here."
        />
      )}
      {page !== undefined && page.items.length > 0 && (
        <div className={list['table']}>
          <DataTable
            caption="Teams"
            columns={columns}
            rows={page.items}
            rowKey={rowKey}
            isUpdating={isComing}
          />
          <Pager
            label="Teams"
            className={list['pager'] ?? ''}
            page={page.page}
            pages={page.pages}
            total={page.total}
            hrefFor={to => href(teamsPath({ page: to }))}
          />
        </div>
      )}
      {store.team !== undefined && <TeamDrawer key={store.team.id} store={store} team={store.team} />}
    </div>
  )
})

const rowKey = ({ id }: { readonly id: number }): string => String(id)

const nameOf = ({ fullName, email }: TeamPerson): string => fullName ?? email

const namesText = ({ members }: Team): string => {
  const names = members.map(({ user }) => nameOf(user))
  const more = names.length - NAMES_MAX
  return more > 0 ? `${names.slice(0, NAMES_MAX).join(', ')} and ${more} more` : names.join(', ')
}

const columnsOf = (page: number): readonly Column<Team>[] => [
  {
    key: 'name',
    header: 'Team',
    sticky: true,
    width: '240px',
    cell: team => (
      <Link
        to={teamsPath({ page, teamId: team.id })}
        data-row-link=""
        className={`${linkClass} ${styles['name']}`}
      >
        {team.name}
      </Link>
    ),
  },
  {
    key: 'count',
    header: 'Members',
    align: 'end',
    width: '96px',
    cell: ({ members }) => formatNumber(members.length),
  },
  {
    key: 'members',
    header: 'Who',
    cell: team =>
      team.members.length === 0 ? (
        <i className={styles['none']}>Nobody yet</i>
      ) : (
        <span className={styles['who']}>{namesText(team)}</span>
      ),
  },
]
