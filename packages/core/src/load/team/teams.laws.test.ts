import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addToTeam,
  removeFromTeam,
  startTeamDraft,
  type TeamDraft,
  teamDraftPeople,
  undoTeamStep,
} from './team-draft.ts'
import { teamEdits } from './team-edits.ts'

const { teamPeople, teams, teamSteps } = arbitrary
type Step = (typeof arbitrary.teamSteps extends fc.Arbitrary<infer Steps> ? Steps : never)[number]

const applied = (draft: TeamDraft, { kind, person }: Step): TeamDraft =>
  kind === 'add' ? addToTeam(draft, person) : removeFromTeam(draft, person.id)
const draftOf = (team: TeamDraft['team'], steps: readonly Step[]) =>
  steps.reduce(applied, startTeamDraft(team))
const usersOf = (draft: TeamDraft) => new Set(teamDraftPeople(draft).map(({ id }) => id))

describe('laws of team drafts', () => {
  it('applying the edits of a team draft gives the draft', () => {
    holds([teams, teamSteps], (team, steps) => {
      const draft = draftOf(team, steps)
      const { additions, removals } = teamEdits(draft)
      const stay = team.members.filter(({ id }) => !removals.includes(id)).map(({ user }) => user.id)
      expect(new Set([...stay, ...additions])).toEqual(usersOf(draft))
    })
  })

  it('team edits are minimal: each is needed, and none contradicts another', () => {
    holds([teams, teamSteps], (team, steps) => {
      const draft = draftOf(team, steps)
      const { additions, removals } = teamEdits(draft)
      const before = new Set(team.members.map(({ user }) => user.id))
      const after = usersOf(draft)
      expect(additions.filter(each => before.has(each) || !after.has(each))).toEqual([])
      expect(new Set(additions).size).toBe(additions.length)
      const leave = team.members.filter(({ user }) => !after.has(user.id)).map(({ id }) => id)
      expect(new Set(removals)).toEqual(new Set(leave))
      expect(removals).toHaveLength(leave.length)
    })
  })

  it('the order of team draft steps about different people does not matter', () => {
    const one = fc.uniqueArray(teamPeople, { selector: ({ id }) => id })
    const steps = fc
      .tuple(
        one,
        fc.array(fc.constantFrom('add' as const, 'remove' as const), { minLength: 8, maxLength: 8 }),
      )
      .map(([people, kinds]) => people.map((person, at) => ({ kind: kinds[at] ?? 'add', person })))
    holds([teams, steps], (team, steps) => {
      expect(teamEdits(draftOf(team, steps.toReversed()))).toEqual(teamEdits(draftOf(team, steps)))
    })
  })

  it('only the last team draft step about a person counts', () => {
    holds([teams, teamSteps], (team, steps) => {
      const last = [...new Map(steps.map(step => [step.person.id, step])).values()]
      expect(teamEdits(draftOf(team, steps))).toEqual(teamEdits(draftOf(team, last)))
    })
  })

  it('undoing every step of a team draft gives the team as it was', () => {
    holds([teams, teamSteps], (team, steps) => {
      let draft = draftOf(team, steps)
      while (draft.past.length > 0) draft = undoTeamStep(draft)
      expect(draft).toEqual(startTeamDraft(team))
    })
  })

  it('undoing a step of a team draft reverts it completely', () => {
    holds([teams, teamSteps, teamSteps], (team, steps, [step]) => {
      const draft = draftOf(team, steps)
      if (step === undefined) return
      const after = applied(draft, step)
      expect(after === draft ? draft : undoTeamStep(after)).toEqual(draft)
    })
  })
})
