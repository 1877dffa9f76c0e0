import type { CarrierSummary } from '../carrier/carrier.ts'
import { ALERT_CATEGORY_LABELS } from '../identity-alert/alert-categories.ts'
import type { IdentityAlert, IdentityAlertId } from '../identity-alert/identity-alert.ts'
import { formatCount } from '../shared/amounts.ts'
import { compareCalendarDates } from '../shared/calendar-date.ts'
import type { ChangeDraft } from './carrier-change.ts'
import type { WatchedFacts } from './watched-facts.ts'

/**
 * Unseen identity alerts on a carrier: the recent ones newer than the last seen alert, or the growth of the carrier's
 * alert count if that is more.
 *
 * Unpublished alerts are ignored. Empty: no unseen alerts.
 * Source: section 2, "What changed". Choice: alerts are compared by id, as clocks differ.
 */
export const alertChanges = (
  before: WatchedFacts,
  carrier: Pick<CarrierSummary, 'id' | 'identityAlertsCount'>,
  recent: readonly IdentityAlert[],
  lastSeen: IdentityAlertId | null,
): readonly ChangeDraft[] => {
  const found = recent
    .filter(({ carrierId, isPublished }) => isPublished && carrierId === carrier.id)
    .filter(({ id }) => !before.isSeen || lastSeen === null || id > lastSeen)
    .toSorted((one, other) => compareCalendarDates(other.filedOn, one.filedOn) || other.id - one.id)
  const count = Math.max(found.length, carrier.identityAlertsCount - before.alerts)
  if (count <= 0) return []
  const [newest] = found
  const many = count === 1 ? 'New alert' : formatCount(count, 'new alert')
  const text =
    newest === undefined
      ? `${many}, ${formatCount(carrier.identityAlertsCount, 'alert')} in all`
      : `${many}${count === 1 ? ':' : ', the newest:'} ${ALERT_CATEGORY_LABELS[newest.category]}`
  return [{ what: 'alerts', tone: 'fail', text, on: newest?.filedOn ?? null, asOf: null }]
}
