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

it.each([
  ['', '1234 5678 9012', [0, 0], '123456789012'],
  ['1234', '5678', [4, 4], '12345678'],
  ['999', 'Your code is 1234 5678 9012.', [3, 3], '123456789012'],
] as const)('%j of a long code with %j pasted at %j is %j', (code, pasted, selection, after) => {
  expect(codeWithPasted(code, pasted, selection, 12)).toBe(after)
})
