import { Refused } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** Source: section 6, "Gates": access can be blocked by a pending access review; section 8: HTTP 418. */
export const accessReviewed: Guard = ({ actor }) => {
  if (actor?.accessReviewPending)
    throw new Refused(418, [{ field: null, message: 'Your access is being reviewed.' }])
}
