import { dayText } from './day-text.ts'
import { NOT_ON_RECORD, type Rule, SOURCES } from './finding.ts'

/** An identifier that somebody typed was checked against its register. None typed, or not looked at yet: incomplete. */
export const manualIdentifier: Rule = ({ manual_identifier: { is_verified, verified_on } }) => {
  const found = { source: SOURCES.typed, as_of: verified_on }
  if (is_verified === null) return { ...found, result: 'incomplete', value: NOT_ON_RECORD }
  return is_verified
    ? {
        ...found,
        result: 'pass',
        value: verified_on === null ? 'verified' : `verified ${dayText(verified_on)}`,
      }
    : { ...found, result: 'fail', value: 'not found in its register' }
}
