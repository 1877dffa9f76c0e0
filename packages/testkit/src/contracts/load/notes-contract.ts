import { NOTE_CHARACTERS_MAX, type Notes, type NoteSubject } from '@fairhaul/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectInvalid, expectRefused, type Make, valueOf } from '../shared/subject.ts'

/** Somebody of a company, and what they may write notes about. */
export interface NotesSubject {
  readonly notes: Notes
  /** Another each time, without notes. */
  readonly nextCarrier: () => NoteSubject
  /** Another each time, without notes. */
  readonly nextLoad: () => NoteSubject
  /** Carriers and loads that are not there, or another company's. */
  readonly absent: readonly NoteSubject[]
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
      'of %s are none at first, then what was written',
      async next => {
        const about = subject[next]()
        expect(await listed(about)).toEqual({ items: [], page: 1, pages: 1, total: 0 })
        const made = valueOf(await notes.create({ subject: about, text: ' Called dispatch.\nTwice. ' }))
        expect(made).toMatchObject({ subject: about, text: 'Called dispatch.\nTwice.' })
        expect((await listed(about)).items).toEqual([made])
      },
    )

    it('are listed newest first, and only those about the subject', async () => {
      const about = subject.nextCarrier()
      valueOf(await notes.create({ subject: subject.nextLoad(), text: 'Another matter.' }))
      const made = []
      for (const text of ['First', 'Second', 'Third'])
        made.push(valueOf(await notes.create({ subject: about, text })))
      expect((await listed(about)).items).toEqual(made.toReversed())
    })

    it('are refused without a text, and with one that is too long; the text is named', async () => {
      const about = subject.nextCarrier()
      for (const text of ['', ' \n ', 'x'.repeat(NOTE_CHARACTERS_MAX + 1)])
        expectInvalid(await notes.create({ subject: about, text }), 'text')
      const longest = 'x'.repeat(NOTE_CHARACTERS_MAX)
      expect(valueOf(await notes.create({ subject: about, text: longest })).text).toBe(longest)
      expect((await listed(about)).total).toBe(1)
    })

    it('about what is not there are not found', async () => {
      for (const about of subject.absent) {
        expectRefused(await notes.list({ subject: about }), 'not-found')
        expectRefused(await notes.create({ subject: about, text: 'Lost' }), 'not-found')
      }
    })

    it('are nothing to a visitor', async () => {
      const about = subject.nextCarrier()
      expectRefused(await subject.forVisitor.list({ subject: about }), 'unauthenticated')
      expectRefused(await subject.forVisitor.create({ subject: about, text: 'x' }), 'unauthenticated')
    })

    it('come fifty to a page', async () => {
      const about = subject.nextCarrier()
      for (let made = 0; made < 51; made += 1) await notes.create({ subject: about, text: `Note ${made}` })
      const first = await listed(about)
      const second = valueOf(await notes.list({ subject: about, page: 2 }))
      expect([first.items.length, first.pages, first.total]).toEqual([50, 2, 51])
      expect(second.items.map(({ text }) => text)).toEqual(['Note 0'])
    })
  })
}
