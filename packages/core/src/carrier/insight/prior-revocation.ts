import { formatCalendarDate } from '../../shared/calendar-date.ts'
import { agreementTexts, carrierEndText } from '../association/federal-tie-text.ts'
import type { FederalTies } from '../association/federal-ties.ts'
import type { InsightText } from './insight-text.ts'

/** What the agency's word does not prove. Source: section 3, "Associated carriers"; the wording is ours. */
export const PRIOR_REVOCATION_CAVEAT =
  'FMCSA names the number and not the reason. It does not prove who owns a company now. Ask what happened to that registration, and call a number you found elsewhere.'

/**
 * The agency's word that a carrier was registered before under a number that was revoked, as an insight: with the name of that
 * carrier, how it ended and what agrees, where it is on record. It says what agrees and never what that may mean. Its own
 * number names no other carrier.
 *
 * Empty: null without such a word. Source: section 3, "Associated carriers". Choice: it is derived from the federal ties, so
 * that the call of insights stays as section 7 has it.
 */
export const priorRevocationText = ({
  prior,
  revoked,
}: Pick<FederalTies, 'prior' | 'revoked'>): InsightText | null => {
  if (prior === null) return null
  const { dotNumber, isOwn, asOf } = prior
  const source = `FMCSA census${asOf === null ? '' : `, as of ${formatCalendarDate(asOf)}`}`
  if (isOwn)
    return {
      what: 'Its own registration was revoked before',
      evidence: 'FMCSA names its own DOT number, and no other carrier',
      source,
      about: null,
    }
  const before = revoked.find(({ isPrior }) => isPrior)
  const agreements = before === undefined ? [] : agreementTexts({ ...before, isPrior: false })
  return {
    what: `Registered before under ${dotNumber === null ? 'another DOT number' : `DOT ${dotNumber}`}, which was revoked`,
    evidence:
      before === undefined
        ? dotNumber === null
          ? 'FMCSA does not name the number'
          : 'No carrier on record has that number'
        : [`${before.legalName}, ${carrierEndText(before)}`, ...agreements].join('. '),
    source,
    about: before === undefined ? null : { id: before.id, name: before.legalName },
  }
}
