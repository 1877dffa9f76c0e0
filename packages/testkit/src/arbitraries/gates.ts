import { type GateParams, type Gate, type GatePlace, type GateSettings } from '@fairhaul/core'
import fc from 'fast-check'
import { identifiers } from './carriers.ts'
import type { ArbitraryParams } from './port-param-types.ts'
import { calendarDates, ids, maybe } from './values.ts'

/** Ends of lanes, also of a state that is not known. */
export const gatePlaces: fc.Arbitrary<GatePlace> = fc.record({
  country: maybe(fc.constantFrom('US', 'CA', 'MX')),
  state: maybe(fc.constantFrom('TX', 'CO', 'NL')),
})

/** Both settings. */
export const gateSettings: fc.Arbitrary<GateSettings> = fc.record({
  whenTooOld: fc.constantFrom('look' as const, 'no' as const),
})

const requested: fc.Arbitrary<GateParams> = fc.record(
  {
    carrier: fc.oneof(fc.record({ id: ids<'carrier'>() }), fc.record({ identifier: identifiers })),
    lane: fc.record({ origin: gatePlaces, destination: gatePlaces }),
    day: calendarDates,
  },
  { requiredKeys: ['carrier'] },
)

/** The params of the calls of the gate. */
export const gateParams: ArbitraryParams<Gate> = {
  ofCarrier: requested,
  ofLoad: fc.record({ id: ids<'load'>(), day: calendarDates }, { requiredKeys: ['id'] }),
  changeSettings: gateSettings,
}
