import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listsOf, unitsOfLists } from './unit-lists.ts'

it('a unit is a list of its values, without those at the end that say nothing', () => {
  const unit = { number: 1, unit_type: 11, vin: 'V', make: 'MACK', plate: 'R1', plate_state: 'TX' }
  expect(
    listsOf([
      { ...unit, is_out_of_service: true },
      { ...unit, is_out_of_service: false },
      { ...unit, number: 2, make: null, plate: null, plate_state: null, is_out_of_service: false },
    ]),
  ).toEqual([
    [1, 11, 'V', 'MACK', 'R1', 'TX', true],
    [1, 11, 'V', 'MACK', 'R1', 'TX'],
    [2, 11, 'V'],
  ])
})

it('units that are written are read back', () => {
  const text = fc.option(fc.string(), { nil: null })
  const unit = fc.record({
    number: fc.nat(),
    unit_type: fc.option(fc.integer({ min: 0, max: 99 }), { nil: null }),
    vin: text,
    make: text,
    plate: text,
    plate_state: text,
    is_out_of_service: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(unit), units => {
      const written = JSON.stringify(listsOf(units))
      expect(unitsOfLists(JSON.parse(written))).toEqual(units)
    }),
  )
})
