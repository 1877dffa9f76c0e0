import { addMonths } from '../../kernel/calendar.ts'
import { brokerBond } from './broker-bond.ts'
import type { CarrierFacts } from './facts.ts'
import { censusOrigin, fileSource, type Finding, type Rule, type RulesOfKinds, SOURCES } from './finding.ts'

/** The registration form of the last so many calendar months. A day that is ahead is incomplete. */
const mcs150 =
  (months: number): Rule =>
  ({ census }, today) => {
    const found = censusOrigin(census)
    const on = census.mcs150_date ?? null
    if (on === null) return { ...found, result: 'incomplete', value: null }
    if (on > today) return { ...found, result: 'incomplete', value: { code: 'mcs150_ahead', on } }
    const result = on >= addMonths(today, -months) ? 'pass' : 'fail'
    return { ...found, result, value: { code: 'mcs150', on } }
  }

/** A DOT number that is so many calendar months old. */
const dotNumberAge =
  (months: number): Rule =>
  ({ census }, today) => {
    const found = censusOrigin(census)
    const since = census.add_date ?? null
    if (since === null) return { ...found, result: 'incomplete', value: null }
    const result = addMonths(since, months) <= today ? 'pass' : 'fail'
    return { ...found, result, value: { code: 'dot_number', since } }
  }

/** The largest fleets of the register have half as many. */
const UNITS_MAX = 250_000
/** From this on, and of more than so many times the other, power units or drivers are a slip. */
const LARGE_FROM = 1_000
const TIMES_MAX = 100

/** Whether no one has such a fleet. */
const isImplausible = (units: number, drivers: number | null) => {
  if (units > UNITS_MAX) return true
  if (drivers === null) return false
  const [less, more] = units < drivers ? [units, drivers] : [drivers, units]
  return more >= LARGE_FROM && more > TIMES_MAX * Math.max(less, 1)
}

/** A fleet of an allowed size. A number that no one has is incomplete. */
const fleet =
  (isAllowed: (count: number) => boolean): Rule =>
  ({ census }) => {
    const found = censusOrigin(census)
    const count = census.power_units ?? null
    if (count === null) return { ...found, result: 'incomplete', value: null }
    if (isImplausible(count, census.drivers ?? null))
      return { ...found, result: 'incomplete', value: { code: 'power_units_implausible', count } }
    return { ...found, result: isAllowed(count) ? 'pass' : 'fail', value: { code: 'power_units', count } }
  }

/** The register's own word on an earlier registration. A number without the word is the word. */
const noPriorRevoked: Rule = ({ census }) => {
  const found = censusOrigin(census)
  const { is_prior_revoked: isRevoked = null, prior_revoked_dot: dot = null } = census
  if (isRevoked === true || dot !== null)
    return { ...found, result: 'fail', value: { code: 'prior_revoked', dot } }
  return isRevoked === null
    ? { ...found, result: 'incomplete', value: null }
    : { ...found, result: 'pass', value: { code: 'no_prior_revoked' } }
}

const BROKER_STATES: Readonly<Record<string, Finding['result']>> = { A: 'fail', I: 'pass', N: 'pass' }

/** No active authority as a broker. An unknown letter is incomplete. */
const noBrokerAuthority: Rule = ({ authority }) => {
  const found = { source: fileSource(authority.source_file) ?? SOURCES.authority, as_of: authority.as_of }
  const state = authority.broker ?? null
  if (state === null) return { ...found, result: 'incomplete', value: null }
  return {
    ...found,
    result: BROKER_STATES[state] ?? 'incomplete',
    value: { code: 'broker_authority', state },
  }
}

/** The days that lie so many months after a day, and the day. */
const turnsAfter = (day: string | null | undefined, months: number): readonly string[] =>
  day == null ? [] : [day, addMonths(day, months)]

type Facts = Pick<CarrierFacts, 'census'>

/** What decides the rules about a registration, by kind. Source: section 9, "Rule types". */
export const REGISTER_RULES = {
  no_active_broker_authority: { decide: () => noBrokerAuthority },
  broker_bond_in_force: { decide: () => brokerBond },
  no_prior_revoked_registration: { decide: () => noPriorRevoked },
  dot_number_age_at_least: {
    decide: dotNumberAge,
    turns: ({ census }: Facts, months: number) => turnsAfter(census.add_date, months),
  },
  mcs150_filed_within_last: {
    decide: mcs150,
    turns: ({ census }: Facts, months: number) => turnsAfter(census.mcs150_date, months),
  },
  power_units_at_least: { decide: min => fleet(count => count >= min) },
  power_units_at_most: { decide: max => fleet(count => count <= max) },
} as const satisfies RulesOfKinds
