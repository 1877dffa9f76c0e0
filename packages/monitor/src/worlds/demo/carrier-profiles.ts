import { type CoverProfile, policyOf } from '../carriers/insurance.ts'
import type { CarrierPlan } from '../carriers/make-carrier.ts'
import { daysBefore } from '../days.ts'
import { randomFrom } from '../random.ts'

/** The label of a rule category for the first demo company. */
export const CATEGORY_LABELS = ['Pass', 'Override', 'Incomplete', 'Fail'] as const
export type CategoryLabel = (typeof CATEGORY_LABELS)[number]

export interface CategoryLabels {
  readonly authority: CategoryLabel
  readonly insurance: CategoryLabel
  readonly operations: CategoryLabel
}

export const ALL_PASS: CategoryLabels = { authority: 'Pass', insurance: 'Pass', operations: 'Pass' }

/** The rules that fail in each category: overriding exactly these turns Fail into Override. */
export const FAILING_RULES = {
  authority: ['authority_age_at_least_6_months'],
  insurance: ['cargo_at_least_100000'],
  operations: ['inspected_within_last_24_months'],
} as const satisfies Record<keyof CategoryLabels, readonly string[]>

/** A policy of each of the three kinds, with its profile and amount. */
const cover = (id: number, today: string, cargo: readonly [CoverProfile, number]) => {
  const random = randomFrom(`cover/${id}`)
  const lines = [
    ['bipd', 'in force', 1_000_000],
    ['cargo', ...cargo],
    ['general_liability', 'in force', 1_000_000],
  ] as const
  return lines
    .map(([kind, profile, amount]) => policyOf(random, today, { carrier_id: id, kind, profile, amount }))
    .filter(policy => policy !== null)
}

/** The part of a carrier's plan that gives its three categories these labels. */
export const planFor = (id: number, labels: CategoryLabels, today: string) =>
  ({
    id,
    country: 'US',
    isVerified: true,
    status: 'A',
    operation: 'A',
    authority: { Pass: 'settled', Override: 'young', Fail: 'young', Incomplete: 'undated' }[
      labels.authority
    ] as NonNullable<CarrierPlan['authority']>,
    insurances: cover(
      id,
      today,
      (
        {
          Pass: ['in force', 250_000],
          Override: ['in force', 50_000],
          Fail: ['in force', 50_000],
          Incomplete: ['missing', 0],
        } as const
      )[labels.insurance],
    ),
    safety: { Pass: 'clean', Override: 'long ago', Fail: 'long ago', Incomplete: 'unknown' }[
      labels.operations
    ] as NonNullable<CarrierPlan['safety']>,
    facts: (['verified_physical_location_activity', 'verified_manually_entered_identifier'] as const).map(
      kind => ({ carrier_id: id, kind, is_verified: true, verified_on: daysBefore(today, 20) }),
    ),
  }) satisfies CarrierPlan
