import { expect, it } from 'vitest'
import {
  EMPTY_TEXT,
  NOTHING_TO_SEARCH,
  SEARCH_TEXT_CHARACTERS_MAX,
  TEXT_TOO_LONG,
} from './search-text-refusal.ts'

it.each([
  [EMPTY_TEXT, 'empty', 'Type a name, an MC or DOT number, or another identifier.'],
  [NOTHING_TO_SEARCH, 'nothing-to-search', 'Signs are ignored, and this text has no letter and no digit.'],
  [
    TEXT_TOO_LONG,
    'too-long',
    'This text is longer than 200 characters. Shorten it to the name or the number.',
  ],
] as const)('a refused search text has a message: %o', (refused, kind, message) => {
  expect(refused).toEqual({ ok: false, refusal: { kind, message } })
})

it('a search text has 200 characters at most', () => {
  expect(SEARCH_TEXT_CHARACTERS_MAX).toBe(200)
})
