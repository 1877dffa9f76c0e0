import { isFleetImplausible } from '../carrier/facts/census-facts.ts'
import { authorityStateSource, censusSource } from '../carrier/facts/fact-sources.ts'
import type { RuleResult } from '../rules/assessment.ts'
import { addMonths } from '../shared/calendar-date.ts'
import { type FindingRule, found, notOnRecord, type RulesOfKinds } from './finding-rule.ts'

/**
 * The carrier filed its registration form (MCS-150) in the last so many calendar months; the agency asks for it every two
 * years.
 *
 * Empty: incomplete; so is a day that is ahead, as no one has filed then. A day on record needs no file to pass.
 * Source: section 9, "Rule types"; the rule is ours.
 */
const mcs150Rule =
  (months: number): FindingRule<'census'> =>
  ({ census }, today) => {
    const { updatedOn: on = null } = census
    const record = censusSource(census)
    if (on === null) return notOnRecord(record)
    if (on > today) return found(record, 'incomplete', { code: 'mcs150_ahead', on })
    return found(record, on >= addMonths(today, -months) ? 'pass' : 'fail', { code: 'mcs150', on })
  }

/**
 * The carrier has had its DOT number for so many calendar months: with 18 it is past the new-entrant program.
 *
 * Empty: incomplete. Source: section 9, "Rule types"; the rule is ours. Choice: no file says who is in the program, which
 * lasts 18 months from the registration on; a day that is ahead fails.
 */
const dotNumberAgeRule =
  (months: number): FindingRule<'census'> =>
  ({ census }, today) => {
    const { addedOn: since = null } = census
    const record = censusSource(census)
    if (since === null) return notOnRecord(record)
    return found(record, addMonths(since, months) <= today ? 'pass' : 'fail', { code: 'dot_number', since })
  }

/**
 * The carrier reported a fleet of an allowed size, in power units.
 *
 * Empty: incomplete; so is a number that no one has. Source: section 9, "Rule types"; the rule is ours.
 */
const fleetRule =
  (isAllowed: (count: number) => boolean): FindingRule<'census'> =>
  ({ census }) => {
    const { powerUnits: count = null, drivers = null } = census
    const record = censusSource(census)
    if (count === null) return notOnRecord(record)
    if (isFleetImplausible({ powerUnits: count, drivers }))
      return found(record, 'incomplete', { code: 'power_units_implausible', count })
    return found(record, isAllowed(count) ? 'pass' : 'fail', { code: 'power_units', count })
  }

/**
 * The register does not say that the carrier was registered before, under a number that was revoked.
 *
 * Empty: incomplete. Source: section 9, "Rule types"; the rule is ours. Choice: the agency's own word alone. What a carrier
 * shares with revoked ones is a rule of its own. A number without the word is the word.
 */
const noPriorRevoked: FindingRule<'census'> = ({ census }) => {
  const { isPriorRevoked = null, priorRevokedDot: dot = null } = census
  const record = censusSource(census)
  if (isPriorRevoked === true || dot !== null) return found(record, 'fail', { code: 'prior_revoked', dot })
  return isPriorRevoked === null ? notOnRecord(record) : found(record, 'pass', { code: 'no_prior_revoked' })
}

/**
 * No carrier that was revoked, or is out of service, agrees with it in a phone, an e-mail, an address, an officer or a vehicle
 * that few carriers have, and the register does not say that it was such a carrier.
 *
 * Empty: incomplete, as for a carrier that is not in the register: there is nothing that another could have too. Source:
 * section 9, "Rule types"; section 3, "Associated carriers"; the rule is ours. Choice: of several ties the one that tells most
 * is named.
 */
const noTiesToRevoked: FindingRule<'census' | 'safety'> = ({ census, safety }) => {
  const record = censusSource(census)
  if (safety.ties == null) return notOnRecord(record)
  const [tie] = safety.ties
  if (tie !== undefined) return found(record, 'fail', { code: 'tied', ...tie })
  return record.asOf === null ? notOnRecord(record) : found(record, 'pass', { code: 'no_ties' })
}

const BROKER_STATES: ReadonlyMap<string, RuleResult> = new Map([
  ['A', 'fail'],
  ['I', 'pass'],
  ['N', 'pass'],
])

/**
 * The carrier has no active authority as a broker.
 *
 * Empty: incomplete. Source: section 9, "Rule types"; the rule is ours. Choice: an unknown letter is incomplete.
 */
const noBrokerAuthority: FindingRule<'authority'> = ({ authority }) => {
  const { broker: state = null } = authority
  const record = authorityStateSource(authority)
  if (state === null) return notOnRecord(record)
  return found(record, BROKER_STATES.get(state) ?? 'incomplete', { code: 'broker_authority', state })
}

/** What decides the rules about a registration, by kind. Source: section 9, "Rule types". */
export const REGISTER_RULES = {
  no_active_broker_authority: () => noBrokerAuthority,
  dot_number_age_at_least: dotNumberAgeRule,
  no_prior_revoked_registration: () => noPriorRevoked,
  no_ties_to_revoked: () => noTiesToRevoked,
  mcs150_filed_within_last: mcs150Rule,
  power_units_at_least: min => fleetRule(count => count >= min),
  power_units_at_most: max => fleetRule(count => count <= max),
} as const satisfies RulesOfKinds
