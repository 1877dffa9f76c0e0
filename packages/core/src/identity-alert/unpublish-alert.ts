import { hasScope } from '../account/rights.ts'
import type { CurrentUser } from '../account/user.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { IdentityAlert } from './identity-alert.ts'

/** Why an alert cannot be taken back, with words for the broker. */
export interface UnpublishRefusal {
  readonly kind: 'not-yours' | 'already-unpublished'
  readonly message: string
}

type Actor = Pick<CurrentUser, 'id' | 'company' | 'scopes'>

/**
 * Whether an alert is a user's to take back: their own, or their company's if they manage its users.
 *
 * Source: section 4, "Unpublishing an alert". Choice: nobody is named, so whoever wrote it and whoever answers for them.
 */
export const ownsAlert = (alert: Pick<IdentityAlert, 'userId' | 'companyId'>, user: Actor): boolean =>
  alert.companyId === user.company?.id && (alert.userId === user.id || hasScope(user, 'manage_users'))

/**
 * The alert taken back. It stays on record and is shown to its own company only.
 *
 * Refuses: an alert that is not the user's, before anything else is told of it; one that was taken back already, as that
 * happens once and cannot be undone. Source: section 4, "Unpublishing an alert".
 */
export const unpublishAlert = (
  alert: IdentityAlert,
  user: Actor,
): Outcome<IdentityAlert, UnpublishRefusal> => {
  if (!ownsAlert(alert, user))
    return refused({
      kind: 'not-yours',
      message: 'Only who raised this alert, or who manages users in their company, can take it back.',
    })
  return alert.isPublished
    ? done({ ...alert, isPublished: false })
    : refused({ kind: 'already-unpublished', message: 'This alert has been taken back already.' })
}
