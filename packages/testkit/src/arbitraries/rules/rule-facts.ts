import type { RuleFacts } from '@fairhaul/core'
import fc from 'fast-check'
import { carriers } from '../carrier/carriers.ts'
import { calendarDates } from '../shared/dates.ts'
import { maybe } from '../shared/ids.ts'

const verifications = fc.record({ isVerified: maybe(fc.boolean()), verifiedOn: maybe(calendarDates) })

const NOTHING_OF_SAFETY = {
  rating: null,
  outOfService: null,
  inspections24Months: null,
  lastInspectedOn: null,
  asOf: null,
}

/** What may be known of a carrier, any part of it not on record. */
export const ruleFacts: fc.Arbitrary<RuleFacts> = fc
  .tuple(carriers, verifications, verifications)
  .map(([{ census, authority, insurance, safety }, physicalLocation, typedIdentifier]) => ({
    census,
    authority,
    insurance,
    safety: safety ?? NOTHING_OF_SAFETY,
    physicalLocation,
    typedIdentifier,
  }))
