import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WEBHOOK_SOURCES } from '../../database/later/webhooks/webhook-events.ts'
import { addLoad } from '../../testing/freight.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { WEBHOOK_EVENTS } from './event-names.ts'
import { addWebhook } from './testing/add-webhook.ts'

let testCompany: TestCompany
let north: number
let south: number
beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  await addLoad(db, { carrier_id: 1, external_load_number: 'L-1' })
  north = (await addWebhook(db, { url: 'https://north.example/hook' })).id
  south = (await addWebhook(db, { company_id: 2, url: 'https://south.example/hook' })).id
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('webhook_deliveries').execute()
})

const execute = (statement: string) => sql.raw(statement).execute(testCompany.database.db)

/** What the webhook of a company has to deliver, in order. */
const written = async (webhookId: number) => {
  const rows = await testCompany.database.db
    .selectFrom('webhook_deliveries')
    .select(['event', 'carrier_id', 'body', 'message_id'])
    .where('webhook_id', '=', webhookId)
    .orderBy('id')
    .execute()
  return rows.map(({ event, carrier_id, body, message_id }) => {
    const sent = JSON.parse(body) as {
      readonly type: string
      readonly timestamp: string
      readonly carrier: { readonly id: number } | null
      readonly data: Readonly<Record<string, unknown>>
    }
    expect(sent.type).toBe(event)
    expect(new Date(sent.timestamp).toISOString()).toBe(sent.timestamp)
    expect(sent.carrier?.id ?? null).toBe(carrier_id)
    expect(message_id).toMatch(/^msg_[0-9a-f]{32}$/)
    return { event, carrier: sent.carrier, data: sent.data }
  })
}
const textOf = async (webhookId: number) =>
  (await written(webhookId)).map(({ event, carrier }) => (carrier ? `${event} of ${carrier.id}` : event))

const seen = new Set<string>()

describe('every write that a company may want to know is an event, whichever program makes it', () => {
  it.each<[string, string, readonly string[], Readonly<Record<string, unknown>>?]>([
    [
      'a block',
      `insert into connections (issuer_id, carrier_id, status) values (1, 3, 'do_not_dispatch')`,
      ['carrier.blocked of 3'],
      { status: 'do_not_dispatch', status_was: null },
    ],
    [
      'the end of a block',
      `update connections set status = 'onboarded' where issuer_id = 1 and carrier_id = 3`,
      ['carrier.unblocked of 3'],
      { status: 'onboarded', status_was: 'do_not_dispatch' },
    ],
    ['another status', `update connections set status = 'needs_to_onboard' where carrier_id = 3`, []],
    [
      'a block of a connection that was there',
      `update connections set status = 'do_not_dispatch' where issuer_id = 1 and carrier_id = 3`,
      ['carrier.blocked of 3'],
    ],
    [
      'a first verdict',
      `update own_carriers set verdict = 'pass' where company_id = 1 and carrier_id = 3`,
      [],
    ],
    [
      'another verdict',
      `update own_carriers set verdict = 'fail' where company_id = 1 and carrier_id = 3`,
      ['carrier.verdict_changed of 3'],
      { verdict: 'fail', verdict_was: 'pass' },
    ],
    ['the same verdict', `update own_carriers set verdict = 'fail' where carrier_id = 3`, []],
    [
      "an identity alert of one's own carrier, from another company, without its text and contact",
      `insert into identity_alerts (id, carrier_id, company_id, is_type, message, file_date, email)
        values (900, 3, 2, 'hostage_load', 'They ask for more.', '2026-11-20', 'who@haul.example')`,
      ['carrier.identity_alert of 3'],
      { id: 900, type: 'hostage_load', file_date: '2026-11-20', is_own: false },
    ],
    [
      'an identity alert of a carrier that the company has nothing to do with',
      `insert into identity_alerts (carrier_id, company_id, is_type, message, file_date)
        values (5, 2, 'hostage_load', 'They ask for more.', '2026-11-20')`,
      [],
    ],
    [
      'a change of a monitored carrier',
      `insert into subscriptions (id, company_id, carrier_id) values (900, 1, 3);
       insert into carrier_changes (subscription_id, company_id, carrier_id, kind, subject, tone, is_safety, happened_on, noticed_at, was, now)
       values (900, 1, 3, 'verdict', 'verdict', 'fail', false, '2026-11-21', now(), '"pass"', '"fail"')`,
      ['carrier.changed of 3'],
    ],
    [
      'an alert of a load',
      `insert into tickets (id, company_id, load_id, is_type) select 900, 1, id, 'late' from loads where external_load_number = 'L-1'`,
      ['alert.opened of 1'],
    ],
    ['an alert that waits', `update tickets set status = 'pending' where id = 900`, []],
    ['a closed alert', `update tickets set status = 'closed' where id = 900`, ['alert.closed of 1']],
    [
      'an alert that is opened again',
      `update tickets set status = 'new' where id = 900`,
      ['alert.opened of 1'],
    ],
    [
      'an alert about no load',
      `insert into tickets (company_id, is_type) values (1, 'other')`,
      ['alert.opened'],
    ],
    [
      'a rate confirmation',
      `insert into rate_confirmations (id, company_id, creator_id, carrier_id, viewed_at) values (900, 1, 1, 3, now())`,
      ['rate_confirmation.sent of 3', 'rate_confirmation.viewed of 3'],
    ],
    [
      'a rate confirmation that is delivered',
      `update rate_confirmations set delivered_at = now() where id = 900`,
      ['rate_confirmation.delivered of 3'],
    ],
    [
      'a rate confirmation that is accepted',
      `insert into sent_confirmations (rate_confirmation_id, company_id, load_id, to_address, pdf_sha256, facts, link_salt,
          link_hash, link_ends_at)
        select 900, 1, id, 'sam@haul.example', repeat('0', 64), '{}', 'salt', 'hash', now() from loads
        where external_load_number = 'L-1';
       update sent_confirmations set accepted_at = now(), accepted_by = 'Sam Ortiz', accepted_from = '203.0.113.7'`,
      ['rate_confirmation.accepted of 3'],
      {
        ...{ id: 900, load_id: null, carrier_name: null, accepted_by: 'Sam Ortiz' },
        pdf_sha256: '0'.repeat(64),
      },
    ],
    [
      'a version of the policy that comes into force',
      `update rule_sets set policy_version = 4 where company_id = 1 and carrier_id is null and classification_id is null`,
      ['policy.in_force'],
      { policy_version: 4 },
    ],
    ['the same version', `update rule_sets set policy_version = 4 where company_id = 1`, []],
    [
      'a connection that is removed with its block',
      `delete from connections where issuer_id = 1 and carrier_id = 3`,
      ['carrier.unblocked of 3'],
      { status: null, status_was: 'do_not_dispatch' },
    ],
  ])('%s', async (_, statement, expected, data) => {
    await execute(statement)
    expect(await textOf(north)).toEqual(expected)
    if (data !== undefined) expect((await written(north))[0]?.data).toEqual(data)
    // Of what one company does, the other hears nothing.
    expect(await written(south)).toEqual([])
    for (const { event } of await written(north)) seen.add(event)
  })

  it('a decision', async () => {
    const browser = await testCompany.as('north')
    expect((await browser.post('decision_records', { decision_record: { carrier_id: 1 } })).status).toBe(201)
    expect(await textOf(north)).toContain('decision.recorded of 1')
    expect(await written(south)).toEqual([])
    seen.add('decision.recorded')
  })

  it('and no event is missing here', () => {
    expect([...seen].toSorted()).toEqual([...WEBHOOK_EVENTS].toSorted())
  })
})

