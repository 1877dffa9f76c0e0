import { formatNumber, type Team, type TeamPerson } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Link } from '../../../../di/Link.tsx'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { PagedList } from '../../../../parts/list/PagedList.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import type { Column } from '../../../../ui/table-model.ts'
import { TeamDrawer } from './TeamDrawer.tsx'
import styles from './TeamsTab.module.css'
import { teamsPath } from './teams-address.ts'
import type { TeamsStore } from './teams-store.ts'

/** The most names in a row of the list. */
const NAMES_MAX = 4

/** The teams of the company and their members. Section 3, "Team". */
export const TeamsTab = observer(() => {
  const store = useScreenStore<TeamsStore>()
  const { list, address } = store
  const columns = useMemo(() => columnsOf(address.page), [address.page])
  return (
    <div className={styles['teams']}>
      <p className={styles['about']}>
        A team handles loads together. Anyone at your company can add and remove members.
      </p>
      <PagedList
        found={list.found.state}
        caption="Teams"
        what="the teams"
        unit="team"
        columns={columns}
        skeletonRows={6}
        empty={
          <EmptyState
            title="No teams yet"
            text="Support sets up teams with you. Once you have a team, add its members here."
          />
        }
        pathOf={to => teamsPath({ page: to })}
        onRetry={() => void list.found.reload()}
      />
      {store.team !== undefined && <TeamDrawer key={store.team.id} store={store} team={store.team} />}
    </div>
  )
})

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
    header: 'People',
    cell: team =>
      team.members.length === 0 ? (
        <i className={styles['none']}>No one yet</i>
      ) : (
        <span className={styles['who']}>{namesText(team)}</span>
      ),
  },
]
