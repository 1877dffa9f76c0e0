import { hasScope } from '../account/rights.ts'
import type { CurrentUser } from '../account/user.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { IdentityAlert } from './identity-alert.ts'

/** Why an alert cannot be taken back, with a message for the broker. */
export interface UnpublishRefusal {
  readonly kind: 'not-yours' | 'already-unpublished'
  readonly message: string
}

type Actor = Pick<CurrentUser, 'id' | 'company' | 'scopes'>

/**
 * Whether a user may take an alert back: their own, or their company's if they manage its users.
 *
 * Source: section 4, "Unpublishing an alert". Choice: the source names no one, so the author and their managers.
 */
export const ownsAlert = (alert: Pick<IdentityAlert, 'userId' | 'companyId'>, user: Actor): boolean =>
  alert.companyId === user.company?.id && (alert.userId === user.id || hasScope(user, 'manage_users'))

/**
 * The alert taken back. It stays on record and is shown to its own company only.
 *
 * Refuses: an alert that is not the user's, without revealing anything else about it; one already taken back, as that
 * cannot be undone. Source: section 4, "Unpublishing an alert".
 */
export const unpublishAlert = (
  alert: IdentityAlert,
  user: Actor,
): Outcome<IdentityAlert, UnpublishRefusal> => {
  if (!ownsAlert(alert, user))
    return refused({
      kind: 'not-yours',
      message: 'Only the person who posted this alert, or an admin at their company, can withdraw it.',
    })
  return alert.isPublished
    ? done({ ...alert, isPublished: false })
    : refused({ kind: 'already-unpublished', message: 'This alert was already withdrawn.' })
}
