import { expect, it } from 'vitest'
import { equipmentPortfolio } from './equipment-portfolio.ts'

it('a portfolio lists the kinds in the order of the fields, with their share of the total', () => {
  expect(
    equipmentPortfolio([
      { kind: 'Step Deck', count: 2 },
      { kind: 'van', count: 5 },
      { kind: 'power only', count: 2 },
      { kind: 'drop_deck', count: 1 },
    ]),
  ).toEqual({
    kinds: [
      { kind: 'van', count: 5, share: 0.5 },
      { kind: 'drop_deck', count: 3, share: 0.3 },
    ],
    unknown: [{ kind: 'power only', count: 2 }],
    total: 10,
  })
})

it('a portfolio of nothing is empty', () => {
  expect(equipmentPortfolio([])).toEqual({ kinds: [], unknown: [], total: 0 })
})

it('a portfolio omits rows that count zero or less', () => {
  expect(
    equipmentPortfolio([
      { kind: 'van', count: 0 },
      { kind: 'hotshot', count: 0 },
      { kind: 'reefer', count: -1 },
      { kind: 'tanker', count: 1 },
    ]),
  ).toEqual({ kinds: [{ kind: 'tanker', count: 1, share: 1 }], unknown: [], total: 1 })
})
