import type { CurrentUser } from '../account/user.ts'
import type { UserId } from '../shared/ids.ts'

/** The input for whose rate confirmations and e-mails a user sees. Source: section 6, "Own rate confirmations". */
export interface OwnOnly {
  /** The setting that shows users only what they created themselves. */
  readonly showsOwnOnly: boolean
  readonly userId: UserId
}

/**
 * The required creator of the shown rate confirmations and e-mails.
 *
 * Empty: the chosen one while the setting is off; null, anyone in the company, without a choice.
 * Source: section 6, "Own rate confirmations".
 */
export const creatorRequestedFor = (
  { showsOwnOnly, userId }: OwnOnly,
  chosen: UserId | null = null,
): UserId | null => (showsOwnOnly ? userId : chosen)

/**
 * Whose rate confirmations a user sees, by the setting of their company.
 *
 * Empty: everyone's without a company, and from a monitor that does not say.
 * Source: section 6, "Own rate confirmations". Choice: it is a setting of the company, which the server enforces.
 */
export const ownOnlyOf = ({ id, company }: Pick<CurrentUser, 'id' | 'company'>): OwnOnly => ({
  showsOwnOnly: company?.ownRateConfirmationsOnly === true,
  userId: id,
})
