import { COVERAGES, type Coverage, type InsurancePolicy } from '@fairhaul/core'
import { list, listOfKnown } from './list.ts'
import { type Reader, Unreadable } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, id, names, nullable, text, yesNo } from './values.ts'

/** Core's line of cover by the wire's word for it. */
const COVERAGE_BY_WORD: ReadonlyMap<unknown, Coverage> = new Map(
  COVERAGES.map(coverage => [coverage.replaceAll('-', '_'), coverage]),
)

const coverage: Reader<Coverage> = value => {
  const known = COVERAGE_BY_WORD.get(value)
  if (known === undefined) throw new Unreadable('no word that is known here')
  return known
}

/** One policy of a carrier. Source: section 3, "Insurance records". */
export const insurancePolicy: Reader<InsurancePolicy> = record({
  id: id<'insurance-policy'>,
  carrier_id: id<'carrier'>,
  coverage,
  insurer: nullable(text),
  policy_number: nullable(text),
  amount: ['limitUsd', nullable(count)],
  effective_on: nullable(calendarDate),
  expires_on: nullable(calendarDate),
  cancelled_on: ['cancelsOn', nullable(calendarDate)],
  is_pending: yesNo,
  scheduled_vins: nullable(list(text)),
})

/** Policies, without those for lines of cover that this portal does not know. */
export const insurancePolicies = listOfKnown(
  names('coverage', [...COVERAGE_BY_WORD.keys()] as string[]),
  insurancePolicy,
)
