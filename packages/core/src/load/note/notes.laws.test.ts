import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameNoteSubject } from './note.ts'
import { readNoteText } from './note-text.ts'
import { notesNewestFirst } from './notes-newest-first.ts'

const { notes, noteSubjects, noteTexts } = arbitrary
const lists = fc.uniqueArray(notes, { selector: ({ id }) => id })

describe('laws of notes', () => {
  it('the order in which notes come does not matter', () => {
    holds([lists], written => {
      expect(notesNewestFirst(written.toReversed())).toEqual(notesNewestFirst(written))
    })
  })

  it('no note is newer than the one before it, and none is lost', () => {
    holds([lists], written => {
      const ordered = notesNewestFirst(written)
      expect(new Set(ordered)).toEqual(new Set(written))
      for (const [at, note] of ordered.slice(1).entries())
        expect(note.createdAt <= ordered[at]!.createdAt).toBe(true)
    })
  })

  it('a text that was read reads as itself, is never blank and never too long', () => {
    holds([noteTexts], text => {
      const read = readNoteText(text)
      if (!read.ok) return
      expect(read.value.length).toBeGreaterThan(0)
      expect(read.value.length).toBeLessThanOrEqual(5_000)
      expect(readNoteText(read.value)).toEqual(read)
    })
  })

  it('two subjects are the same in either order, and each is its own', () => {
    const pairs = fc.oneof(
      fc.tuple(noteSubjects, noteSubjects),
      noteSubjects.map(subject => [subject, { ...subject }] as const),
    )
    holds([pairs], ([one, other]) => {
      expect(isSameNoteSubject(one, one)).toBe(true)
      expect(isSameNoteSubject(one, other)).toBe(isSameNoteSubject(other, one))
    })
  })
})
