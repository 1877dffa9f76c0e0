import { forbidden } from '../http/refused.ts'
import type { Guard } from '../http/route.ts'
import { isUnsafe } from './is-unsafe.ts'

/** Before there is a session, a header that no form of another site can send stands for the proof. */
export const signInProof: Guard = ({ request }) => {
  if (isUnsafe(request) && request.headers.get('x-csrf-token') !== 'sign-in')
    throw forbidden('This call does not carry the proof of a sign-in. Reload the page.')
}
