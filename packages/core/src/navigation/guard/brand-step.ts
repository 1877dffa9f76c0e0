import { brandHostOf } from '../../account/brand-host.ts'
import { BASE_PATH } from '../../routes/route-table.ts'
import { signedIn } from './guard-step.ts'

/**
 * Step 2: a user belongs on the host of their own brand.
 *
 * Source: section 4, "Navigation guard, step 2". Choice: no redirect to an origin configured for the wrong brand, as
 * it would redirect back without end.
 */
export const brandHost = signedIn(request => {
  const belongs = brandHostOf(request)
  return belongs.kind === 'move' ? { kind: 'leave', url: `${belongs.origin}${BASE_PATH}/` } : undefined
})