describe('what is written', () => {
  const block = (carrier: number) =>
    execute(
      `insert into connections (issuer_id, carrier_id, status) values (1, ${carrier}, 'do_not_dispatch')`,
    )

  it('names the carrier by its number, name and DOT number', async () => {
    await block(2)
    expect((await written(north))[0]?.carrier).toEqual({ id: 2, legal_name: 'Zion Haul', dot_number: '1234' })
  })

  it('is nothing for an event that was not chosen, a webhook that is off, and a plan without the API', async () => {
    const { db } = testCompany.database
    const change = async (table: string, set: string, back: string, where: string) => {
      await execute(`update ${table} set ${set} where ${where}`)
      await execute(`update connections set status = 'onboarded' where carrier_id = 2`)
      expect(await textOf(north)).toEqual([])
      await execute(`update ${table} set ${back} where ${where}`)
      await execute(`update connections set status = 'do_not_dispatch' where carrier_id = 2`)
      await db.deleteFrom('webhook_deliveries').execute()
    }
    await change(
      'webhooks',
      `events = '{alert.closed}'`,
      `events = '{carrier.blocked,carrier.unblocked}'`,
      `id = ${north}`,
    )
    await change('webhooks', 'is_on = false', 'is_on = true', `id = ${north}`)
    await change('companies', 'can_api = false', 'can_api = true', 'id = 1')
  })

  it('is gone with what is rolled back', async () => {
    const undone = testCompany.database.db.transaction().execute(async trx => {
      await sql`update connections set status = 'onboarded' where carrier_id = 2`.execute(trx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await textOf(north)).toEqual([])
  })

  it('is nothing while a world of invented data is moved to another day', async () => {
    await testCompany.database.db.transaction().execute(async trx => {
      await sql`select set_config('fairhaul.moves_worlds', 'on', true)`.execute(trx)
      await sql`update connections set status = 'onboarded' where carrier_id = 2`.execute(trx)
    })
    expect(await textOf(north)).toEqual([])
  })

  it('without any webhook that is on, no trigger reads what changed', async () => {
    const { rows } = await sql<{ body: string }>`
      select prosrc as body from pg_proc where proname like '%\\_webhooks'`.execute(testCompany.database.db)
    expect(rows).toHaveLength(WEBHOOK_SOURCES.length)
    for (const { body } of rows)
      expect(body.indexOf('exists (select from webhooks where is_on)')).toBeLessThan(
        body.indexOf('insert into webhook_deliveries'),
      )
  })
})
