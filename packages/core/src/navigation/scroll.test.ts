import { expect, it } from 'vitest'
import { scrollAfter } from './scroll.ts'

it.each([
  [null, '/', 'top'],
  ['/', '/loads', 'top'],
  ['/loads', '/loads', 'restore'],
  ['/carriers/7', '/carriers/8', 'restore'],
  ['/carriers/7', '/carriers/Mine', 'top'],
] as const)('from %s to %s stands at the %s', (from, to, where) => {
  expect(scrollAfter(from, to)).toBe(where)
})
