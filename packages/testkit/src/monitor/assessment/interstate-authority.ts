import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'
import { authorityStatus } from './authority-status.ts'

/**
 * Common or contract authority is active, and the carrier runs interstate.
 *
 * Choice: a carrier that runs inside one state only, or hauls its own goods without authority, fails, whatever else is
 * unknown: a broker cannot give it an interstate load. With the authority active but the operation not on record, or
 * the other way round, it is incomplete.
 */
export const interstateAuthority: Rule = ({ census, authority }) => {
  const standing = authorityStatus(authority)
  const found = { source: SOURCES.authority, as_of: authority.as_of }
  if (census.carrier_operation === 'B' || census.carrier_operation === 'C')
    return {
      result: 'fail',
      value: 'runs inside one state only',
      source: SOURCES.census,
      as_of: census.as_of,
    }
  if (standing === 'none')
    return { ...found, result: 'fail', value: 'no active common or contract authority' }
  if (standing === 'unknown') return { ...found, result: 'incomplete', value: NOT_ON_RECORD }
  if (census.carrier_operation !== 'A')
    return {
      result: 'incomplete',
      value: `${standing}; operation ${NOT_ON_RECORD}`,
      source: SOURCES.census,
      as_of: census.as_of,
    }
  return { ...found, result: 'pass', value: `${standing}, interstate` }
}
