import { expect, it } from 'vitest'
import { bothRedactable, REDACTED, type Redactable, readRedactable, redactableText } from './redactable.ts'

const shown = (value: string): Redactable => ({ kind: 'shown', value })
const mask = (value: string): Redactable => ({ kind: 'masked', value })
const absent: Redactable = { kind: 'not-on-record' }

it.each([
  [' Tom Fox ', shown('Tom Fox')],
  ['Maxx Fox', shown('Maxx Fox')],
  ['xx', shown('xx')],
  ['axxx', shown('axxx')],
  ['xxxa', shown('xxxa')],
  [null, absent],
  ['', absent],
  ['  ', absent],
  ['r***@eaglemesa.example', REDACTED],
  ['*', REDACTED],
  ['•••• 0112', REDACTED],
  ['● 12', REDACTED],
  ['T██', REDACTED],
  ['[Redacted]', REDACTED],
  ['REDACTED', REDACTED],
  ['xxx-xxx-0112', REDACTED],
  ['XXXX', REDACTED],
  ['r•••@eaglemesa.example', mask('r•••@eaglemesa.example')],
  ['•••• 12', mask('•••• 12')],
  ['ru••@eaglemesa.example', REDACTED],
  ['•••• 12 x4', REDACTED],
])('a field read from %j is %j', (text, expected) => {
  expect(readRedactable(text)).toEqual(expected)
})

it.each([
  [shown('Tom Fox'), 'Tom Fox'],
  [REDACTED, 'Hidden'],
  [mask('•••• 12'), '•••• 12'],
  [absent, 'Not on record'],
])('the field %j is shown as %s', (it, text) => {
  expect(redactableText(it)).toBe(text)
})

it('a hidden field shows only that it is hidden', () => {
  expect(REDACTED).toEqual({ kind: 'redacted' })
})

it.each([
  [shown('a'), shown('b'), shown('a')],
  [shown('a'), absent, shown('a')],
  [absent, shown('b'), shown('b')],
  [absent, absent, absent],
  [shown('a'), REDACTED, REDACTED],
  [REDACTED, shown('b'), REDACTED],
  [REDACTED, absent, REDACTED],
  [absent, REDACTED, REDACTED],
  [shown('a'), mask('•••• 12'), mask('•••• 12')],
  [mask('•••• 12'), shown('a'), mask('•••• 12')],
  [mask('•••• 12'), absent, mask('•••• 12')],
  [absent, mask('•••• 12'), mask('•••• 12')],
  [mask('•••• 12'), REDACTED, REDACTED],
])('a field received twice, as %j and %j, is %j', (one, other, both) => {
  expect(bothRedactable(one, other)).toEqual(both)
})
