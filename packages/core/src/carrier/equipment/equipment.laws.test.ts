import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EQUIPMENT_KINDS, EQUIPMENT_LABELS } from './equipment-kind.ts'
import { equipmentPortfolio } from './equipment-portfolio.ts'
import { equipmentText, readEquipmentKind } from './read-equipment-kind.ts'

const rows = fc.array(arbitrary.equipmentCounts, { maxLength: 20 })

it('the known and unknown kinds of a portfolio are all that was reported', () => {
  holds([rows], reported => {
    const { kinds, unknown, total } = equipmentPortfolio(reported)
    const described = [...kinds, ...unknown].reduce((sum, { count }) => sum + count, 0)
    expect(described).toBe(total)
    expect(total).toBe(reported.reduce((sum, { count }) => sum + count, 0))
  })
})

it('the shares of a portfolio add up to one at most, and to one if every kind is known', () => {
  holds([rows], reported => {
    const { kinds, unknown, total } = equipmentPortfolio(reported)
    const shares = kinds.reduce((sum, { share }) => sum + share, 0)
    expect(shares).toBeLessThanOrEqual(1 + 1e-9)
    if (unknown.length === 0 && total > 0) expect(shares).toBeCloseTo(1)
  })
})

it('the order in which equipment is reported never changes the kinds of a portfolio', () => {
  holds([rows], reported => {
    expect(equipmentPortfolio(reported.toReversed()).kinds).toEqual(equipmentPortfolio(reported).kinds)
  })
})

it('a kind of equipment reads back from its field and from its label', () => {
  holds([fc.constantFrom(...EQUIPMENT_KINDS)], kind => {
    expect(readEquipmentKind(EQUIPMENT_LABELS[kind])).toBe(kind)
    expect(readEquipmentKind(equipmentText(kind))).toBe(kind)
  })
})
