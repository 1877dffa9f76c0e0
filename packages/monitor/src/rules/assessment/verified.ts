import type { FindingValue } from '../terms/finding-value.ts'
import type { CarrierFacts, OwnCheckFact, VerifiedFact } from './facts.ts'
import { type Rule, SOURCES } from './finding.ts'

/** Why a check of the company's own no longer counts on a day. Null: it counts. */
const lapseOf = ({ is_withdrawn, expires_on }: OwnCheckFact, today: string) => {
  if (is_withdrawn) return 'check_withdrawn'
  return expires_on !== null && expires_on < today ? 'check_ended' : null
}

/** A record that has nothing stands against a check that is older, or of the same day. */
const isContradicted = (own: OwnCheckFact, { is_verified, verified_on }: VerifiedFact): boolean =>
  own.is_verified && is_verified === false && (verified_on ?? own.checked_on) >= own.checked_on

/**
 * Someone looked for it and found it: by the newest check of the company's own while that counts, else by the record.
 * Incomplete: there was nothing to look for, or no one looked; or the check that would tell ended or was taken back.
 */
export const verified =
  (
    what: keyof Pick<CarrierFacts, 'physical_location' | 'manual_identifier'>,
    source: string,
    notFound: FindingValue,
  ): Rule =>
  ({ [what]: fact }, today) => {
    const own = fact.own != null && fact.own.checked_on <= today ? fact.own : null
    const lapse = own && lapseOf(own, today)
    if (own !== null && lapse !== null && fact.is_verified === null) {
      const on = own.checked_on
      return { source: SOURCES.own, as_of: on, result: 'incomplete', value: { code: lapse, on } }
    }
    const isOwn = own !== null && lapse === null && !isContradicted(own, fact)
    const { is_verified, verified_on } = isOwn ? { ...own, verified_on: own.checked_on } : fact
    const found = { source: isOwn ? SOURCES.own : source, as_of: verified_on }
    if (is_verified === null) return { ...found, result: 'incomplete', value: null }
    return is_verified
      ? { ...found, result: 'pass', value: { code: 'verified', on: verified_on } }
      : { ...found, result: 'fail', value: notFound }
  }
