import { aTeam, aTeamPerson, aTeamUser, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { addToTeam, removeFromTeam, startTeamDraft } from './team-draft.ts'
import { hasTeamEdits, teamEdits } from './team-edits.ts'

const team = aTeam()
const start = startTeamDraft(team)
const sam = aTeamPerson({ id: id(3) })
const kim = aTeamPerson({ id: id(4) })

describe('the edits of a draft', () => {
  it.each([
    ['nothing when nothing changed', start, [], []],
    ['an addition by user for who joins', addToTeam(start, sam), [3], []],
    ['a removal by membership for who leaves', removeFromTeam(start, id(2)), [], [102]],
    ['nothing for who was added and removed again', removeFromTeam(addToTeam(start, sam), id(3)), [], []],
    [
      'nothing for who was removed and added again',
      addToTeam(removeFromTeam(start, id(1)), team.members[0]!.user),
      [],
      [],
    ],
    ['the lowest id first', addToTeam(addToTeam(start, kim), sam), [3, 4], []],
    ['both at once', addToTeam(removeFromTeam(start, id(1)), sam), [3], [101]],
  ])('the edits of a team draft are %s', (_, draft, additions, removals) => {
    const edits = teamEdits(draft)
    expect(edits).toEqual({ additions, removals })
    expect(hasTeamEdits(edits)).toBe(additions.length > 0 || removals.length > 0)
  })

  it('team edits end every membership of a user who is in the team twice, lowest id first', () => {
    const twice = { ...team, members: [aTeamUser({ id: id(110) }), ...team.members] }
    expect(teamEdits(removeFromTeam(startTeamDraft(twice), id(1)))).toEqual({
      additions: [],
      removals: [101, 110],
    })
  })
})
