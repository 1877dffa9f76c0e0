import { addMonths } from '../assessment/calendar.ts'
import { lastDayOf } from '../assessment/cover-in-force.ts'
import type { CarrierFacts } from '../assessment/facts.ts'
import type { DecidingOverride } from '../assessment/worst-outcome.ts'
import { addDays, ENDING_DAYS } from './watched-states.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const startOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`)

/** Days on which a rule may decide the same facts differently: the dates in them, and dates counted from them. */
const turningDays = ({ authority, insurance, safety }: CarrierFacts): readonly (string | null)[] => [
  ...insurance.policies.flatMap(policy => {
    const end = lastDayOf(policy)
    const warned = end === null ? null : addDays(end, -ENDING_DAYS)
    return [policy.effective_on, policy.expires_on, policy.cancelled_on, warned]
  }),
  authority.granted_on,
  ...(authority.granted_on === null
    ? []
    : [3, 6].map(months => addMonths(authority.granted_on ?? '', months))),
  safety.last_inspection_date === null ? null : addMonths(safety.last_inspection_date, 24),
]

/**
 * The first moment after now at which a carrier has to be assessed again although no fact changed: a policy begins,
 * ends or is about to end, an authority reaches an age, an inspection becomes too old, an override expires. Null: none is known.
 *
 * Each day counts at its beginning and at its end, as a rule may exclude or include the day.
 */
export const nextTurn = (
  facts: CarrierFacts,
  overrides: readonly DecidingOverride[],
  now: Date,
): Date | null => {
  const moments = [
    ...turningDays(facts).flatMap(day => (day === null ? [] : [startOf(day), startOf(day) + DAY_MS])),
    ...overrides
      .filter(({ is_active }) => is_active)
      .map(({ expiration_date }) => startOf(expiration_date) + DAY_MS),
  ].filter(moment => moment > now.getTime())
  return moments.length === 0 ? null : new Date(moments.reduce((one, other) => Math.min(one, other)))
}
