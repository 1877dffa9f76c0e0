import { expect, it } from 'vitest'
import { scrollAfter } from './scroll.ts'

it.each([
  [null, '/', 'top'],
  ['/', '/loads', 'top'],
  ['/loads', '/loads', 'restore'],
  ['/carriers/7', '/carriers/8', 'restore'],
  ['/carriers/7', '/carriers/Mine', 'top'],
] as const)('a navigation from %s to %s scrolls to the %s', (from, to, where) => {
  expect(scrollAfter(from, to)).toBe(where)
})
