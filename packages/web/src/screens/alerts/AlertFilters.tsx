import {
  type AlertsAddress,
  alertFilterCount,
  alertsPath,
  displayName,
  parseId,
  ticketTypeLabel,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { FilterBar } from '../../parts/filter-bar/FilterBar.tsx'
import { teamOptions } from '../../parts/load/team-options.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { AlertsScreenStore } from './alerts-screen-store.ts'

const ANY = { key: 'any', label: 'Any' }

/** Whom alerts may be assigned to. A person of the address who is not known is a coworker. */
const assigneeOptions = (
  { user: me, people }: AlertsScreenStore['work'],
  assignee: AlertsAddress['assignee'],
) => {
  const others = (people.value ?? []).filter(({ id }) => id !== me?.id)
  const names = new Map(others.map(each => [String(each.id), displayName(each)]))
  if (assignee !== null && assignee !== 'none' && assignee !== me?.id)
    names.set(String(assignee), names.get(String(assignee)) ?? 'A coworker')
  return [
    ANY,
    { key: 'none', label: 'No one' },
    ...(me === null ? [] : [{ key: String(me.id), label: 'You' }]),
    ...[...names].map(([key, label]) => ({ key, label })),
  ]
}

/** The filters of the list, each active one as a chip that removes it. */
export const AlertFilters = observer(({ store }: { readonly store: AlertsScreenStore }) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const { list, work, teams } = store
  const { address } = list
  const go = (next: Partial<AlertsAddress>, replace = false) =>
    navigator.go(alertsPath({ ...address, page: 1, open: null, ...next }), { replace })
  const types = new Set([
    ...(list.list.counts?.types ?? list.rows.map(({ type }) => type)),
    ...(address.type === null ? [] : [address.type]),
  ])
  const assignees = assigneeOptions(work, address.assignee)
  const offeredTeams = [ANY, ...teamOptions(teams, address.team, work.user?.id)]
  const labelOf = (options: readonly { readonly key: string; readonly label: string }[], key: string) =>
    options.find(each => each.key === key)?.label ?? key
  return (
    <FilterBar
      search={
        <TextField
          type="search"
          label="Load number"
          value={address.load}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={event => go({ load: event.currentTarget.value }, true)}
        />
      }
      count={alertFilterCount(address)}
      chips={[
        address.load.trim() !== '' && {
          key: 'load',
          text: `Load ${address.load.trim()}`,
          remove: () => go({ load: '' }),
        },
        address.type !== null && {
          key: 'type',
          text: ticketTypeLabel(address.type),
          remove: () => go({ type: null }),
        },
        address.assignee !== null && {
          key: 'assignee',
          text: `Assigned to ${labelOf(assignees, String(address.assignee)).replace(/^(No|You)/, word => word.toLowerCase())}`,
          remove: () => go({ assignee: null }),
        },
        address.team !== null && {
          key: 'team',
          text: `Team ${labelOf(offeredTeams, String(address.team))}`,
          remove: () => go({ team: null }),
        },
      ]}
    >
      <Select
        label="Category"
        options={[ANY, ...[...types].map(key => ({ key, label: ticketTypeLabel(key) }))]}
        value={address.type ?? 'any'}
        onChange={key => go({ type: key === 'any' ? null : key })}
      />
      <Select
        label="Assigned to"
        options={assignees}
        value={String(address.assignee ?? 'any')}
        onChange={key => go({ assignee: key === 'none' ? key : (parseId<'user'>(key) ?? null) })}
      />
      <Select
        label="Team"
        options={offeredTeams}
        value={String(address.team ?? 'any')}
        onChange={key => go({ team: parseId<'team'>(key) ?? null })}
      />
    </FilterBar>
  )
})
