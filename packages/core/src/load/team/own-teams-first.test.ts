import { arbitrary, aTeam, aTeamPerson, holds, id } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ownTeamsFirst } from './own-teams-first.ts'

const team = (number: number, ...users: readonly number[]) =>
  aTeam({
    id: id(number),
    members: users.map(user => ({ id: id(number * 100 + user), user: aTeamPerson({ id: id(user) }) })),
  })
const teams = [team(1), team(2, 7), team(3, 8), team(4, 7, 8)]
const ids = (list: ReturnType<typeof ownTeamsFirst>) => list.map(each => each.id)

it('the teams of a user come first, each part in the order given', () => {
  expect(ids(ownTeamsFirst(teams, id(7)))).toEqual([2, 4, 1, 3])
  expect(ids(ownTeamsFirst(teams, id(9)))).toEqual([1, 2, 3, 4])
  expect(ids(ownTeamsFirst(teams, undefined))).toEqual([1, 2, 3, 4])
})

it('no team is lost or shown twice, for any person', () => {
  holds([fc.array(arbitrary.teams), fc.integer({ min: 1, max: 9 })], (all, user) => {
    const ordered = ownTeamsFirst(all, id(user))
    expect(ordered).toHaveLength(all.length)
    expect(new Set(ordered)).toEqual(new Set(all))
  })
})
