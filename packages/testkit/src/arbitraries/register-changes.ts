import { REGISTER_PARTS, type RegisterChanges } from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, maybe } from './values.ts'

/** What changed in a registration. */
export const registerChanges: fc.Arbitrary<RegisterChanges> = fc.record({
  since: calendarDates,
  officersSince: maybe(calendarDates),
  all: fc.array(fc.record({ part: fc.constantFrom(...REGISTER_PARTS), on: calendarDates }), { maxLength: 3 }),
})
