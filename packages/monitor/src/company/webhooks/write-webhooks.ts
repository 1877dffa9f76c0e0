import { sql, type Transaction } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import { type Author, recordEntry } from '../../http/audit-log/record-entry.ts'
import { conflict, invalid, missing } from '../../http/refused.ts'
import type { Services } from '../../http/services.ts'
import { secondsAfter } from '../../kernel/clock.ts'
import { lockCompanies } from '../users/locks.ts'
import { attempt, claimOne, DAY_SECONDS } from './deliver.ts'
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from './event-names.ts'
import { newSecret } from './sign.ts'

/** The most webhooks of a company. Choice: more than it has systems. */
export const WEBHOOKS_MAX = 10

const inOrder = (events: readonly WebhookEvent[]) => WEBHOOK_EVENTS.filter(each => events.includes(each))

/** The entry names the host alone: a path may be a secret of the receiver. */
const subjectOf = (id: number, url: string) => ({ type: 'webhook', id, label: new URL(url).host }) as const

/** Adds a webhook and returns it with its secret: the only time that this is shown. Refuses: 422 beyond 10. */
export const createWebhook = (
  { db }: Pick<Services, 'db'>,
  author: Author,
  { url, events }: { readonly url: string; readonly events: readonly WebhookEvent[] },
): Promise<{ readonly id: number; readonly secret: string }> =>
  db.transaction().execute(async trx => {
    const { companyId, userId, at } = author
    await lockCompanies(trx, [companyId])
    const { count } = await trx
      .selectFrom('webhooks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow()
    if (count >= WEBHOOKS_MAX)
      throw invalid(null, `Your company already has ${WEBHOOKS_MAX} webhooks. Remove one first.`)
    const secret = newSecret()
    const { id } = await trx
      .insertInto('webhooks')
      .values({
        company_id: companyId,
        url,
        events: inOrder(events),
        secret,
        created_by: userId,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEntry(trx, author, {
      kind: 'webhook_created',
      subject: subjectOf(id, url),
      after: inOrder(events),
    })
    return { id, secret }
  })

const locked = async (trx: Transaction<Schema>, companyId: number, id: number) => {
  const found = await trx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (found === undefined) throw missing()
  return found
}

const stateOf = ({ events, is_on }: { readonly events: readonly string[]; readonly is_on: boolean }) => [
  is_on ? 'on' : 'off',
  ...events,
]

/** Changes a webhook. Switched on again, it has what waits tried at once, for another day. Refuses: 404. */
export const changeWebhook = (
  { db }: Pick<Services, 'db'>,
  author: Author,
  {
    id,
    ...sent
  }: {
    readonly id: number
    readonly url?: string | undefined
    readonly events?: readonly WebhookEvent[] | undefined
    readonly is_on?: boolean | undefined
  },
): Promise<void> =>
  db.transaction().execute(async trx => {
    const before = await locked(trx, author.companyId, id)
    const events = sent.events === undefined ? before.events : inOrder(sent.events)
    const after = { url: sent.url ?? before.url, events, is_on: sent.is_on ?? before.is_on }
    const isTurnedOn = after.is_on && !before.is_on
    const isSame =
      after.url === before.url && after.is_on === before.is_on && after.events.join() === before.events.join()
    if (isSame) return
    await trx
      .updateTable('webhooks')
      .set({
        ...after,
        ...(isTurnedOn && { failing_since: null, switched_off_at: null, mail_due_at: null }),
      })
      .where('id', '=', id)
      .execute()
    if (isTurnedOn)
      await trx
        .updateTable('webhook_deliveries')
        .set({ due_at: null, first_tried_at: null })
        .where('webhook_id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
    await recordEntry(trx, author, {
      kind: 'webhook_changed',
      subject: subjectOf(id, after.url),
      before: stateOf(before),
      after: stateOf(after),
    })
    await sql`select pg_notify('webhooks', '')`.execute(trx)
  })

/** Replaces the secret and returns the new one, once. The one before signs too for a day. Refuses: 404. */
export const rotateSecret = (
  { db }: Pick<Services, 'db'>,
  author: Author,
  id: number,
): Promise<{ readonly secret: string }> =>
  db.transaction().execute(async trx => {
    const before = await locked(trx, author.companyId, id)
    const secret = newSecret()
    await trx
      .updateTable('webhooks')
      .set({
        secret,
        secret_was: before.secret,
        secret_was_until: secondsAfter(author.at, DAY_SECONDS),
      })
      .where('id', '=', id)
      .execute()
    await recordEntry(trx, author, { kind: 'webhook_secret_changed', subject: subjectOf(id, before.url) })
    return { secret }
  })

/** Removes a webhook with its deliveries. Refuses: 404. */
export const removeWebhook = ({ db }: Pick<Services, 'db'>, author: Author, id: number): Promise<void> =>
  db.transaction().execute(async trx => {
    const before = await locked(trx, author.companyId, id)
    await trx.deleteFrom('webhooks').where('id', '=', id).execute()
    await recordEntry(trx, author, { kind: 'webhook_removed', subject: subjectOf(id, before.url) })
  })

const testBody = (at: Date): string =>
  JSON.stringify({ type: TEST_EVENT, timestamp: at.toISOString(), carrier: null, data: {} })

/** Sends a test at once, also where the webhook is off, and returns its delivery. Refuses: 404. */
export async function testWebhook(services: Services, author: Author, id: number): Promise<number> {
  const claimed = await services.db.transaction().execute(async trx => {
    const { url } = await locked(trx, author.companyId, id)
    const made = await trx
      .insertInto('webhook_deliveries')
      .values({ webhook_id: id, event: TEST_EVENT, body: testBody(author.at) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordEntry(trx, author, { kind: 'webhook_tested', subject: subjectOf(id, url) })
    // Before anyone else sees it.
    return claimOne({ ...services, db: trx }, made.id)
  })
  if (claimed === undefined) throw new Error('A test that no one else can see was taken.')
  await attempt(services, claimed)
  return claimed.id
}

/**
 * Sends a delivery once more at once, with the same id, also where the webhook is off. Refuses: 404 for one of another company;
 * 409 for one that is under way or waits for an earlier one of its carrier.
 */
export async function resendDelivery(services: Services, author: Author, id: number): Promise<void> {
  const delivery = await services.db.transaction().execute(async trx => {
    const found = await trx
      .selectFrom('webhook_deliveries as d')
      .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
      .select(['w.id as webhook_id', 'w.url'])
      .where('d.id', '=', id)
      .where('w.company_id', '=', author.companyId)
      .executeTakeFirst()
    if (found === undefined) throw missing()
    const claimed = await claimOne({ ...services, db: trx }, id)
    if (claimed === undefined)
      throw conflict(
        'It is being sent, or waits for an earlier event of its carrier. Look again in a minute.',
      )
    await recordEntry(trx, author, {
      kind: 'webhook_resent',
      subject: subjectOf(found.webhook_id, found.url),
    })
    return claimed
  })
  await attempt(services, delivery)
}
