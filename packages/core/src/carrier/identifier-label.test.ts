import { expect, it } from 'vitest'
import { identifierLabel } from './identifier-label.ts'
import { IDENTIFIER_TYPES } from './identifiers.ts'

it('every type of identifier has its label', () => {
  expect(IDENTIFIER_TYPES.map(type => [type, identifierLabel(type)])).toEqual([
    ['MC', 'MC'],
    ['DOT', 'DOT'],
    ['MX', 'MX'],
    ['FF', 'FF'],
    ['SCAC', 'SCAC'],
    ['CVOR', 'CVOR'],
    ['NIR_QC', 'Quebec NIR'],
    ['NSC', 'NSC'],
    ['RFC', 'RFC'],
  ])
})
