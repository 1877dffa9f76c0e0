import { dayText } from './day-text.ts'
import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

/** A truck was seen at the carrier's place of business. Nobody having looked is incomplete. */
export const physicalLocation: Rule = ({ physical_location: { is_verified, verified_on } }) => {
  const found = { source: SOURCES.visits, as_of: verified_on }
  if (is_verified === null) return { ...found, result: 'incomplete', value: NOT_ON_RECORD }
  return is_verified
    ? {
        ...found,
        result: 'pass',
        value: verified_on === null ? 'verified' : `verified ${dayText(verified_on)}`,
      }
    : { ...found, result: 'fail', value: 'no activity found there' }
}
