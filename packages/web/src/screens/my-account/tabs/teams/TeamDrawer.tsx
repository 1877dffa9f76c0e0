import {
  type CompanyUser,
  displayName,
  formatCount,
  latestValue,
  parseId,
  type TeamPerson,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { errorMessage } from '../../../../parts/errors/error-messages.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { ListError } from '../../../../parts/list/ListError.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { ComboBox } from '../../../../ui/ComboBox.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import styles from './TeamsTab.module.css'
import type { Member, TeamStore } from './team-store.ts'
import { teamsPath } from './teams-address.ts'
import type { TeamsStore } from './teams-store.ts'

/** With more members than this, a search box is shown. */
const MEMBERS_AT_A_GLANCE = 8

interface Props {
  readonly store: TeamsStore
  readonly team: TeamStore
}

/** One team: its members, and who joins or leaves. The drawer has an address of its own. */
export const TeamDrawer = observer(({ store, team: it }: Props) => {
  const { team, submission, hasChanges, canUndo } = it
  const found = it.found.state
  const close = useCloseDrawer(store.list.drawerHistory, teamsPath({ page: store.address.page }))
  return (
    <FormDrawer
      title={team?.name ?? 'Team'}
      subtitle={team !== undefined && formatCount(team.members.length, 'member')}
      submission={submission}
      submitLabel="Save members"
      submitBy="button"
      canSubmit={team !== undefined}
      onSubmit={() => !hasChanges || it.save()}
      onDiscard={it.reset}
      onClose={close}
      actions={
        canUndo && (
          <Button
            variant="quiet"
            className={styles['undo']}
            onClick={it.undo}
            disabled={submission.isPending}
          >
            Undo last change
          </Button>
        )
      }
    >
      <ListError question={found} what="this team" onRetry={() => void it.found.load()} />
      {team === undefined && found.kind === 'loading' && (
        <div aria-busy="true">
          <Skeleton shape="text" count={6} />
        </div>
      )}
      {it.isCarriedOver && (
        <Notice tone="warning" title="Someone else changed this team.">
          This is the latest version with your changes added. Save again to keep them.
        </Notice>
      )}
      {team !== undefined && (
        <>
          <Adding it={it} />
          <Members it={it} />
        </>
      )}
    </FormDrawer>
  )
})

const Adding = observer(({ it }: { readonly it: TeamStore }) => {
  const {
    people: { state: people },
    text,
  } = it
  const error = errorMessage(people, 'the users')
  return (
    <ComboBox
      label="Add someone"
      description="Type part of a name or e-mail address."
      isAsync
      isLoading={people.kind === 'loading'}
      options={(latestValue(people) ?? []).map(user => optionOf(user, it.isIn(user.id)))}
      value={null}
      text={text}
      onText={it.search}
      onChange={key => {
        const id = parseId<'user'>(key ?? '')
        if (id !== undefined) it.add(id)
        // Escape or blur: no one is chosen, and the list must stay closed.
        else it.search('')
      }}
      emptyText="No one at your company matches."
      error={error === undefined ? undefined : `${error.title}. Type again to retry.`}
    />
  )
})

const optionOf = (user: CompanyUser, isIn: boolean) => ({
  key: String(user.id),
  label: displayName(user),
  note: isIn ? `${user.email}, in the team` : user.email,
  isDisabled: isIn,
})

const Members = observer(({ it }: { readonly it: TeamStore }) => {
  const { members, memberText, team } = it
  const isLong = (team?.members.length ?? 0) > MEMBERS_AT_A_GLANCE
  return (
    <>
      {isLong && (
        <TextField
          type="search"
          label="Find a member"
          value={memberText}
          autoComplete="off"
          onChange={event => it.searchMembers(event.currentTarget.value)}
        />
      )}
      {members.length === 0 ? (
        <EmptyState
          title={memberText.trim() === '' ? 'No one is in this team' : 'No member matches'}
          text={memberText.trim() === '' && 'Add the first member above.'}
        />
      ) : (
        <ul className={styles['members']} aria-label="Members">
          {members.map(member => (
            <MemberLine key={member.person.id} it={it} member={member} />
          ))}
        </ul>
      )}
    </>
  )
})

const CHANGE_LABELS = { joins: 'Joins', leaves: 'Leaves' } as const

const nameOf = ({ fullName, email }: TeamPerson): string => fullName ?? email

const MemberLine = observer(({ it, member }: { readonly it: TeamStore; readonly member: Member }) => {
  const { person, change } = member
  const name = nameOf(person)
  return (
    <li className={styles['member']} data-change={change ?? undefined}>
      <span className={styles['person']}>
        <strong>{name}</strong>
        {person.fullName !== null && <span className={styles['email']}>{person.email}</span>}
      </span>
      <span>
        {change !== null && (
          <Badge tone={change === 'joins' ? 'info' : 'neutral'}>{CHANGE_LABELS[change]}</Badge>
        )}{' '}
        {change === 'leaves' ? (
          <Button size="small" variant="quiet" aria-label={`Keep ${name}`} onClick={() => it.keep(person)}>
            Keep
          </Button>
        ) : (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Remove ${name}`}
            onClick={() => it.remove(person.id)}
          >
            Remove
          </Button>
        )}
      </span>
    </li>
  )
})
