import type { UserId } from '../shared/ids.ts'

/** Whose rate confirmations and e-mails somebody sees. Source: section 6, "Own rate confirmations". */
export interface OwnOnly {
  /** The setting that shows everyone only what they made themselves. */
  readonly showsOwnOnly: boolean
  readonly userId: UserId
}

/**
 * By whom rate confirmations and e-mails have to be made to be shown.
 *
 * Empty: null, by anyone in the company, while the setting is off.
 * Source: section 6, "Own rate confirmations".
 */
export const creatorRequestedFor = ({ showsOwnOnly, userId }: OwnOnly): UserId | null =>
  showsOwnOnly ? userId : null
