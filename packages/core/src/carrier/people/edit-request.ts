import type { CarrierId, Id } from '../../shared/ids.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'

/** The number of an edit request. */
export type EditRequestId = Id<'edit-request'>

/** A broker's request to correct a carrier's record. Source: section 3, "Edit request". */
export interface EditRequest {
  readonly id: EditRequestId
  readonly carrierId: CarrierId
  readonly message: string
}

/** An edit request ready to send. */
export type NewEditRequest = Pick<EditRequest, 'carrierId' | 'message'>

/**
 * Checks and trims an edit request.
 *
 * Refuses: a blank message (field `message`). Source: section 3, "Edit request".
 */
export const readEditRequest = ({
  carrierId,
  message,
}: NewEditRequest): Outcome<NewEditRequest, readonly Problem[]> => {
  const text = message.trim()
  return text === ''
    ? refused([{ field: 'message', message: 'Say what should be corrected.' }])
    : done({ carrierId, message: text })
}
