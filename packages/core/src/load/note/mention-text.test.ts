import { aUser, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  MENTIONS_MAX,
  mentionedIn,
  mentionParts,
  mentionQuery,
  offeredColleagues,
  withMention,
} from './mention-text.ts'

const noor = { id: id<'user'>(4), name: 'Noor Haddad' }
const no = { id: id<'user'>(5), name: 'No' }
const sam = { id: id<'user'>(6), name: 'Sam' }

/** The text with the caret at its bar. */
const typed = (marked: string) => {
  const caret = marked.indexOf('|')
  return [marked.replace('|', ''), caret] as const
}

describe('a mention that is being typed', () => {
  it.each([
    ['@|', { from: 0, term: '' }],
    ['Call @noo|', { from: 5, term: 'noo' }],
    ['Call @Noor H| now', { from: 5, term: 'Noor H' }],
    ['(@s|', { from: 1, term: 's' }],
    ['@Sam and @N|', { from: 9, term: 'N' }],
    ['Call Noor|', null],
    ['dana@north|', null],
    ['@ |', null],
    ['@Noor\nnext|', null],
    [`@${'x'.repeat(41)}|`, null],
    ['Call |@noo', null],
  ])('in “%s” is %j', (marked, query) => {
    expect(mentionQuery(...typed(marked), [])).toEqual(query)
  })

  it.each([
    ['@Noor Haddad|', null],
    ['@Noor Haddad knows|', null],
    ['@Noor Haddads|', { from: 0, term: 'Noor Haddads' }],
  ])('in “%s” ends with the name of someone who was chosen', (marked, query) => {
    expect(mentionQuery(...typed(marked), [noor])).toEqual(query)
  })
})

it.each([
  ['Call @noo|', 'Call @Noor Haddad |'],
  ['Call @noo| today', 'Call @Noor Haddad |today'],
  ['@|!', '@Noor Haddad |!'],
])('a name that is chosen takes the place of what was typed: “%s” becomes “%s”', (before, after) => {
  const [text, caret] = typed(before)
  const query = mentionQuery(text, caret, []) ?? { from: 0 }
  expect(withMention(text, caret, query, noor.name)).toEqual({
    text: after.replace('|', ''),
    caret: after.indexOf('|'),
  })
})

it('colleagues are offered first whose first or last name begins with what was typed, never the user', () => {
  const named = (number: number, firstName: string | null, lastName: string | null) =>
    aUser({ id: id(number), firstName, lastName, email: `u${number}@northlake.example` })
  const found = [
    named(1, 'Dana', 'Sanders'),
    named(2, 'Isaac', 'Lee'),
    named(3, 'Rosa', 'Sato'),
    named(4, 'Sam', 'Okonjo'),
    named(5, null, null),
  ]
  expect(offeredColleagues(found, ' Sa', id(1)).map(each => each.id)).toEqual([3, 4, 2, 5])
  expect(offeredColleagues(found, '', undefined).map(each => each.id)).toEqual([1, 2, 3, 4, 5])
  const many = Array.from({ length: 9 }, (_, at) => named(at + 1, 'Sam', null))
  expect(offeredColleagues(many, 'sam', undefined)).toHaveLength(8)
})

describe('whom a text mentions', () => {
  it.each([
    ['@Noor Haddad and @Sam', [4, 6]],
    ['Noor Haddad and @Sammy', []],
    ['mail@Sam', []],
    ['@No, @Noor Haddad', [5, 4]],
    ['@Sam @Sam', [6]],
    ['', []],
  ])('“%s” mentions %j', (text, ids) => {
    expect(mentionedIn(text, [no, sam, noor])).toEqual(ids)
  })

  it('two people of one name are mentioned in the order in which they were chosen', () => {
    const other = { id: id<'user'>(9), name: 'Sam' }
    expect(mentionedIn('@Sam', [sam, other])).toEqual([6])
    expect(mentionedIn('@Sam and @Sam', [sam, other])).toEqual([6, 9])
  })

  it('are 20 people at most', () => {
    const many = Array.from({ length: 21 }, (_, at) => ({ id: id<'user'>(at + 1), name: `P${at + 1}` }))
    const text = many.map(({ name }) => `@${name}`).join(' ')
    expect(mentionedIn(text, many)).toHaveLength(MENTIONS_MAX)
  })
})

it.each([
  ['Call @Noor Haddad now', ['Call ', '@Noor Haddad', ' now']],
  ['@Sam@Sam', ['@Sam', '@Sam']],
  ['Nothing', ['Nothing']],
  ['', []],
])('the parts of “%s” are %j', (text, parts) => {
  expect(mentionParts(text, ['Sam', 'Noor Haddad']).map(part => part.text)).toEqual(parts)
})

it('a name with an @ in it is one mention', () => {
  expect(mentionParts('Ask @a @b now', ['a @b', 'b'])).toEqual([
    { at: 0, text: 'Ask ', isMention: false },
    { at: 4, text: '@a @b', isMention: true },
    { at: 9, text: ' now', isMention: false },
  ])
})
