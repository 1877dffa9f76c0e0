import { describe, expect, it } from 'vitest'
import { withoutContact } from './without-contact.ts'

const GONE = '[contact removed]'

describe('withoutContact', () => {
  it.each([
    ['Write to ruth@b.example now.', `Write to ${GONE} now.`],
    ['Write to ruth @ b.example now.', `Write to ${GONE} ${GONE} ${GONE} now.`],
    ['Write to ruth＠b.example.', `Write to ${GONE}`],
    ['Call 2145550199.', `Call ${GONE}.`],
    ['Call (214) 555-0199!', `Call ${GONE}!`],
    ['Call +1 214.555.0199', `Call ${GONE}`],
    ['Call 214–555—0199', `Call ${GONE}`],
    ['Call ٢١٤٥٥٥٠١٩٩', `Call ${GONE}`],
    ['Call 555-0142', `Call ${GONE}`],
    ['DOT 123456789 and MC 9001 took 400 dollars.', 'DOT 123456789 and MC 9001 took 400 dollars.'],
    ['On 2026-11-20 at 10:30', 'On 2026-11-20 at 10:30'],
    ['', ''],
  ])('withoutContact turns %j into %j', (text, expected) => {
    expect(withoutContact(text)).toBe(expected)
  })

  it.each(['1 ', '1-', '(', '@', ' @', '1', 'a', '+(', '1 - '])(
    'a text that repeats %j is read to its end without endless backtracking',
    piece => {
      expect(withoutContact(piece.repeat(40_000))).toBeTypeOf('string')
    },
  )
})
