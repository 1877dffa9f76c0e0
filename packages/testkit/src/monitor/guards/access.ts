import type { Access, Guard } from '../http/route.ts'
import { sameOriginOnly } from '../http/origin.ts'
import { brokerCompany } from './broker-company.ts'
import { notExpired } from './not-expired.ts'
import { unauthenticated, Refused, forbidden } from '../http/refused.ts'
import { sameText } from '../session/hashing.ts'

/** Whether a call may change something by its method. */
export const isUnsafe = ({ method }: Request) => method !== 'GET' && method !== 'HEAD'

/** An unsafe call of a session carries a header that only a page of the portal can know. */
export const csrfProof: Guard = ({ actor, request }) => {
  if (actor === null || !isUnsafe(request)) return
  if (!sameText(request.headers.get('x-csrf-token') ?? '', actor.session.csrfToken))
    throw forbidden('This call does not carry the proof of its session. Reload the page.')
}

/** Before there is a session, a header that no form of another site can send stands for the proof. */
export const signInProof: Guard = ({ request }) => {
  if (isUnsafe(request) && request.headers.get('x-csrf-token') !== 'sign-in')
    throw forbidden('This call does not carry the proof of a sign-in. Reload the page.')
}

/** Source: section 6, "Blocked access"; section 8, "General handling". */
export const accessReviewed: Guard = ({ actor }) => {
  if (actor?.accessReviewPending)
    throw new Refused(418, [{ field: null, message: 'Your access is being reviewed.' }])
}

/** Source: section 6, "Authentication". */
export const signedIn: Guard = ({ actor }) => {
  if (actor === null) throw unauthenticated()
}

/** What each kind of access asks, in order. A route's own guards come after these. */
export const GUARDS_OF: Readonly<Record<Access, readonly Guard[]>> = {
  anyone: [sameOriginOnly, signInProof],
  account: [sameOriginOnly, signedIn, accessReviewed, csrfProof],
  broker: [sameOriginOnly, signedIn, accessReviewed, csrfProof, brokerCompany, notExpired],
}
