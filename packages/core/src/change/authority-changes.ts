import type { CarrierSummary } from '../carrier/carrier.ts'
import { type AuthorityStatus, authorityStatus } from '../carrier/facts/authority-facts.ts'
import { formatCalendarDate } from '../shared/calendar-date.ts'
import type { ChangeDraft } from './carrier-change.ts'
import { publishedSince, type WatchedFacts } from './watched-facts.ts'

const STATUS_TEXTS: Readonly<Record<AuthorityStatus, string>> = {
  active: 'active',
  inactive: 'inactive',
  unclear: 'unclear',
  'broker-only': 'a broker’s only',
  none: 'none',
  'not-on-record': 'not on record',
}

const authorityText = ({ status, since }: Pick<WatchedFacts['authority'], 'status' | 'since'>): string =>
  status === 'active' && since !== null ? `active since ${formatCalendarDate(since)}` : STATUS_TEXTS[status]

const TONES: Readonly<Record<AuthorityStatus, ChangeDraft['tone']>> = {
  active: 'pass',
  inactive: 'fail',
  unclear: 'incomplete',
  'broker-only': 'fail',
  none: 'fail',
  'not-on-record': 'incomplete',
}

type ChangeText = Pick<ChangeDraft, 'tone' | 'text' | 'on'>

/** A changed authority status, or a new grant of an active authority. */
const changeOf = (before: WatchedFacts, { authority }: CarrierSummary): ChangeText | undefined => {
  const was = before.authority
  const { since } = authority
  const status = authorityStatus(authority)
  const now = authorityText({ status, since })
  const isActive = status === 'active'
  if (status !== was.status)
    return {
      tone: TONES[status],
      text: `Authority ${now}, was ${authorityText(was)}`,
      on: isActive ? since : null,
    }
  if (!isActive || since === null) return undefined
  // A date corrected backwards is no new grant: a new grant is later than the date of the earlier record.
  if (was.since !== null && since > was.since && since > (was.asOf ?? before.day))
    return {
      tone: 'incomplete',
      text: `Authority reinstated ${formatCalendarDate(since)}, was ${authorityText(was)}`,
      on: since,
    }
  return !before.isSeen && since >= publishedSince(before)
    ? { tone: 'pass', text: `Authority granted ${formatCalendarDate(since)}`, on: since }
    : undefined
}

const orderOf = (before: WatchedFacts, { safety }: CarrierSummary): ChangeText | undefined => {
  const was = before.outOfService
  if (safety?.outOfService === true && was !== true)
    return {
      tone: 'fail',
      text: `Out-of-service order in force${was === false ? ', none before' : ''}`,
      on: null,
    }
  return safety?.outOfService === false && was === true
    ? { tone: 'pass', text: 'Out-of-service order lifted', on: null }
    : undefined
}

/**
 * Changes of operating authority: granted, granted anew, no longer active or another status; and an out-of-service
 * order that came into force or was lifted.
 *
 * Empty: no change.
 * Source: section 2, "What changed". Choice: no call returns a pending revocation, so it is not reported.
 */
export const authorityChanges = (before: WatchedFacts, carrier: CarrierSummary): readonly ChangeDraft[] => {
  const authority = changeOf(before, carrier)
  const order = orderOf(before, carrier)
  return [
    ...(authority === undefined ? [] : [{ ...authority, what: 'grant', asOf: carrier.authority.asOf }]),
    ...(order === undefined ? [] : [{ ...order, what: 'order', asOf: carrier.safety?.asOf ?? null }]),
  ]
}
