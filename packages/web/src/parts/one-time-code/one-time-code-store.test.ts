import { expect, it } from 'vitest'
import { codeWithPasted } from './one-time-code-store.ts'

it.each([
  ['', '123 456', [0, 0], '123456'],
  ['', '123-456', [0, 0], '123456'],
  ['', 'Your code is 123456.', [0, 0], '123456'],
  ['999', '123456', [3, 3], '123456'],
  ['123', '456', [3, 3], '123456'],
  ['456', '123', [0, 0], '123456'],
  ['100456', '23', [1, 3], '123456'],
  ['123', 'no digit', [3, 3], '123'],
  ['123456', '78', [6, 6], '123456'],
] as const)('%j with %j pasted at %j is %j', (code, pasted, selection, after) => {
  expect(codeWithPasted(code, pasted, selection)).toBe(after)
})
