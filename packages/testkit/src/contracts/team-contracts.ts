import {
  type CompanyId,
  MENTIONS_MAX,
  type NoteId,
  type NoteSubject,
  type Notes,
  type TeamId,
  type Teams,
  type TeamUserId,
  type UserId,
} from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from './contract.ts'

/** A user of a company with a team of at least two members. */
export interface TeamsSubject {
  readonly teams: Teams
  readonly companyId: CompanyId
  readonly otherCompanyId: CompanyId
  readonly teamId: TeamId
  /** Of the company, but not in the team. */
  readonly userId: UserId
  /** Of no user of the company. */
  readonly strangerId: UserId
  /** No team has it. */
  readonly absent: TeamId
  /** No membership has it. */
  readonly absentMember: TeamUserId
  /** The same world as a visitor sees it. */
  readonly forVisitor: Teams
}

/** What every `Teams` does. Source: section 7, "Loads, tickets, notes and teams". Each test has a world of its own. */
export const teamsContract = (make: Make<TeamsSubject>): void => {
  describe('teams', () => {
    it('teams of a company are listed by name, and found by their id as they are listed', async () => {
      const { teams, companyId, teamId } = await make()
      const { items, page } = valueOf(await teams.list({ companyId }))
      expect(page).toBe(1)
      const names = items.map(({ name }) => name)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
      expect(items).toContainEqual(valueOf(await teams.find({ id: teamId })))
    })

    it('teams of another company, and those that are not there, are not found', async () => {
      const { teams, otherCompanyId, absent: id } = await make()
      expectRefused(await teams.list({ companyId: otherCompanyId }), 'not-found')
      expectRefused(await teams.find({ id }), 'not-found')
      expectRefused(await teams.members({ id }), 'not-found')
      expectRefused(await teams.editMembers({ id, edits: { additions: [], removals: [] } }), 'not-found')
    })

    it('teams take additions and removals in one request', async () => {
      const { teams, teamId: id, userId } = await make()
      const before = valueOf(await teams.find({ id }))
      const [leaves, ...stay] = before.members
      const edits = { additions: [userId], removals: [leaves!.id] }
      const after = valueOf(await teams.editMembers({ id, edits }))
      expect(after.members).toEqual(expect.arrayContaining(stay))
      expect(new Set(after.members.map(({ user }) => user.id))).toEqual(
        new Set([...stay.map(({ user }) => user.id), userId]),
      )
      expect(valueOf(await teams.find({ id }))).toEqual(after)
    })

    it('teams give a new membership to someone removed and added again', async () => {
      const { teams, teamId: id } = await make()
      const [member] = valueOf(await teams.find({ id })).members
      const edits = { additions: [member!.user.id], removals: [member!.id] }
      const { members } = valueOf(await teams.editMembers({ id, edits }))
      const again = members.filter(({ user }) => user.id === member!.user.id)
      expect(again).toHaveLength(1)
      expect(again[0]!.id).not.toBe(member!.id)
    })

    it('teams change completely or not at all, naming the invalid field', async () => {
      const { teams, teamId: id, userId, strangerId, absentMember } = await make()
      const before = valueOf(await teams.find({ id }))
      const [member] = before.members
      const wrong = [
        [{ additions: [userId], removals: [absentMember] }, 'removals'],
        [{ additions: [strangerId], removals: [member!.id] }, 'additions'],
        [{ additions: [userId, member!.user.id], removals: [] }, 'additions'],
      ] as const
      for (const [edits, field] of wrong) expectInvalid(await teams.editMembers({ id, edits }), field)
      expect(valueOf(await teams.find({ id }))).toEqual(before)
    })

    it('teams list their members, all or those whose name or address contains a text, in any letter case', async () => {
      const { teams, teamId: id } = await make()
      const { members } = valueOf(await teams.find({ id }))
      expect(valueOf(await teams.members({ id }))).toEqual(members)
      expect(valueOf(await teams.members({ id, search: '' }))).toEqual(members)
      const { email } = members[0]!.user
      const found = valueOf(await teams.members({ id, search: email.toUpperCase() }))
      expect(found).toEqual(members.filter(({ user }) => user.email === email))
      expect(valueOf(await teams.members({ id, search: 'nobody is called so' }))).toEqual([])
    })

    it('teams are refused to a visitor', async () => {
      const { forVisitor, companyId, teamId: id } = await make()
      expectRefused(await forVisitor.list({ companyId }), 'unauthenticated')
      expectRefused(await forVisitor.find({ id }), 'unauthenticated')
      expectRefused(await forVisitor.members({ id }), 'unauthenticated')
      const edits = { additions: [], removals: [] }
      expectRefused(await forVisitor.editMembers({ id, edits }), 'unauthenticated')
    })
  })
}

/** A user of a company, and the subjects of their notes. */
export interface NotesSubject {
  readonly notes: Notes
  /** Another each time, without notes. */
  readonly nextCarrier: () => NoteSubject
  /** Another each time, without notes. */
  readonly nextLoad: () => NoteSubject
  /** Carriers and loads that are not there, or another company's. */
  readonly absent: readonly NoteSubject[]
  /** The user who writes them. */
  readonly userId: UserId
  /** Of the same company. */
  readonly colleagueId: UserId
  /** Of another company. */
  readonly strangerId: UserId
  /** No note has it. */
  readonly absentNote: NoteId
  /** The same world as a visitor sees it. */
  readonly forVisitor: Notes
}

