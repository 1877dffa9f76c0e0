import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changedParts, type ValuePart } from './changed-parts.ts'

/** A value with its changed parts in brackets. */
const marked = (parts: readonly ValuePart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

it.each([
  ['Tern LLC', 'Tern Freight LLC', 'Tern LLC', 'Tern [Freight ]LLC'],
  ['Tern Freight LLC', 'Tern LLC', 'Tern [Freight ]LLC', 'Tern LLC'],
  ['a@tern.example', 'b@tern.example', '[a]@tern.example', '[b]@tern.example'],
  ['+13125550100', '+13125550142', '+[13125550100]', '+[13125550142]'],
  ['12 Elm St', '14 Oak St', '[12 Elm] St', '[14 Oak] St'],
  ['aa aa', 'aa aa aa', 'aa aa', 'aa aa[ aa]'],
  ['Same', 'Same', 'Same', 'Same'],
  ['', 'New', '', '[New]'],
])('the change from %j to %j is marked as %j and %j', (before, after, old, now) => {
  const parts = changedParts(before, after)
  expect([marked(parts.before), marked(parts.after)]).toEqual([old, now])
})

it('the parts of a changed value together are the value, and equal values have no changed part', () => {
  const values = fc.oneof(fc.string(), fc.constantFrom('Tern LLC', 'Tern Freight LLC', '12 Elm St'))
  holds([values, values], (before, after) => {
    const parts = changedParts(before, after)
    expect(parts.before.map(({ text }) => text).join('')).toBe(before)
    expect(parts.after.map(({ text }) => text).join('')).toBe(after)
    const isChanged = [...parts.before, ...parts.after].some(part => part.isChanged)
    expect(isChanged).toBe(before !== after)
  })
})

it('what two values do not share is marked in at least one of them', () => {
  holds([arbitrary.fieldChanges], ({ before, after }) => {
    const parts = changedParts(before ?? '', after ?? '')
    const unchanged = (of: readonly ValuePart[]) =>
      of
        .filter(({ isChanged }) => !isChanged)
        .map(({ text }) => text)
        .join('')
    expect(unchanged(parts.before)).toBe(unchanged(parts.after))
  })
})
