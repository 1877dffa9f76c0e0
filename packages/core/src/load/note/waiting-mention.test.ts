import { aNote, aWaitingMention, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { isWaitingFor, mentionText, noteOfAddress, notePath } from './waiting-mention.ts'

const carrier = { kind: 'carrier', carrierId: id<'carrier'>(7) } as const
const load = { kind: 'load', loadId: id<'load'>(17) } as const

it.each([
  [{ subject: load, subjectName: 'NL-20841' }, 'Noor Haddad mentions you on load NL-20841'],
  [{ subject: load, subjectName: null }, 'Noor Haddad mentions you on load 17'],
  [{ subject: carrier, subjectName: 'EAGLE MESA' }, 'Noor Haddad mentions you on EAGLE MESA'],
  [{ subject: carrier, subjectName: null, authorName: null }, 'A former user mentions you on carrier 7'],
] as const)('a mention %j reads “%s”', (change, text) => {
  expect(mentionText(aWaitingMention({ authorName: 'Noor Haddad', ...change }))).toBe(text)
})

it('the path of a note leads to its carrier or its load, and names the note', () => {
  expect(notePath(load, id(55))).toBe('/loads/17?note=55')
  expect(notePath(carrier, id(55))).toBe('/carriers/7?note=55#notes')
})

it.each([
  ['?note=55', 55],
  ['note=55&open=contacts', 55],
  ['', null],
  ['?note=x', null],
])('the query “%s” opens the note %j', (search, note) => {
  expect(noteOfAddress(search)).toBe(note)
})

it('a note waits for whom it mentions until they have opened it', () => {
  const note = aNote({
    mentions: [
      { userId: id(1), userName: 'Dana Reyes', isSeen: false },
      { userId: id(2), userName: null, isSeen: true },
    ],
  })
  expect([1, 2, 3].map(userId => isWaitingFor(note, id(userId)))).toEqual([true, false, false])
})
