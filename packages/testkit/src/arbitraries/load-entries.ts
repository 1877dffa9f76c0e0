import {
  EQUIPMENT_KINDS,
  LOAD_STATUSES,
  type LoadEntry,
  type LoadsByNumber,
  type StopEntry,
} from '@fairhaul/core'
import fc from 'fast-check'
import { identifiers } from './carriers.ts'
import type { ArbitraryParams } from './port-param-types.ts'
import { maybe } from './values.ts'

/** Stops of loads of one's own, of places that are known and that are not. */
export const stopEntries: fc.Arbitrary<StopEntry> = fc.record({
  kind: fc.constantFrom('pickup', 'delivery'),
  city: maybe(fc.constantFrom('Dallas', 'Nowhere')),
  state: maybe(fc.constantFrom('TX', 'CO')),
  postalCode: maybe(fc.constantFrom('75201', '00000')),
  country: maybe(fc.constantFrom('US', 'CA', 'MX')),
  latitude: maybe(fc.double({ min: -90, max: 90, noNaN: true })),
  longitude: maybe(fc.double({ min: -180, max: 180, noNaN: true })),
  startsAt: maybe(fc.constantFrom('2026-12-01T08:00', '2026-12-01T08:00-06:00')),
  endsAt: maybe(fc.constantFrom('2026-12-01T12:00', '2026-11-01T12:00')),
  timeZone: maybe(fc.constantFrom('America/Chicago', 'Nowhere/Land')),
})

/** Loads of one's own, new and changed, of which much is left out. */
export const loadEntries: fc.Arbitrary<LoadEntry> = fc.record(
  {
    externalNumber: fc.constantFrom('NL-1', 'NL-2', 'NL-3'),
    status: fc.constantFrom(...LOAD_STATUSES),
    carrier: maybe(identifiers),
    billableMiles: maybe(fc.integer({ min: 0, max: 4_000 })),
    equipment: maybe(fc.constantFrom(...EQUIPMENT_KINDS)),
    commodity: maybe(fc.constantFrom('Paper', 'Frozen food')),
    rateUsd: maybe(fc.integer({ min: 0, max: 20_000 })),
    isTeam: maybe(fc.boolean()),
    stops: fc.array(stopEntries, { maxLength: 3 }),
  },
  { requiredKeys: ['externalNumber'] },
)

const many = fc.record({ loads: fc.array(loadEntries, { maxLength: 3 }) })

/** The params of the calls about loads by their own number. */
export const loadsByNumberParams: ArbitraryParams<LoadsByNumber> = {
  check: many,
  put: many,
  putOne: fc.record({ load: loadEntries }),
}