/** What every `Notes` does. Source: section 7, "Loads, tickets, notes and teams". */
export const notesContract = (make: Make<NotesSubject>): void => {
  describe('notes', () => {
    let notes: Notes
    let subject: NotesSubject
    beforeAll(async () => {
      subject = await make()
      notes = subject.notes
    })

    const listed = async (about: NoteSubject) => valueOf(await notes.list({ subject: about }))

    it.each(['nextCarrier', 'nextLoad'] as const)(
      'notes of %s are none at first, then what was written',
      async next => {
        const about = subject[next]()
        expect(await listed(about)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
        const made = valueOf(await notes.create({ subject: about, text: ' Called dispatch.\nTwice. ' }))
        expect(made).toMatchObject({ subject: about, text: 'Called dispatch.\nTwice.' })
        expect((await listed(about)).items).toEqual([made])
      },
    )

    it('notes are listed newest first, and only those about the subject', async () => {
      const about = subject.nextCarrier()
      valueOf(await notes.create({ subject: subject.nextLoad(), text: 'Another matter.' }))
      const made = []
      for (const text of ['First', 'Second', 'Third'])
        made.push(valueOf(await notes.create({ subject: about, text })))
      expect((await listed(about)).items).toEqual(made.toReversed())
    })

    it('notes are refused without a text, and with one that is too long, naming the text field', async () => {
      const about = subject.nextCarrier()
      for (const text of ['', ' \n ', 'x'.repeat(5_001)])
        expectInvalid(await notes.create({ subject: about, text }), 'text')
      const longest = 'x'.repeat(5_000)
      expect(valueOf(await notes.create({ subject: about, text: longest })).text).toBe(longest)
      expect((await listed(about)).total).toBe(1)
    })

    it('notes about a missing subject are not found', async () => {
      for (const about of subject.absent) {
        expectRefused(await notes.list({ subject: about }), 'not-found')
        expectRefused(await notes.create({ subject: about, text: 'Lost' }), 'not-found')
        const mentioned = [subject.colleagueId]
        expectRefused(await notes.mention({ subject: about, text: 'Lost', mentioned }), 'not-found')
      }
    })

    it('notes mention people of the company by id, and wait for them until they are opened', async () => {
      const about = subject.nextLoad()
      const { userId, colleagueId } = subject
      const before = valueOf(await notes.waiting({})).total
      const made = valueOf(
        await notes.mention({ subject: about, text: ' Call them. ', mentioned: [colleagueId, userId] }),
      )
      expect(made).toMatchObject({ subject: about, text: 'Call them.' })
      expect(made.mentions.map(each => [each.userId, each.isSeen])).toEqual([
        [colleagueId, false],
        [userId, false],
      ])
      expect((await listed(about)).items).toEqual([made])
      const waiting = valueOf(await notes.waiting({}))
      expect(waiting.total).toBe(before + 1)
      expect(waiting.items[0]).toMatchObject({
        noteId: made.id,
        subject: about,
        authorName: made.authorName,
        createdAt: made.createdAt,
      })
      for (const _ of ['once', 'twice'])
        expect(valueOf(await notes.markSeen({ id: made.id }))).toMatchObject({ userId, isSeen: true })
      expect(valueOf(await notes.waiting({})).total).toBe(before)
      const [after] = (await listed(about)).items
      expect(after?.mentions.map(each => [each.userId, each.isSeen])).toEqual([
        [colleagueId, false],
        [userId, true],
      ])
    })

    it('notes mention no one of another company, and someone at least', async () => {
      const about = subject.nextCarrier()
      const { colleagueId, strangerId } = subject
      const many = Array.from({ length: MENTIONS_MAX + 1 }, () => colleagueId)
      for (const mentioned of [[], [colleagueId, strangerId], many])
        expectInvalid(await notes.mention({ subject: about, text: 'x', mentioned }), 'mentioned')
      expectInvalid(await notes.mention({ subject: about, text: ' ', mentioned: [colleagueId] }), 'text')
      expect((await listed(about)).total).toBe(0)
    })

    it('notes that do not mention the user, or are missing, cannot be marked as seen', async () => {
      const made = valueOf(
        await notes.mention({ subject: subject.nextCarrier(), text: 'x', mentioned: [subject.colleagueId] }),
      )
      expectRefused(await notes.markSeen({ id: made.id }), 'not-found')
      expectRefused(await notes.markSeen({ id: subject.absentNote }), 'not-found')
    })

    it('notes are refused to a visitor', async () => {
      const about = subject.nextCarrier()
      expectRefused(await subject.forVisitor.waiting({}), 'unauthenticated')
      expectRefused(await subject.forVisitor.markSeen({ id: subject.absentNote }), 'unauthenticated')
      const mention = { subject: about, text: 'x', mentioned: [subject.colleagueId] }
      expectRefused(await subject.forVisitor.mention(mention), 'unauthenticated')
      expectRefused(await subject.forVisitor.list({ subject: about }), 'unauthenticated')
      expectRefused(await subject.forVisitor.create({ subject: about, text: 'x' }), 'unauthenticated')
    })

    it('notes are listed 50 per page', async () => {
      const about = subject.nextCarrier()
      for (let made = 0; made < 51; made += 1) await notes.create({ subject: about, text: `Note ${made}` })
      const first = await listed(about)
      const second = valueOf(await notes.list({ subject: about, page: 2 }))
      expect([first.items.length, first.pages, first.total]).toEqual([50, 2, 51])
      expect(second.items.map(({ text }) => text)).toEqual(['Note 0'])
    })
  })
}
