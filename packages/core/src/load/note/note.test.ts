import { id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import { isSameNoteSubject, noteSubjectOf } from './note.ts'

const carrier = (number: number) => ({ kind: 'carrier', carrierId: id<'carrier'>(number) }) as const
const load = (number: number) => ({ kind: 'load', loadId: id<'load'>(number) }) as const

describe('what a note is about', () => {
  it.each([
    [7, null, carrier(7)],
    [null, 31, load(31)],
    [7, 31, load(31)],
    [null, null, undefined],
  ])('a note with carrier %s and notable %s is about %j', (carrierId, notableId, subject) => {
    expect(noteSubjectOf({ carrierId, notableId } as never)).toEqual(subject)
  })

  it.each([
    [carrier(7), carrier(7), true],
    [carrier(7), carrier(8), false],
    [load(7), load(7), true],
    [load(7), load(8), false],
    [carrier(7), load(7), false],
    [load(7), carrier(7), false],
  ])('whether the note subjects %j and %j are the same: %s', (one, other, isSame) => {
    expect(isSameNoteSubject(one, other)).toBe(isSame)
  })
})
