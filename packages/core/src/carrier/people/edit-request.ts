import type { CarrierId, Id } from '../../shared/ids.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'

/** The number of an edit request. */
export type EditRequestId = Id<'edit-request'>

/** What a broker asks to be corrected in a carrier's record. Source: section 3, "Edit request". */
export interface EditRequest {
  readonly id: EditRequestId
  readonly carrierId: CarrierId
  readonly message: string
}

/** An edit request to be sent. */
export type NewEditRequest = Pick<EditRequest, 'carrierId' | 'message'>

/**
 * An edit request as it is sent, its message trimmed.
 *
 * Refuses: a blank message (field `message`). Source: section 3, "Edit request".
 */
export const readEditRequest = ({
  carrierId,
  message,
}: NewEditRequest): Outcome<NewEditRequest, readonly Problem[]> => {
  const text = message.trim()
  return text === ''
    ? refused([{ field: 'message', message: 'Tell what should be corrected.' }])
    : done({ carrierId, message: text })
}
