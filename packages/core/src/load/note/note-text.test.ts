import { describe, expect, it } from 'vitest'
import { readNoteText } from './note-text.ts'

describe('the text of a note', () => {
  it.each([
    ['Called dispatch.', 'Called dispatch.'],
    ['  Called\n\n dispatch. \n', 'Called\n\n dispatch.'],
    ['x', 'x'],
    [` ${'x'.repeat(5_000)} `, 'x'.repeat(5_000)],
  ])('the note text %j is read', (text, read) => {
    expect(readNoteText(text)).toEqual({ ok: true, value: read })
  })

  it.each([
    ['', 'empty', 'Enter a note.'],
    [' \n\t ', 'empty', 'Enter a note.'],
    ['x'.repeat(5_001), 'too-long', 'A note has at most 5,000 characters. Shorten it by 1.'],
    ['x'.repeat(7_500), 'too-long', 'A note has at most 5,000 characters. Shorten it by 2,500.'],
  ])('the note text %j is refused as %s', (text, kind, message) => {
    expect(readNoteText(text)).toEqual({ ok: false, refusal: { kind, message } })
  })

  it('a note text has at most 5,000 characters', () => {
    const longest = 'x'.repeat(5_000)
    expect(readNoteText(longest)).toEqual({ ok: true, value: longest })
  })
})
