import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mentionedIn, mentionParts, mentionQuery, withMention } from './mention-text.ts'
import { noteOfAddress, notePath } from './waiting-mention.ts'

const { mentionables, notes } = arbitrary
const people = fc.uniqueArray(mentionables, { selector: ({ id }) => id, maxLength: 6 })
const texts = people.chain(them =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom('@', ' ', '\n', 'a@b', 'Call ', ',', '@N'),
        ...them.map(({ name }) => fc.constantFrom(name, `@${name}`)),
      ),
    )
    .map(parts => ({ them, text: parts.join('') })),
)

describe('laws of mentions', () => {
  it('a text mentions each person once, and only people who were chosen', () => {
    holds([texts], ({ them, text }) => {
      const ids = mentionedIn(text, them)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(them.some(each => each.id === id)).toBe(true)
      expect(ids.length).toBeLessThanOrEqual([...text.matchAll(/@/g)].length)
    })
  })

  it('the parts of a text together are the text', () => {
    holds([texts], ({ them, text }) => {
      const parts = mentionParts(
        text,
        them.map(({ name }) => name),
      )
      expect(parts.map(part => part.text).join('')).toBe(text)
    })
  })

  it('someone who was chosen is mentioned, and the mention is no longer being typed', () => {
    holds([mentionables, fc.constantFrom('', 'Call ', 'x\n')], (person, before) => {
      const text = `${before}@`
      const query = mentionQuery(text, text.length, [])
      expect(query).not.toBeNull()
      const after = withMention(text, text.length, query ?? { from: 0 }, person.name)
      expect(mentionedIn(after.text, [person])).toEqual([person.id])
      expect(mentionQuery(after.text, after.caret, [person])).toBeNull()
    })
  })

  it('the address of a note opens that note', () => {
    holds([notes], ({ id, subject }) => {
      const [, search = ''] = notePath(subject, id).replace(/#.*/, '').split('?')
      expect(noteOfAddress(search)).toBe(id)
    })
  })
})
