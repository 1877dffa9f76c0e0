import { createHash } from 'node:crypto'
import { databaseError } from '../../database/database-error.ts'
import { conflict, invalid, Refused } from '../../http/refused.ts'
import type { Answer } from '../../http/route.ts'
import type { Services } from '../../http/services.ts'

/** How long a key is remembered. */
const KEY_LIVES_SECONDS = 24 * 60 * 60
/** A call that has run for longer than this was interrupted. */
const UNDER_WAY_SECONDS = 60
const RETRY_SECONDS = 1
/** Stored in place of the status of a response with a secret: a repeat is refused with it. */
const SECRET_STATUS = 409
const SECRET_SENT =
  'This was created before, and its secret is sent only once. Revoke it in the list, then create another.'

/** One write of one user, under its idempotency key. */
export interface KeyedWrite {
  readonly userId: number
  readonly key: string
  /** The route and its input. */
  readonly sent: unknown
  /** Its response has a secret, which is not stored. */
  readonly answersSecret?: boolean
}

/** The files in an input, at any depth. */
const filesIn = (sent: unknown): readonly File[] => {
  if (sent instanceof File) return [sent]
  return typeof sent === 'object' && sent !== null ? Object.values(sent).flatMap(filesIn) : []
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url')

/** The digest of a route and its input. Files count by name, type and content. */
async function digestOf(sent: unknown): Promise<string> {
  const contents = new Map<unknown, string>()
  for (const file of filesIn(sent)) contents.set(file, sha256(new Uint8Array(await file.arrayBuffer())))
  return sha256(
    JSON.stringify(sent, (_, value: unknown) =>
      value instanceof File ? [value.name, value.type, value.size, contents.get(value)] : value,
    ),
  )
}

const running = () =>
  new Refused(409, [{ field: null, message: 'This is in progress. Try again in a moment.' }], {
    'retry-after': String(RETRY_SECONDS),
  })

/** The response to an earlier call with this key. */
async function earlier({ db, clock }: Services, write: KeyedWrite, digest: string): Promise<Answer<unknown>> {
  const found = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', write.userId)
    .where('key', '=', write.key)
    .executeTakeFirst()
  // It has been refused meanwhile, and its key removed.
  if (found === undefined) throw running()
  if (found.digest !== digest) throw invalid(null, 'This idempotency key was used for another request.')
  if (found.status === SECRET_STATUS) throw conflict(SECRET_SENT)
  if (found.status !== null) return { status: found.status, body: found.body ?? undefined }
  const seconds = (clock.now().getTime() - found.created_at.getTime()) / 1000
  if (seconds < UNDER_WAY_SECONDS) throw running()
  throw conflict('This request was interrupted and may have gone through. Check before you try again.')
}

const deleteKey = ({ db }: Services, { userId, key }: KeyedWrite) =>
  db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute()

const deleteOldKeys = async ({ db, clock }: Services) => {
  const limit = new Date(clock.now().getTime() - KEY_LIVES_SECONDS * 1000)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', limit).execute()
}

/**
 * Runs a write once for its key: a repeated call gets the first response. A write that is refused or fails leaves
 * no key, so that it can be retried.
 *
 * Refuses: 409 with `retry-after` while the first is running, 409 without when it was interrupted, or when its response
 * had a secret; 422 when the key was used with other input.
 */
export async function runIdempotent(
  services: Services,
  write: KeyedWrite,
  run: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const { db, clock, background } = services
  const digest = await digestOf(write.sent)
  const { userId: user_id, key } = write
  const begun = await db
    .insertInto('idempotency_keys')
    .values({ user_id, key, digest, status: null, body: null, created_at: clock.now() })
    .onConflict(other => other.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (begun === undefined) return earlier(services, write, digest)
  background.run(() => deleteOldKeys(services))
  let answer: Answer<unknown>
  try {
    answer = await run()
  } catch (thrown) {
    // With the connection lost, the write may have been committed, so its key stays.
    if (databaseError(thrown) !== 'away') await deleteKey(services, write)
    throw thrown
  }
  const body = answer.body === undefined ? null : JSON.stringify(answer.body)
  const status = answer.status ?? (body === null ? 204 : 200)
  await db
    .updateTable('idempotency_keys')
    .set(write.answersSecret === true ? { status: SECRET_STATUS } : { status, body })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .execute()
  return answer
}

export const IDEMPOTENCY_HEADER = 'idempotency-key'

/** The idempotency key of a request; null without one. Refuses: 422 for an invalid key. */
export function idempotencyKeyOf(request: Request): string | null {
  const key = request.method === 'GET' ? null : request.headers.get(IDEMPOTENCY_HEADER)
  if (key !== null && !/^[\w-]{8,64}$/.test(key))
    throw invalid(null, 'An idempotency key has 8 to 64 letters, digits, dashes or underscores.')
  return key
}
