import { Refused } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'

/** Source: section 6, "Blocked access"; section 8, "General handling". */
export const accessReviewed: Guard = ({ actor }) => {
  if (actor?.accessReviewPending)
    throw new Refused(418, [{ field: null, message: 'Your access is being reviewed.' }])
}
