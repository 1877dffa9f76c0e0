import type { NoteSubject } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { aLoad, anExpiredUser, aTeam, id } from '../builders/index.ts'
import { notesContract, teamsContract } from '../contracts/index.ts'
import { aFleet, inOrder } from './carrier-world.ts'
import { fakeWorld } from './fake-world.ts'
import { fakeNotes, fakeTeams } from './team-fakes.ts'

teamsContract(async () => {
  const teams = [
    aTeam(),
    aTeam({ id: id(12), name: 'Alpine', members: [] }),
    aTeam({ id: id(13), companyId: id(2), name: 'Theirs' }),
  ]
  return {
    teams: fakeTeams(fakeWorld({ teams })),
    companyId: id(1),
    otherCompanyId: id(2),
    teamId: id(10),
    userId: id(3),
    strangerId: id(999),
    absent: id(13),
    absentMember: id(999),
    forVisitor: fakeTeams(fakeWorld({ user: null, teams })),
  }
})

notesContract(async () => {
  const nextCarrier = inOrder()
  const unused = [31, 32, 33, 34].map(number => id<'load'>(number))
  const loads = [...unused.map(each => aLoad({ id: each })), aLoad({ id: id(99), companyId: id(2) })]
  const rows = { carriers: aFleet(), loads }
  return {
    notes: fakeNotes(fakeWorld(rows)),
    nextCarrier: () => ({ kind: 'carrier', carrierId: nextCarrier() }),
    nextLoad: (): NoteSubject => ({ kind: 'load', loadId: unused.shift() ?? id(0) }),
    absent: [
      { kind: 'carrier', carrierId: id(999) },
      { kind: 'load', loadId: id(999) },
      { kind: 'load', loadId: id(99) },
    ],
    userId: id(1),
    colleagueId: id(3),
    strangerId: id(999),
    absentNote: id(999),
    forVisitor: fakeNotes(fakeWorld({ user: null, ...rows })),
  }
})

describe('the fakes of teams and notes', () => {
  it('the fakes of teams and notes refuse an expired company', async () => {
    const world = fakeWorld({ user: anExpiredUser() })
    expect(await fakeTeams(world).find({ id: id(10) })).toMatchObject({ refusal: { kind: 'forbidden' } })
    const subject = { kind: 'carrier', carrierId: id<'carrier'>(7) } as const
    expect(await fakeNotes(world).list({ subject })).toMatchObject({ refusal: { kind: 'forbidden' } })
  })

  it('the fakes of teams and notes name the author of a note', async () => {
    const subject = { kind: 'carrier', carrierId: id<'carrier'>(7) } as const
    const made = await fakeNotes().create({ subject, text: 'Called.' })
    expect(made).toMatchObject({ value: { authorId: 1, authorName: 'Dana Reyes' } })
  })
})
