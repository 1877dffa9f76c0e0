// Written by npm run terms from packages/core/src/rules/unconfirmed-terms.ts: change it there.
/** Why cover is not confirmed by its code, with the day that this is about; and what may be left out. */
export const UNCONFIRMED_TERMS: Readonly<
  Record<string, (day: string | null) => readonly [why: string, more?: string]>
> = {
  unmatched_cancellation: day => [
    `a cancellation ${day === null ? 'without a day' : `of ${day}`} names no policy on record`,
  ],
  none_on_file: day => [
    day === null ? 'none on file in L&I Carrier' : `none on file in L&I Carrier of ${day}`,
  ],
  filed_again: day => (day === null ? ['ended and filed again'] : [`ended ${day}`, ', then filed again']),
  docket_given_away: () => ['filed for a docket that another carrier has'],
  no_end_day: () => ['ended on a day not on record', ', and listed'],
  no_longer_listed: day => [day === null ? 'no longer listed' : `no longer listed since ${day}`],
  history_only: () => ['listed only among those that ended', ', without a day'],
  outdated: day => [day === null ? 'not in Motus Insur' : `not in Motus Insur of ${day}`],
  newer_lookup: day => [day === null ? 'not in QCMobile' : `not in QCMobile of ${day}`],
  paper_canceled: day => [
    `the policy on the certificate was canceled${day === null ? ' on a day not on record' : ` ${day}`}`,
  ],
  paper_contradicted: day => [
    `another insurer filed auto liability with another limit${day === null ? '' : ` from ${day}`}`,
  ],
  withdrawn: day => [`its certificate was taken back${day === null ? '' : ` ${day}`}`],
}
