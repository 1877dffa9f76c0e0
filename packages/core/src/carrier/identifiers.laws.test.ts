import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCarrierNumber } from '../search/carrier-number.ts'
import { identifierCopyText, identifierText } from './identifier-text.ts'
import { identifiersInOrder, primaryIdentifiers } from './primary-identifiers.ts'

it('displayed and copied texts read back as the identifier, whatever its type', () => {
  holds([arbitrary.writtenIdentifiers], identifier => {
    const { type, value } = identifier
    const isPadded = ['MC', 'DOT', 'MX', 'FF'].includes(type)
    fc.pre(!isPadded || !/^0+$/.test(value))
    const is = { ...identifier, value: isPadded ? value.replace(/^0+/, '') : value }
    expect(readCarrierNumber(identifierText(identifier))).toMatchObject({ identifier: is })
    expect(readCarrierNumber(identifierCopyText(identifier), type)).toMatchObject({ identifier: is })
  })
})

it('ordering loses none, and the primary ones are the first of their types, one in use before a former one', () => {
  const marked = fc
    .tuple(arbitrary.identifiers, fc.boolean())
    .map(([identifier, isFormer]) => ({ ...identifier, isFormer }))
  holds([fc.array(marked)], identifiers => {
    const ordered = identifiersInOrder(identifiers)
    expect(new Set(ordered)).toEqual(new Set(identifiers))
    expect(ordered).toHaveLength(identifiers.length)
    for (const each of primaryIdentifiers(identifiers)) {
      const ofType = identifiers.filter(({ type }) => type === each.type)
      expect(each).toBe(ofType.find(({ isFormer }) => !isFormer) ?? ofType[0])
    }
  })
})
