import { type RedirectTarget, refused, type UploadProgress, type UserId } from '@fairhaul/core'
import { addressOf } from './address.ts'
import type { Call } from './call.ts'
import type { exchanger } from './exchange.ts'
import { NO_USER, NOT_LOADED_YET } from './known-session.ts'
import type { ReadReceived, Received } from './read-response.ts'
import { refresh } from './refresh.ts'
import { requestOf } from './request.ts'
import type { writeKeys } from './write-keys.ts'

/** Whether a write has run or was refused. After a fault, and while an equal one is running, neither is known. */
const isFinal = ({ status, headers }: Response): boolean =>
  status < 500 && !(status === 409 && headers.has('retry-after'))

/** Sends requests in the session as it was last reported, which each response may change. */
export const sessionSender = (
  exchange: ReturnType<typeof exchanger>,
  keyedWrite: ReturnType<typeof writeKeys>,
  authorization: Readonly<Record<string, string>>,
  read: ReadReceived,
  onRedirect: (to: RedirectTarget) => void,
) => {
  let known = NOT_LOADED_YET
  /** The last user who was known: the page shows theirs, also after their session has ended. */
  let owner: UserId | null = null
  let firstPlace: string | null = null

  const sendOnce = async <Params, T>(
    call: Call<Params, T>,
    params: Params,
    target: string,
    signal: AbortSignal,
    onProgress: UploadProgress,
  ): Promise<Received<T>> => {
    const before = known
    const body = call.body && (await call.body(params))
    const keyed = call.once && keyedWrite(`${call.route} ${target}`, body)
    const { response, text } = await exchange(
      call,
      target,
      requestOf(call, body, known.csrfToken, keyed?.key, { ...authorization, ...call.headers?.(params) }),
      signal,
      onProgress,
    )
    const end = () => isFinal(response) && keyed?.answered()
    if (signal.aborted) end()
    signal.throwIfAborted()
    // Throws for an answer that cannot be read: its write keeps the key, so that another try gets the same answer.
    const received = read(call, response, text)
    end()
    if (received.known) {
      known = received.known
      if (known.userId !== owner) firstPlace = known.eventsCursor
      owner = known.userId ?? owner
    }
    // A 401 to a request from before the sign-in says nothing about the new session.
    if (known === before && !received.outcome.ok && received.outcome.refusal.kind === 'unauthenticated')
      known = NO_USER
    if (received.redirect) onRedirect(received.redirect)
    return received
  }

  /**
   * Sends a write once more when its CSRF token was not that of the session: its user has signed in again in another
   * tab. For a session of someone else it is refused as signed out, and nothing is sent.
   */
  const send: typeof sendOnce = async (call, params, target, signal, onProgress) => {
    const received = await sendOnce(call, params, target, signal, onProgress)
    if (!received.isUnproven || call.csrf !== undefined) return received
    const before = owner
    const renewed = await sendOnce(refresh, undefined, addressOf(refresh, undefined, known), signal, () => {})
    if (renewed.outcome.ok && known.userId === before)
      return sendOnce(call, params, target, signal, onProgress)
    return { outcome: refused({ kind: 'unauthenticated', requestId: null }) }
  }

  return { send, known: () => known, firstPlace: () => firstPlace }
}
