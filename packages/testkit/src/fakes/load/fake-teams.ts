import {
  done,
  type Outcome,
  PAGE_SIZE,
  type Refusal,
  refused,
  type Team,
  type TeamEdits,
  type TeamId,
  type Teams,
  type TeamUser,
} from '@fairhaul/core'
import { type FakeCalls, userCalls } from '../shared/fake-calls.ts'
import { pageOf } from '../shared/fake-page.ts'
import { refusal } from '../shared/fake-refusals.ts'
import { type FakeWorld, fakeWorld, nextIdAmong } from '../shared/fake-world.ts'
import { forUser } from './own-loads.ts'

type Call = 'list' | 'find' | 'editMembers' | 'members'

const byId = (one: TeamUser, other: TeamUser) => one.id - other.id

const withId = (world: FakeWorld, wanted: TeamId): Outcome<Team, Refusal> => {
  const team = world.teams.find(({ id, companyId }) => id === wanted && companyId === world.user?.company?.id)
  return team === undefined ? refused(refusal.notFound) : done(team)
}

const withAdded = (world: FakeWorld, team: Team, additions: TeamEdits['additions']): Team | null => {
  const all = world.teams.flatMap(({ members }) => members)
  const added: TeamUser[] = []
  for (const userId of additions) {
    const user = world.teamPeople.find(({ id }) => id === userId)
    const isThere = [...team.members, ...added].some(each => each.user.id === userId)
    if (user === undefined || isThere) return null
    added.push({ id: nextIdAmong([...all, ...added]), user })
  }
  return { ...team, members: [...team.members, ...added].toSorted(byId) }
}

const edited = (world: FakeWorld, id: TeamId, edits: TeamEdits): Outcome<Team, Refusal> => {
  const found = withId(world, id)
  if (!found.ok) return found
  const { value: team } = found
  if (!edits.removals.every(removal => team.members.some(member => member.id === removal)))
    return refused(refusal.invalid('removals', 'Somebody to remove is not in this team.'))
  const members = team.members.filter(member => !edits.removals.includes(member.id))
  const after = withAdded(world, { ...team, members }, edits.additions)
  if (after === null)
    return refused(
      refusal.invalid('additions', 'Somebody to add is in this team already, or not in your company.'),
    )
  world.teams = world.teams.map(each => (each.id === id ? after : each))
  return done(after)
}

const matches = ({ user }: TeamUser, search: string): boolean =>
  `${user.fullName ?? ''} ${user.email}`.toLowerCase().includes(search.trim().toLowerCase())

/** `Teams` in memory. */
export const fakeTeams = (world: FakeWorld = fakeWorld()): Teams & FakeCalls<Call> => {
  const { control, answer } = userCalls<Call>(world)
  return {
    ...control,
    list: (params, signal) =>
      answer('list', params, signal, () =>
        forUser(world, user => {
          if (params.companyId !== user.company?.id) return refused(refusal.notFound)
          const own = world.teams
            .filter(({ companyId }) => companyId === params.companyId)
            .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
          return done(pageOf(own, params.page ?? 1, PAGE_SIZE))
        }),
      ),
    find: (params, signal) =>
      answer('find', params, signal, () => forUser(world, () => withId(world, params.id))),
    editMembers: params =>
      answer('editMembers', params, undefined, () =>
        forUser(world, () => edited(world, params.id, params.edits)),
      ),
    members: (params, signal) =>
      answer('members', params, signal, () =>
        forUser(world, () => {
          const found = withId(world, params.id)
          return found.ok
            ? done(found.value.members.filter(each => matches(each, params.search ?? '')).toSorted(byId))
            : found
        }),
      ),
  }
}
