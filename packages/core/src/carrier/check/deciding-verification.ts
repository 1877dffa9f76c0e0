import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { Verification } from '../carrier.ts'

/** The source of what the company checked by itself. Source: section 3, "Check of one's own". */
export const OWN_CHECK_SOURCE = "Your company's check"

/** What is known of something that may be verified, on a day. Null: not checked. */
export interface DecidingVerification {
  /** Whether a check of the company's own decides, and not the record. */
  readonly isOwn: boolean
  readonly isVerified: boolean | null
  readonly on: CalendarDate | null
  /** Nothing decides, as the only check of it no longer counts; with the day of that check. */
  readonly lapsed: { readonly how: 'ended' | 'withdrawn'; readonly on: CalendarDate } | null
}

/**
 * Whether something is verified on a day: by the newest check of the company's own while it counts, else by the record. A
 * check that ended or was taken back decides nothing, and is named where the record says nothing either.
 *
 * Source: section 3, "Check of one's own". Choice: where both speak, no answer becomes milder. That the company found nothing
 * stands against any record; that the record has nothing stands against a check that is older, or of the same day.
 */
export const decidingVerification = (
  { own, isVerified, verifiedOn }: Verification,
  today: CalendarDate,
): DecidingVerification => {
  const onRecord = { isOwn: false, isVerified, on: verifiedOn, lapsed: null }
  if (own == null || own.checkedOn > today) return onRecord
  const { checkedOn: on } = own
  const isEnded = own.expiresOn !== null && own.expiresOn < today
  if (own.isWithdrawn || isEnded) {
    const how = own.isWithdrawn ? 'withdrawn' : 'ended'
    return isVerified === null ? { isOwn: true, isVerified, on, lapsed: { how, on } } : onRecord
  }
  const isContradicted =
    own.isVerified && isVerified === false && (verifiedOn === null || verifiedOn >= own.checkedOn)
  return isContradicted ? onRecord : { isOwn: true, isVerified: own.isVerified, on, lapsed: null }
}
