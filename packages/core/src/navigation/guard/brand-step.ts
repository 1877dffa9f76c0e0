import { brandHostOf } from '../../account/brand-host.ts'
import { BASE_PATH } from '../../routes/route-table.ts'
import { signedIn } from './guard-step.ts'

/**
 * Step 2: a user belongs on the host of their own brand.
 *
 * Source: section 4, "Navigation guard, step 2". Choice: an origin that is configured for the wrong brand is never gone to,
 * for it would send the browser straight back, and so on for ever.
 */
export const brandHost = signedIn(request => {
  const belongs = brandHostOf(request)
  return belongs.kind === 'move' ? { kind: 'leave', url: `${belongs.origin}${BASE_PATH}/` } : undefined
})
