import {
  brokerBondOf,
  coverAmount,
  coverageStatus,
  coverNotice,
  coverOf,
  isCoverGap,
  coverUnconfirmed,
  isInForceStatus,
} from '../carrier/facts/cover-facts.ts'
import {
  authorityStateSource,
  brokerBondSource,
  coverSource,
  type NamedSource,
} from '../carrier/facts/fact-sources.ts'
import type { Cover, InsuranceLine } from '../carrier/insurance-in-force.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import {
  type FactsRead,
  type FindingRule,
  type Found,
  found,
  notOnRecord,
  type RulesOfKinds,
} from './finding-rule.ts'

/** Whether cover is in force today for at least an amount in whole US dollars, by its record. */
const coverFinding = (cover: Cover, record: NamedSource, minimumUsd: number, today: CalendarDate): Found => {
  const confirmed = confirmedFinding(cover, record, minimumUsd, today)
  const { unconfirmed } = cover
  if (unconfirmed == null || confirmed.result === 'pass') return confirmed
  const { usd, source, asOf } = unconfirmed
  const status = coverageStatus(cover, today)
  const isEnough = usd === null || usd >= minimumUsd
  if (isInForceStatus(status) && !isEnough) return confirmed
  const result = status === 'not-on-record' || isEnough ? 'incomplete' : 'fail'
  return found({ source: source ?? record.source, asOf }, result, coverUnconfirmed(unconfirmed))
}

/**
 * A line of insurance is in force today for at least an amount in whole US dollars. Its last day counts.
 *
 * Empty: incomplete when nothing, or no amount of a policy in force, is on record; an amount of zero, cover that ended,
 * and policies that are no primary cover in force are known, so they fail. Incomplete too where cover that is not confirmed
 * would be enough, with the reason.
 * Source: section 9, "Rule types". Choice: cover without an end on record runs until it is cancelled.
 */
const coverAtLeast =
  (minimumUsd: number, line: InsuranceLine): FindingRule<'insurance'> =>
  ({ insurance }, today) =>
    coverFinding(coverOf(insurance, line), coverSource(insurance, line), minimumUsd, today)

const confirmedFinding = (cover: Cover, record: NamedSource, minimumUsd: number, today: CalendarDate) => {
  const { usd, until } = cover
  const status = coverageStatus(cover, today)
  if (status === 'not-on-record') return notOnRecord(record)
  if (status === 'ended' && until !== null) return found(record, 'fail', { code: 'cover_ended', on: until })
  if (isCoverGap(status)) return found(record, 'fail', { code: `cover_${status}` })
  const isEnough = usd !== null && usd >= minimumUsd
  const notice = coverNotice(cover, isEnough ? minimumUsd : 0)
  const value = coverAmount(isEnough ? { usd } : cover, notice)
  if (isEnough) return found(record, 'pass', value)
  return found(record, usd === null || cover.isAtLeast === true ? 'incomplete' : 'fail', value)
}

/** Public liability, as filed. Source: section 9, "Rule types". */
export const bipdRule = (minimumUsd: number): FindingRule<'insurance'> => coverAtLeast(minimumUsd, 'bipd')

/** Cargo insurance. Source: section 9, "Rule types". */
export const cargoRule = (minimumUsd: number): FindingRule<'insurance'> => coverAtLeast(minimumUsd, 'cargo')

/** General liability, which is known only from certificates. Source: section 9, "Rule types". */
export const generalLiabilityRule = (minimumUsd: number): FindingRule<'insurance'> =>
  coverAtLeast(minimumUsd, 'generalLiability')

/** What a broker has to file. Source: 49 CFR 387.307. */
const BROKER_BOND_USD = 75_000

/** The bond or trust fund of a broker. Choice: one in force that states no amount has that of its form, which is the same for all. */
const bondFinding = ({ insurance }: FactsRead<'insurance'>, today: CalendarDate): Found => {
  const finding = coverFinding(brokerBondOf(insurance), brokerBondSource(insurance), BROKER_BOND_USD, today)
  const { value } = finding
  return value?.code === 'cover_no_amount'
    ? { ...finding, result: 'pass', value: { ...value, code: 'bond_no_amount' } }
    : finding
}

const BROKERS_NOT: ReadonlySet<string | null | undefined> = new Set(['I', 'N'])

/**
 * A surety bond or trust fund (BMC-84, BMC-85) is in force where the carrier is also a broker.
 *
 * Empty: incomplete where neither a bond nor whether it is a broker is on record. Source: section 9, "Rule types"; the rule is
 * ours. Choice: one in force is enough, whatever the authority; without active authority as a broker none is needed.
 */
const brokerBondRule: FindingRule<'authority' | 'insurance'> = (facts, today) => {
  const { broker } = facts.authority
  const bond = bondFinding(facts, today)
  if (bond.result === 'pass' || broker === 'A') return bond
  const record = authorityStateSource(facts.authority)
  return BROKERS_NOT.has(broker)
    ? found(record, 'pass', { code: 'no_broker' })
    : found(record, 'incomplete', { code: 'broker_unknown' })
}

/** What decides the rules of insurance, by kind. Source: section 9, "Rule types". */
export const COVER_RULES = {
  bipd_at_least: bipdRule,
  cargo_at_least: cargoRule,
  general_liability_at_least: generalLiabilityRule,
  broker_bond_in_force: () => brokerBondRule,
} as const satisfies RulesOfKinds
