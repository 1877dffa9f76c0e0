import { expect, it } from 'vitest'
import { NO_SEARCH, readSavedSearchName, SAVED_SEARCH_NAME_MAX } from './saved-search-name.ts'

it.each([
  ['Reefers', 'Reefers'],
  ['  Reefers \n to\tAtlanta ', 'Reefers to Atlanta'],
  ['a'.repeat(80), 'a'.repeat(80)],
])('the saved search name %j is read as %j', (text, name) => {
  expect(readSavedSearchName(text)).toEqual({ ok: true, value: name })
})

it.each([
  ['', 'name-empty', 'Give this search a name.'],
  [' \n', 'name-empty', 'Give this search a name.'],
  ['a'.repeat(81), 'name-too-long', 'Shorten the name to 80 characters.'],
])('the saved search name %j is refused as %s', (text, kind, message) => {
  expect(readSavedSearchName(text)).toEqual({ ok: false, refusal: { kind, message } })
})

it('a saved search name has 80 characters at most, and a page without a search has none', () => {
  expect(SAVED_SEARCH_NAME_MAX).toBe(80)
  expect(NO_SEARCH.refusal).toEqual({
    kind: 'no-search',
    message: 'There is no search on this page to save.',
  })
})
