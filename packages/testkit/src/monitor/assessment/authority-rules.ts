import { counted } from '../counted.ts'
import { addMonths, dayText, wholeMonths } from './calendar.ts'
import type { CarrierFacts } from './facts.ts'
import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

/**
 * Which authority to carry goods for others is active, as text; `none` when both are known to be inactive; `unknown`
 * when one that is not on record might be active. Broker authority does not count: it does not allow hauling.
 */
export function authorityStatus({ common, contract }: CarrierFacts['authority']): string {
  if (common === 'A')
    return contract === 'A' ? 'common and contract authority active' : 'common authority active'
  if (contract === 'A') return 'contract authority active'
  return common === null || contract === null ? 'unknown' : 'none'
}

/**
 * Common or contract authority is active, and the carrier runs interstate.
 *
 * Choice: a carrier that operates in one state only, or hauls its own goods without authority, fails, whatever else is
 * unknown: a broker cannot give it an interstate load. With the authority active but the operation not on record, or
 * the other way round, it is incomplete.
 */
export const interstateAuthority: Rule = ({ census, authority }) => {
  const status = authorityStatus(authority)
  const found = { source: SOURCES.authority, as_of: authority.as_of }
  if (census.carrier_operation === 'B' || census.carrier_operation === 'C')
    return {
      result: 'fail',
      value: 'operates in one state only',
      source: SOURCES.census,
      as_of: census.as_of,
    }
  if (status === 'none') return { ...found, result: 'fail', value: 'no active common or contract authority' }
  if (status === 'unknown') return { ...found, result: 'incomplete', value: NOT_ON_RECORD }
  if (census.carrier_operation !== 'A')
    return {
      result: 'incomplete',
      value: `${status}; operation ${NOT_ON_RECORD}`,
      source: SOURCES.census,
      as_of: census.as_of,
    }
  return { ...found, result: 'pass', value: `${status}, interstate` }
}

const ageText = (months: number) =>
  [
    ...(months >= 12 ? [counted(Math.floor(months / 12), 'year')] : []),
    ...(months < 12 || months % 12 > 0 ? [counted(months % 12, 'month')] : []),
  ].join(' ')

/**
 * The unbroken grant of authority is at least so many calendar months old, counted from its first day.
 *
 * Choice: an authority that is no longer active has no age and fails. Without the day of the grant it is incomplete.
 */
export const authorityAge =
  (months: number): Rule =>
  ({ authority }, today) => {
    const found = { source: SOURCES.authority, as_of: authority.as_of }
    if (authorityStatus(authority) === 'none')
      return { ...found, result: 'fail', value: 'no active common or contract authority' }
    if (authority.granted_on === null) return { ...found, result: 'incomplete', value: NOT_ON_RECORD }
    const since = authority.granted_on
    return {
      ...found,
      result: addMonths(since, months) <= today ? 'pass' : 'fail',
      value:
        since > today
          ? `starts ${dayText(since)}`
          : `${ageText(wholeMonths(since, today))}, since ${dayText(since)}`,
    }
  }
