import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { Services } from '../../http/services.ts'
import { EXPIRED } from '../../http/session/trial.ts'
import { secondsAfter } from '../../kernel/clock.ts'
import { TEST_EVENT } from './event-names.ts'
import { type Posted, post } from './post.ts'
import { signedHeaders } from './sign.ts'

/** For how long a process has a delivery: longer than any try takes. */
const CLAIM_SECONDS = 60

/** For how long a delivery is tried again, and how long a webhook may fail before it is switched off. */
export const DAY_SECONDS = 86_400

/** The delay after each failed try; the last one again and again. */
const BACK_OFF_SECONDS = [5, 30, 120, 600, 1_800, 3_600] as const

/** How many deliveries of one webhook are under way at once. One that fails is tried with one. */
const AT_ONCE = 4

/** A delivery that this process has to send, with how. */
export interface Claimed {
  readonly id: number
  readonly webhook_id: number
  readonly message_id: string
  readonly event: string
  readonly body: string
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly attempts: number
  readonly first_tried_at: Date | null
  readonly claimed_until: Date
  readonly url: string
  readonly secret: string
  readonly secret_was: string | null
  readonly secret_was_until: Date | null
}

const CLAIMED = sql`
  d.id, d.webhook_id, d.message_id, d.event, d.body, d.state, d.attempts, d.first_tried_at, d.claimed_until,
  w.url, w.secret, w.secret_was, w.secret_was_until`

/** Whether a delivery `d` waits for no earlier one of its carrier. */
const isFirstOfCarrier = sql<boolean>`(d.carrier_id is null or not exists (
  select from webhook_deliveries as e where e.webhook_id = d.webhook_id and e.carrier_id = d.carrier_id
    and e.state = 'waiting' and e.id < d.id))`

/**
 * Takes the next delivery of each webhook that has one due: the first of each carrier, one process at a time. Those of
 * companies whose plan has no API any more, or that have expired, wait.
 */
export async function claimDue(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  most: number,
): Promise<readonly Claimed[]> {
  const now = clock.now()
  const { rows } = await sql<Claimed>`
    with ready as materialized (
      select w.id from webhooks as w join companies as c on c.id = w.company_id
      where w.is_on and c.can_api and c.status is distinct from ${EXPIRED}
        and (select count(*) from webhook_deliveries as d where d.webhook_id = w.id and d.state = 'waiting'
          and d.claimed_until > ${now}) < case when w.failing_since is null then ${AT_ONCE}::int else 1 end),
    next as (
      select d.id from ready cross join lateral (
        select d.id from webhook_deliveries as d
        where d.webhook_id = ready.id and d.state = 'waiting' and (d.due_at is null or d.due_at <= ${now})
          and (d.claimed_until is null or d.claimed_until <= ${now}) and ${isFirstOfCarrier}
        order by d.id limit 1 for update skip locked) as d
      limit ${most})
    update webhook_deliveries as d set claimed_until = ${secondsAfter(now, CLAIM_SECONDS)}
    from webhooks as w where w.id = d.webhook_id and d.id in (select id from next)
    returning ${CLAIMED}`.execute(db)
  return rows
}

/** Takes one delivery to try it at once. Undefined: it is under way, or waits for an earlier one of its carrier. */
export async function claimOne(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
): Promise<Claimed | undefined> {
  const now = clock.now()
  const { rows } = await sql<Claimed>`
    with next as (
      select d.id from webhook_deliveries as d
      where d.id = ${id} and (d.claimed_until is null or d.claimed_until <= ${now})
        and (d.state <> 'waiting' or ${isFirstOfCarrier}) for update)
    update webhook_deliveries as d set claimed_until = ${secondsAfter(now, CLAIM_SECONDS)}
    from webhooks as w where w.id = d.webhook_id and d.id in (select id from next)
    returning ${CLAIMED}`.execute(db)
  return rows[0]
}

/** A webhook that has failed for a day is switched off, and its company's admins get a mail. Resolves to whether it is off. */
async function noteFailure(trx: Kysely<Schema>, webhookId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_on: boolean; is_over: boolean }>`
    update webhooks set failing_since = coalesce(failing_since, ${now}) where id = ${webhookId}
    returning is_on, failing_since <= ${secondsAfter(now, -DAY_SECONDS)} as is_over`.execute(trx)
  const [webhook] = rows
  if (webhook?.is_on !== true) return true
  if (!webhook.is_over) return false
  await trx
    .updateTable('webhooks')
    .set({ is_on: false, switched_off_at: now, mail_due_at: now, mail_tries: 0 })
    .where('id', '=', webhookId)
    .execute()
  return true
}

const backOff = (attempts: number): number =>
  BACK_OFF_SECONDS[Math.min(attempts, BACK_OFF_SECONDS.length - 1)] as number

/** Stores what became of a try, unless the process has lost the delivery meanwhile. */
async function settle(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  claimed: Claimed,
  posted: Posted,
): Promise<void> {
  const now = clock.now()
  const firstTriedAt = claimed.first_tried_at ?? now
  const { state } = claimed
  await db.transaction().execute(async trx => {
    // Its row is locked first by all, so that two results of one webhook come one after the other.
    await trx.selectFrom('webhooks').select('id').where('id', '=', claimed.webhook_id).forUpdate().execute()
    const store = (next: 'waiting' | 'delivered' | 'failed') =>
      trx
        .updateTable('webhook_deliveries')
        .set({
          state: next,
          attempts: claimed.attempts + 1,
          first_tried_at: firstTriedAt,
          last_tried_at: now,
          due_at: next === 'waiting' ? secondsAfter(now, backOff(claimed.attempts)) : null,
          claimed_until: null,
          answer_status: posted.status,
          answer_text: posted.text,
          failure: posted.failure,
        })
        .where('id', '=', claimed.id)
        .where('claimed_until', '=', claimed.claimed_until)
        .executeTakeFirst()
    if (posted.failure === null) {
      await store('delivered')
      if (claimed.event === TEST_EVENT) return
      await trx
        .updateTable('webhooks')
        .set({ failing_since: null })
        .where('id', '=', claimed.webhook_id)
        .execute()
      return
    }
    // Those that no one waits for are tried once: a test, and one that was sent again by hand.
    if (state !== 'waiting' || claimed.event === TEST_EVENT) return void (await store('failed'))
    const isOff = await noteFailure(trx, claimed.webhook_id, now)
    const isOver = firstTriedAt <= secondsAfter(now, -DAY_SECONDS)
    await store(isOver && !isOff ? 'failed' : 'waiting')
  })
}

/** Sends a delivery once, signed, and stores the answer. */
export async function attempt(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  claimed: Claimed,
  signal?: AbortSignal,
): Promise<void> {
  const at = services.clock.now()
  const { secret, secret_was: before, secret_was_until: until } = claimed
  const secrets = before !== null && until !== null && until > at ? [secret, before] : [secret]
  const message = { id: claimed.message_id, at, body: claimed.body }
  const posted = await post(
    { url: claimed.url, headers: signedHeaders(message, secrets), body: claimed.body },
    { allowsInside: services.config.allowsInsideWebhooks === true, ...(signal && { signal }) },
  )
  // A monitor that stops has not received the answer: the delivery is free at once, and is sent again with its id.
  if (signal?.aborted && posted.status === null) {
    await services.db
      .updateTable('webhook_deliveries')
      .set({ claimed_until: null })
      .where('id', '=', claimed.id)
      .where('claimed_until', '=', claimed.claimed_until)
      .execute()
    return
  }
  await settle(services, claimed, posted)
}
