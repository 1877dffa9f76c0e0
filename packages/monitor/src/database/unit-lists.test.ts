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
  ).toBe('1\t11\tV\tMACK\tR1\tTX\tt\n1\t11\tV\tMACK\tR1\tTX\n2\t11\tV')
})

it('units that are written are read back', () => {
  // As files are read: no text is blank, or has a tab or the end of a line.
  const text = fc.option(fc.stringMatching(/^[^\t\n]+$/), { nil: null })
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
      expect(unitsOfLists(listsOf(units))).toEqual(units)
    }),
  )
})
