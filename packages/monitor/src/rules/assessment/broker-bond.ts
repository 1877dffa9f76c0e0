import { coverAtLeast } from './cover-at-least.ts'
import { fileSource, type Rule, SOURCES } from './finding.ts'

/** What a broker has to file: 49 CFR 387.307. */
const BOND_USD = 75_000

const bond: Rule = (facts, today) => {
  const found = coverAtLeast('broker_bond', BOND_USD)(facts, today)
  // The amount of the form is the same for all.
  return found.value?.code === 'cover_no_amount'
    ? { ...found, result: 'pass', value: { ...found.value, code: 'bond_no_amount' } }
    : found
}

/** A surety bond or trust fund in force where the carrier is also a broker. */
export const brokerBond: Rule = (facts, today) => {
  const found = bond(facts, today)
  const { broker = null, source_file, as_of } = facts.authority
  if (found.result === 'pass' || broker === 'A') return found
  const origin = { source: fileSource(source_file) ?? SOURCES.authority, as_of }
  return broker === 'I' || broker === 'N'
    ? { ...origin, result: 'pass', value: { code: 'no_broker' } }
    : { ...origin, result: 'incomplete', value: { code: 'broker_unknown' } }
}
