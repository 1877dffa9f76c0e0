import type { CalendarDate } from '../shared/calendar-date.ts'
import type { InsurancePolicy } from './insurance-policy.ts'
import { policyStatus } from './policy-status.ts'

/** Why the certificate of a policy cannot be requested as cargo cover. Source: section 3, "Insurance records". */
export type CargoPolicyRefusal = 'not-cargo' | 'cancelled' | 'ended'

/** The message for each. Source: section 3, "Insurance records". */
export const CARGO_POLICY_REFUSAL_TEXTS: Readonly<Record<CargoPolicyRefusal, string>> = {
  'not-cargo': 'This policy is not for cargo.',
  cancelled: 'This policy was canceled.',
  ended: 'This policy has expired.',
}

/**
 * Why a policy cannot be requested as cargo cover on a day.
 *
 * Empty: undefined when it can.
 * Source: section 3, "Insurance records". Choice: one that is pending, begins later or has no end date on record can be, as
 * its certificate would show.
 */
export const cargoPolicyRefusal = (
  policy: InsurancePolicy,
  today: CalendarDate,
): CargoPolicyRefusal | undefined => {
  if (policy.coverage !== 'cargo') return 'not-cargo'
  const status = policyStatus(policy, today)
  return status === 'cancelled' || status === 'ended' ? status : undefined
}

/**
 * The policies that can be requested as cargo cover on a day, in their order. The certificate of one that the company has is
 * not requested again.
 *
 * Source: section 3, "Insurance records".
 */
export const requestableCargoPolicies = (
  policies: readonly InsurancePolicy[],
  today: CalendarDate,
): readonly InsurancePolicy[] =>
  policies.filter(policy => policy.certificate == null && cargoPolicyRefusal(policy, today) === undefined)
