import { FEDERAL_TIE_KINDS, type IdentityTie, TIE_REASONS } from '@fairhaul/core'
import fc from 'fast-check'
import { calendarDates, ids, maybe } from './values.ts'

/** Ties to carriers that should not be used, some by too little to tell. */
export const identityTies: fc.Arbitrary<IdentityTie> = fc.record({
  id: maybe(ids<'carrier'>()),
  legalName: maybe(fc.constantFrom('COPPER WREN TRANSPORT LLC', 'GRAY HERON LINES INC')),
  dotNumber: maybe(fc.constant('3990018')),
  reason: fc.constantFrom(...TIE_REASONS),
  on: maybe(calendarDates),
  isPrior: fc.boolean(),
  shared: fc.array(
    fc.record({
      kind: fc.constantFrom(...FEDERAL_TIE_KINDS),
      count: fc.integer({ min: 1, max: 3 }),
      carriers: fc.integer({ min: 2, max: 6 }),
    }),
    { maxLength: 4 },
  ),
})
