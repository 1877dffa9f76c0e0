import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEditRequest } from './edit-request.ts'
import { peopleOfCarrier } from './people-of-carrier.ts'
import { bothRedactable, readRedactable, redactableText } from './redactable.ts'
import { PEOPLE_LISTS } from './redacted-users.ts'

const { newEditRequests, redactables, redactableTexts, redactedUsers } = arbitrary
const FIELDS = ['name', 'phone', 'email'] as const

describe('laws of hidden people', () => {
  it('a text with a redaction mark shows nothing of itself', () => {
    holds([fc.string(), fc.constantFrom('*', '•', '█', '[redacted]'), fc.string()], (before, mark, after) => {
      const read = readRedactable(before + mark + after)
      // The two agreed masks have four or three marks in a row.
      if (read.kind !== 'masked') expect(redactableText(read)).toBe('Hidden')
    })
  })

  it('a text that was read once reads the same from what is shown', () => {
    holds([redactableTexts], text => {
      const it = readRedactable(text)
      if (it.kind === 'shown') expect(readRedactable(redactableText(it))).toEqual(it)
    })
  })

  it('hiding is never undone by another record, in any order', () => {
    holds([redactables, redactables, redactables], (one, other, third) => {
      const all = [one, other, third]
      const together = all.reduce(bothRedactable)
      expect(together.kind === 'redacted').toBe(all.some(({ kind }) => kind === 'redacted'))
      expect(all.toReversed().reduce(bothRedactable).kind).toBe(together.kind)
    })
  })

  it('no person is shown twice or lost, and every list is shown', () => {
    holds([redactedUsers], users => {
      const people = peopleOfCarrier(users)
      expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
      for (const list of PEOPLE_LISTS)
        expect(new Set(people.filter(({ lists }) => lists.includes(list)).map(({ id }) => id))).toEqual(
          new Set(users[list].map(({ id }) => id)),
        )
    })
  })

  it('a field hidden in one list is hidden in the person', () => {
    holds([redactedUsers], users => {
      const people = new Map(peopleOfCarrier(users).map(each => [each.id, each] as const))
      for (const user of Object.values(users).flat())
        for (const field of FIELDS)
          if (user[field].kind === 'redacted') expect(people.get(user.id)?.[field].kind).toBe('redacted')
    })
  })
})

describe('laws of edit requests', () => {
  it('a sent edit request is never blank and is trimmed', () => {
    holds([newEditRequests], draft => {
      const read = readEditRequest(draft)
      return read.ok
        ? read.value.message !== '' && read.value.message === read.value.message.trim()
        : draft.message.trim() === ''
    })
  })
})
