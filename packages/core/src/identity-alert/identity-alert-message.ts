import type { Id } from '../shared/ids.ts'
import { done, type Outcome, refused } from '../shared/outcome.ts'
import type { Problem } from '../shared/refusal.ts'

/** The number of a message on an alert. */
export type IdentityAlertMessageId = Id<'identity-alert-message'>

/** A message added to an alert later. Source: section 3, "Identity alert message". */
export interface IdentityAlertMessage {
  readonly id: IdentityAlertMessageId
  readonly alertId: Id<'identity-alert'>
  readonly message: string
  /** Whether it is the statement of the carrier that the alert is about; else a broker wrote it. */
  readonly isByCarrier: boolean
  /** The broker's company, or the carrier. Null: the monitor does not say. */
  readonly companyName: string | null
  /** Shown to the author's own company only. */
  readonly authorName: string | null
  /** An instant. */
  readonly createdAt: string
}

/** A message ready to send. */
export type NewIdentityAlertMessage = Pick<IdentityAlertMessage, 'alertId' | 'message'>

/**
 * Checks and trims a message.
 *
 * Refuses: a blank one (field `message`). Source: section 3, "Identity alert message".
 */
export const readAlertMessage = ({
  alertId,
  message,
}: NewIdentityAlertMessage): Outcome<NewIdentityAlertMessage, readonly Problem[]> => {
  const text = message.trim()
  return text === ''
    ? refused([{ field: 'message', message: 'Write a message.' }])
    : done({ alertId, message: text })
}
