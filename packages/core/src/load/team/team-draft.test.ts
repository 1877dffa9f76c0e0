import { aTeam, aTeamPerson, aTeamUser, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  addToTeam,
  removeFromTeam,
  startTeamDraft,
  type TeamDraft,
  teamDraftOn,
  teamDraftPeople,
  undoTeamStep,
} from './team-draft.ts'

const team = aTeam()
const [dana, noor] = team.members.map(({ user }) => user)
const sam = aTeamPerson({ id: id(3), fullName: 'Sam Okafor' })
const kim = aTeamPerson({ id: id(4), fullName: 'Kim Vance' })
const names = (draft: TeamDraft) => teamDraftPeople(draft).map(({ fullName }) => fullName)
const start = startTeamDraft(team)

describe('a draft of a team', () => {
  it('a team draft begins with the team', () => {
    expect(start).toEqual({ team, added: [], removed: [], past: [] })
    expect(teamDraftPeople(start)).toEqual([dana, noor])
  })

  it('a team draft has new members at the end, in the order they were added', () => {
    expect(names(addToTeam(addToTeam(start, kim), sam))).toEqual([
      'Dana Reyes',
      'Noor Haddad',
      'Kim Vance',
      'Sam Okafor',
    ])
  })

  it('a team draft has no one twice', () => {
    const twice = { ...team, members: [...team.members, aTeamUser({ id: id(103) })] }
    expect(names(startTeamDraft(twice))).toEqual(['Dana Reyes', 'Noor Haddad'])
    const joined = addToTeam(start, sam)
    expect(addToTeam(joined, { ...sam, fullName: 'S. Okafor' })).toBe(joined)
    expect(addToTeam(start, noor!)).toBe(start)
  })

  it('removing a member takes them out of the team draft', () => {
    expect(names(removeFromTeam(start, id(1)))).toEqual(['Noor Haddad'])
    expect(names(removeFromTeam(removeFromTeam(start, id(1)), id(2)))).toEqual([])
  })

  it('a user added and removed again leaves no change in the team draft', () => {
    const both = removeFromTeam(addToTeam(addToTeam(start, sam), kim), id(3))
    expect(both).toMatchObject({ added: [kim], removed: [] })
  })

  it('a member removed and added again stays in the team draft', () => {
    const both = addToTeam(removeFromTeam(removeFromTeam(start, id(1)), id(2)), dana!)
    expect(both).toMatchObject({ added: [], removed: [2] })
  })

  it('removing a user who is not a member does not change the team draft', () => {
    expect(removeFromTeam(start, id(99))).toBe(start)
    const once = removeFromTeam(start, id(1))
    expect(removeFromTeam(once, id(1))).toBe(once)
  })
})

describe('undo', () => {
  it('undo in a team draft reverts step by step, of any kind', () => {
    const steps = [
      start,
      addToTeam(start, sam),
      removeFromTeam(addToTeam(start, sam), id(1)),
      removeFromTeam(removeFromTeam(addToTeam(start, sam), id(1)), id(3)),
      addToTeam(removeFromTeam(removeFromTeam(addToTeam(start, sam), id(1)), id(3)), dana!),
    ]
    for (let at = steps.length - 1; at > 0; at -= 1) expect(undoTeamStep(steps[at]!)).toEqual(steps[at - 1])
  })

  it('undo in a team draft without steps does nothing', () => {
    expect(undoTeamStep(start)).toBe(start)
  })
})

describe('a draft on the team as it stands now', () => {
  it('rebasing a team draft keeps the changes not yet made by others, and no undo steps', () => {
    const draft = removeFromTeam(addToTeam(addToTeam(start, kim), sam), dana!.id)
    const now = { ...team, members: [...team.members, aTeamUser({ id: id(104), user: sam })] }
    expect(teamDraftOn(draft, now)).toEqual({ team: now, added: [kim], removed: [dana!.id], past: [] })
  })

  it('rebasing a team draft does not remove a user who has left', () => {
    const now = { ...team, members: team.members.filter(({ user }) => user.id !== dana!.id) }
    expect(teamDraftOn(removeFromTeam(start, dana!.id), now)).toEqual(startTeamDraft(now))
  })
})
