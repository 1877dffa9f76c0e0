import { expect, it } from 'vitest'
import { readRecent, type RecentKind, withoutRecent, withRecent, writeRecent } from './recent-list.ts'

/** Names, distinguished by their letters; one that is empty cannot be searched, and one with a digit is none. */
const NAMES: RecentKind<string> = {
  name: 'names',
  max: 3,
  keyOf: name => name.toLowerCase() || undefined,
  write: name => name,
  read: text => (/\d/.test(text) ? undefined : text),
}
const searched = (...names: string[]) =>
  names.reduce<readonly string[]>((recent, name) => withRecent(NAMES, recent, name), [])

it('a recent list has the newest first, each once and as it was searched last, and no more than fit', () => {
  expect(searched('one', 'two', 'ONE')).toEqual(['ONE', 'two'])
  expect(searched('one', 'two', 'three', 'four')).toEqual(['four', 'three', 'two'])
})

it('what cannot be searched changes no recent list', () => {
  expect(searched('one', '')).toEqual(['one'])
})

it('removing from a recent list removes that one and no other', () => {
  expect(withoutRecent(NAMES, ['one', 'two'], 'ONE')).toEqual(['two'])
})

it('a recent list is read back as written, without what is none', () => {
  expect(readRecent(NAMES, writeRecent(NAMES, ['one', 'two']))).toEqual(['one', 'two'])
  expect(readRecent(NAMES, ['one', 7, null, 'n1ne', 'One', 'two'])).toEqual(['one', 'two'])
})

it.each([[null], ['text'], [{ length: 1 }]])('a recent list is empty for the stored value %j', stored => {
  expect(readRecent(NAMES, stored)).toEqual([])
})
