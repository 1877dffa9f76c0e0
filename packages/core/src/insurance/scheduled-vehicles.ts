import type { CalendarDate } from '../shared/calendar-date.ts'
import type { InsurancePolicy } from './insurance-policy.ts'
import { isInForce } from './policy-status.ts'

/**
 * The vehicles on auto liability policies, compared with those of the carrier's ELD. Source: section 3, "Insurance
 * records".
 */
export interface ScheduledVehicles {
  /** A policy in force is not limited to named vehicles, so every vehicle is covered. */
  readonly isAnyCovered: boolean
  /** VINs on both lists. */
  readonly matching: readonly string[]
  /** VINs on a policy but not from an ELD. */
  readonly onlyScheduled: readonly string[]
  /** VINs from an ELD but not on a policy. */
  readonly onlySeen: readonly string[]
}

const vinsOf = (vins: readonly string[]): ReadonlySet<string> =>
  new Set(vins.map(vin => vin.trim().toUpperCase()).filter(vin => vin !== ''))

/**
 * Compares the VINs of the auto liability policies in force on a day with those that ELDs show, each VIN once and in
 * the order it came in, whatever its case.
 *
 * Empty: no VIN is scheduled where no policy is in force.
 * Source: section 3, "Insurance records".
 */
export const scheduledVehicles = (
  policies: readonly InsurancePolicy[],
  eldVins: readonly string[],
  today: CalendarDate,
): ScheduledVehicles => {
  const auto = policies.filter(policy => policy.coverage === 'bipd' && isInForce(policy, today))
  const scheduled = vinsOf(auto.flatMap(({ scheduledVins }) => scheduledVins ?? []))
  const seen = vinsOf(eldVins)
  return {
    isAnyCovered: auto.some(({ scheduledVins }) => scheduledVins === null),
    matching: [...scheduled].filter(vin => seen.has(vin)),
    onlyScheduled: [...scheduled].filter(vin => !seen.has(vin)),
    onlySeen: [...seen].filter(vin => !scheduled.has(vin)),
  }
}
