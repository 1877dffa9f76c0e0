import {
  type LastDecision,
  type Vetted,
  type Vetting,
  VETTING_REASONS,
  type VettingSettings,
  type VettingTerms,
} from '@fairhaul/core'
import fc from 'fast-check'
import type { ArbitraryParams } from './port-param-types.ts'
import { calendarDates, ids, maybe } from './values.ts'

const settingDays = maybe(fc.integer({ min: 1, max: 3_650 }))
const versionNumbers = fc.integer({ min: 1, max: 4 })

const settings = { everyDays: settingDays, unusedDays: settingDays, afterNewVersion: fc.boolean() }

/** Settings with each of them on or off. */
export const vettingSettings: fc.Arbitrary<VettingSettings> = fc.record(settings)

/** The same with a version of the policy in force, or none. */
export const vettingTerms: fc.Arbitrary<VettingTerms> = fc.record({
  ...settings,
  inForce: maybe(fc.record({ number: versionNumbers, since: calendarDates })),
})

/** Decisions under a version, or none. */
export const lastDecisions: fc.Arbitrary<LastDecision> = fc.record({
  recordId: ids<'decision-record'>(),
  on: calendarDates,
  policyVersion: maybe(versionNumbers),
})

/** Carriers with and without a decision and a use. */
export const vettedCarriers: fc.Arbitrary<Vetted> = fc.record({
  carrierId: ids<'carrier'>(),
  isOnboarded: fc.boolean(),
  lastDecision: maybe(lastDecisions),
  lastUsedOn: maybe(calendarDates),
})

/** The params of the calls about re-vetting. */
export const vettingParams: ArbitraryParams<Vetting> = {
  changeSettings: vettingSettings,
  due: fc.record(
    {
      reason: fc.constantFrom(...VETTING_REASONS),
      cursor: fc.constantFrom('', 'no cursor'),
      pageSize: fc.integer({ min: 1, max: 50 }),
    },
    { requiredKeys: [] },
  ),
  ofCarriers: fc.record({ carrierIds: fc.array(ids<'carrier'>(), { maxLength: 5 }) }),
}
