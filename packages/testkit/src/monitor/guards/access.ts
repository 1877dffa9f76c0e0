import type { Access, Guard } from '../http/route.ts'
import { sameOriginOnly } from '../http/origin.ts'
import { accessReviewed } from './access-review.ts'
import { brokerCompany } from './broker-company.ts'
import { csrfProof } from './csrf-proof.ts'
import { notExpired } from './not-expired.ts'
import { signedIn } from './signed-in.ts'
import { signInProof } from './sign-in-proof.ts'

/** What each kind of access asks, in order. A route's own guards come after these. */
export const GUARDS_OF: Readonly<Record<Access, readonly Guard[]>> = {
  anyone: [sameOriginOnly, signInProof],
  account: [sameOriginOnly, signedIn, accessReviewed, csrfProof],
  broker: [sameOriginOnly, signedIn, accessReviewed, csrfProof, brokerCompany, notExpired],
}
