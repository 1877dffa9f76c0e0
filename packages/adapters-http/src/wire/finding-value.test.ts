import { FINDING_CODES } from '@fairhaul/core'
import { arbitrary, holds } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { findingValue } from './finding-value.ts'

it.each(FINDING_CODES)('what was found as %s is read as it was sent', code =>
  holds([arbitrary.findingValuesOf(code)], value => {
    expect(findingValue(JSON.parse(JSON.stringify(value)))).toEqual(value)
  }),
)

it('null is not on record, and a code of a newer monitor is not known', () => {
  expect(findingValue(null)).toBeNull()
  expect(findingValue({ code: 'sold', on: '2026-11-02' })).toEqual({ code: 'not_known' })
  expect(findingValue({ code: 'constructor' })).toEqual({ code: 'not_known' })
})

it.each([
  ['a text', '$50,000'],
  ['nothing', undefined],
  ['no code', { usd: 50_000 }],
  ['a field that is missing', { code: 'cover', notice: null }],
  ['a field of another kind', { code: 'cover_ended', on: 'yesterday' }],
  ['a filed end that is none', { code: 'authority_reported', filed: { code: 'cover' } }],
])('%s is refused', (_, value) => expect(() => findingValue(value)).toThrow())
