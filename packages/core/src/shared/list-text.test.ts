import { expect, it } from 'vitest'
import { listText } from './list-text.ts'

it.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('the terms %j read as %j', (terms, text) => {
  expect(listText(terms)).toBe(text)
})
