import { expect, it } from 'vitest'
import { mayBeName, readSearch } from './read-search.ts'

const search = { text: '', page: 1, asName: false, onlyMine: false }

it.each([
  [{ text: 'DOT' }, { kind: 'identifier-prefix', type: 'DOT', value: '' }],
  [
    { text: 'DOT', asName: true },
    { kind: 'name-prefix', value: 'DOT' },
  ],
  [
    { text: ' mc 12 ', asName: true },
    { kind: 'name-prefix', value: 'MC12' },
  ],
  [
    { text: 'mesa', asName: true },
    { kind: 'name-prefix', value: 'MESA' },
  ],
  [
    { text: 'mesa', onlyMine: true },
    { kind: 'name-contains', value: 'MESA' },
  ],
  [
    { text: ' 12 ', onlyMine: true },
    { kind: 'identifier-prefix', type: null, value: '12' },
  ],
  [
    { text: ' 12 ', onlyMine: true, asName: true },
    { kind: 'name-contains', value: '12' },
  ],
  [
    { text: 'r1234567', asName: true },
    { kind: 'name-prefix', value: 'R1234567' },
  ],
  [{ text: 'r1234567' }, { kind: 'identifier-exact', type: 'NIR_QC', value: 'R-123456-7' }],
])('the search %j is read as %j', (requested, query) => {
  expect(readSearch({ ...search, ...requested })).toMatchObject({ ok: true, value: query })
})

it.each([
  [{ text: ' ' }, 'empty'],
  [{ text: '--', asName: true }, 'nothing-to-search'],
  [{ text: 'x'.repeat(201), onlyMine: true }, 'too-long'],
])('the search %j is refused as %s', (requested, kind) => {
  expect(readSearch({ ...search, ...requested })).toMatchObject({ ok: false, refusal: { kind } })
})

it.each([
  [{ kind: 'identifier-prefix', type: 'DOT', value: '' }, true],
  [{ kind: 'identifier-exact', type: null, value: '1-2', region: null }, true],
  [{ kind: 'name-prefix', value: 'MESA' }, false],
  [{ kind: 'name-contains', value: 'MESA' }, false],
] as const)('whether %j may also be a name: %s', (query, may) => {
  expect(mayBeName(query)).toBe(may)
})
