import { anOverride, aNote, arbitrary, holds, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { OVERRIDE_REASON_CHARACTERS_MAX } from '../../rules/override-draft.ts'
import { readNoteText } from './note-text.ts'
import { overrideNoteText, reasonInNote, reasonOfOverride } from './override-note.ts'

const override = anOverride({ expiresOn: '2027-03-04' })
const subject = { kind: 'carrier', carrierId: override.carrierId } as const
const reason = 'The insurer confirmed the new limit.'
const note = (change: Parameters<typeof aNote>[0] = {}) =>
  aNote({ subject, authorId: override.userId, text: overrideNoteText(override, reason), ...change })

it.each([
  ['2027-03-04', 'Override of Cargo at least 100,000 until Mar 4, 2027: Confirmed.'],
  ['2080-01-01', 'Override of Cargo at least 100,000 with no end date: Confirmed.'],
] as const)('the reason for an override until %s is kept as a note', (expiresOn, text) => {
  expect(overrideNoteText({ ruleType: 'cargo_at_least_100000', expiresOn }, ' Confirmed.\n')).toBe(text)
})

it('the reason of an override is found among the notes of its carrier, the newest first', () => {
  const older = note({ createdAt: '2026-01-01T00:00:00.000Z', text: overrideNoteText(override, 'Older.') })
  const newer = note({ createdAt: '2026-02-01T00:00:00.000Z' })
  expect(reasonOfOverride([older, newer], override)).toBe(reason)
})

it('the reason in a note is what follows its beginning, and the whole of a note that begins otherwise', () => {
  expect(reasonInNote(overrideNoteText(override, reason), override)).toBe(reason)
  expect(reasonInNote('Override of cargo: by letter.', override)).toBe('Override of cargo: by letter.')
})

it.each([
  ['of another author', note({ authorId: id(99) })],
  ['of another carrier', note({ subject: { kind: 'carrier', carrierId: id(99) } })],
  ['of a load', note({ subject: { kind: 'load', loadId: id(override.carrierId) } })],
  ['about another day', note({ text: overrideNoteText({ ...override, expiresOn: '2080-01-01' }, reason) })],
  ['about something else', note({ text: 'Called dispatch.' })],
])('a note %s is not the reason of an override', (_, other) => {
  expect(reasonOfOverride([other], override)).toBeNull()
})

it('the reason of an override is read back as it was written, and always fits into a note', () => {
  holds([arbitrary.overrides, arbitrary.noteTexts], (each, typed) => {
    const written = typed.trim().slice(0, OVERRIDE_REASON_CHARACTERS_MAX).trim()
    const text = overrideNoteText(each, written)
    expect(readNoteText(`${text}.`).ok).toBe(true)
    const stored = aNote({
      subject: { kind: 'carrier', carrierId: each.carrierId },
      authorId: each.userId,
      text,
    })
    expect(reasonOfOverride([stored], each)).toBe(written)
  })
})
