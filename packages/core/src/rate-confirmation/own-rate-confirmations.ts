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
 * Empty: null, anyone in the company, while the setting is off.
 * Source: section 6, "Own rate confirmations".
 */
export const creatorRequestedFor = ({ showsOwnOnly, userId }: OwnOnly): UserId | null =>
  showsOwnOnly ? userId : null
