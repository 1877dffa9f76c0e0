import { addDays, addMonths, wholeMonths } from '../../kernel/calendar.ts'
import { turnsOfRules } from '../../rules/assessment/assess.ts'
import { turnsOfCover } from '../../rules/assessment/cover-in-force.ts'
import { DECIDING_KINDS } from '../../rules/assessment/deciding-files.ts'
import type { CarrierFacts } from '../../rules/assessment/facts.ts'
import { lateFrom } from '../../rules/assessment/unread.ts'
import { DAYS_UNTIL_LATE } from '../../rules/assessment/cadences.ts'
import { QCMOBILE } from '../../kernel/qcmobile.ts'
import type { DecidingOverride } from '../../rules/assessment/worst-outcome.ts'
import type { RuleType } from '../../rules/terms/rule-types.ts'
import { ENDING_DAYS } from '../../rules/watched-states.ts'

/** The last days on which the facts are young enough for the company's limits. */
const daysOfAge = ({ ages = {}, ...facts }: CarrierFacts): readonly string[] => {
  const { census, authority, insurance, safety, physical_location, manual_identifier } = facts
  const read = [
    census.as_of,
    census.status_as_of,
    authority.as_of,
    authority.granted_as_of,
    safety.as_of,
    safety.inspections_as_of,
    safety.orders_as_of,
    physical_location.verified_on,
    manual_identifier.verified_on,
    physical_location.own?.checked_on,
    manual_identifier.own?.checked_on,
    ...insurance.policies.map(policy => policy.as_of),
  ]
  const limits = [...new Set(Object.values(ages))].filter(days => days !== null)
  return read.flatMap(day => (day == null ? [] : limits.map(days => addDays(day, days))))
}

/** The days on which files that decide rules become late. */
const daysOfFiles = ({ files = {} }: CarrierFacts): readonly (string | null)[] =>
  DECIDING_KINDS.map(file => {
    const read = files[file]
    return read === undefined ? null : lateFrom(file, read.as_of)
  })

/** The days on which answers of the service for one carrier no longer tell by themselves. */
const daysOfLookups = ({ census, authority, insurance, safety }: CarrierFacts): readonly string[] => {
  const reported = [
    [authority.source_file, authority.as_of],
    [census.status_source, census.status_as_of],
    [safety.source, safety.as_of],
    ...insurance.policies.map(policy => [policy.source_file, policy.as_of] as const),
  ] as const
  return reported.flatMap(([source, day]) =>
    source === QCMOBILE && day != null ? [addDays(day, DAYS_UNTIL_LATE.daily + 1)] : [],
  )
}

/** The day on which the age of an authority reads differently: the next one in its first month, then one a month. */
const nextAge = (granted: string, day: string): string => {
  const months = wholeMonths(granted, day)
  return months === 0 && granted <= day ? addDays(day, 1) : addMonths(granted, months + 1)
}

/** Days on which a rule may decide the same facts differently: the dates in them, and dates counted from them. */
const turningDays = (
  facts: CarrierFacts,
  types: readonly RuleType[],
  day: string,
): readonly (string | null)[] => {
  const { authority, insurance, safety, physical_location, manual_identifier } = facts
  return [
    ...turnsOfCover(insurance.policies, addDays(day, -2)).flatMap(turn => [
      turn,
      addDays(turn, -1 - ENDING_DAYS),
    ]),
    authority.granted_on,
    authority.ended_on ?? null,
    authority.notice_on ?? null,
    authority.granted_on === null ? null : nextAge(authority.granted_on, day),
    safety.out_of_service_until ?? null,
    ...[physical_location, manual_identifier].flatMap(({ own }) =>
      own == null ? [] : [own.checked_on, own.expires_on],
    ),
    ...turnsOfRules(facts, types),
    ...daysOfAge(facts),
    ...daysOfFiles(facts),
    ...daysOfLookups(facts),
  ]
}

/**
 * The first moment after now at which a carrier has to be assessed again by some rules although no fact changed: a policy begins,
 * ends or is about to end, an authority reaches an age, an inspection or a fact becomes too old, an override expires. Null: none is known.
 *
 * Each day counts at its beginning and at its end, as a rule may exclude or include the day.
 */
export const nextTurn = (
  facts: CarrierFacts,
  types: readonly RuleType[],
  overrides: readonly DecidingOverride[],
  now: Date,
): Date | null => {
  const today = now.toISOString().slice(0, 10)
  const tomorrow = addDays(today, 1)
  const ends = overrides.flatMap(({ is_active, expiration_date }) =>
    is_active && expiration_date >= today ? [addDays(expiration_date, 1)] : [],
  )
  let next: string | null = null
  for (const day of [...turningDays(facts, types, today), ...ends]) {
    if (day === null || day < today) continue
    const turn = day === today ? tomorrow : day
    if (next === null || turn < next) next = turn
  }
  return next === null ? null : new Date(`${next}T00:00:00.000Z`)
}
