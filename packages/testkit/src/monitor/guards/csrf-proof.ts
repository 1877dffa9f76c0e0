import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'
import { sameText } from '../session/hashing.ts'
import { isUnsafe } from './is-unsafe.ts'

/** An unsafe call of a session carries a header that only a page of the portal can know. */
export const csrfProof: Guard = ({ actor, request }) => {
  if (actor === null || !isUnsafe(request)) return
  if (!sameText(request.headers.get('x-csrf-token') ?? '', actor.session.csrfToken))
    throw forbidden('This call does not carry the proof of its session. Reload the page.')
}
