import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type AlertKind, HIDDEN_KIND } from '../../freight/alerts/alert-cause.ts'
import { refreshAllAlerts } from '../../freight/alerts/refresh-alerts.ts'
import type { wireTicket, wireTicketDetail } from '../../freight/tickets/read-tickets.ts'
import { addLoad as addedLoad, inHours, STOPS } from '../../testing/freight.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

type Ticket = z.output<typeof wireTicket>

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())

/** The rules of the test company fail of no one: what raises an alert is what a test does. */
beforeEach(async () => {
  const { db } = testCompany.database
  for (const table of [
    'loads',
    'connections',
    'identity_alerts',
    'contact_changes',
    'rule_overrides',
  ] as const)
    await db.deleteFrom(table).execute()
  await db.deleteFrom('carrier_safety').execute()
  await db.updateTable('rule_sets').set({ is_types: '{}' }).execute()
})

const ticketsOf = async (loadId: number, by = north, tab = 'open') =>
  (await (await by.get(`tickets?q[load_id_eq]=${loadId}&q[tab_eq]=${tab}`)).json()) as readonly Ticket[]
const kindsOf = async (loadId: number, by = north) =>
  (await ticketsOf(loadId, by)).map(({ is_type }) => is_type).toSorted()

const db = () => testCompany.database.db
const block = (status = 'do_not_dispatch', by = 1, carrier = 1) =>
  sql`insert into connections (issuer_id, carrier_id, status, notes) values (${by}, ${carrier}, ${status}, 'Hostage load')
    on conflict (issuer_id, carrier_id) do update set status = excluded.status`.execute(db())
const order = (isInForce: boolean) =>
  sql`insert into carrier_safety (carrier_id, out_of_service) values (1, ${isInForce})
    on conflict (carrier_id) do update set out_of_service = excluded.out_of_service`.execute(db())
const publish = () =>
  north.post('identity_alerts', {
    identity_alert: {
      carrier_id: 1,
      is_type: 'identity_theft',
      unsanitized_message: 'Not them.',
      file_date: '2026-11-21',
    },
  })
const setStatus = (id: number, status: string) =>
  db()
    .updateTable('loads')
    .set({ status: status as 'covered' })
    .where('id', '=', id)
    .execute()

/** It came in on the day of the test clock. */
const addLoad: typeof addedLoad = (to, load, stops) =>
  addedLoad(to, { created_at: new Date(inHours(0)), ...load }, stops)

interface Event {
  readonly kind: AlertKind
  readonly happens: (loadId: number) => Promise<unknown>
  /** Missing: it stays. */
  readonly ends?: (loadId: number) => Promise<unknown>
}

const EVENTS: readonly Event[] = [
  { kind: 'do_not_dispatch', happens: () => block(), ends: () => block('onboarded') },
  { kind: 'out_of_service_order', happens: () => order(true), ends: () => order(false) },
  {
    kind: 'tracking_lost',
    happens: id =>
      db()
        .updateTable('loads')
        .set({ tracking_status: 'tracking_interrupted' })
        .where('id', '=', id)
        .execute(),
    ends: id => db().updateTable('loads').set({ tracking_status: 'tracking' }).where('id', '=', id).execute(),
  },
  {
    kind: 'contact_changed',
    happens: () =>
      sql`insert into contact_changes (carrier_id, is_type, was, changed_on) select 1, 'phone', '3125550100', '2026-11-21'
        where not exists (select from contact_changes)`.execute(db()),
  },
  {
    kind: 'insurance_fails',
    happens: () =>
      db()
        .updateTable('rule_sets')
        .set({ is_types: JSON.stringify({ bipd_at_least_5000000: 2 }) })
        .where('company_id', '=', 1)
        .execute(),
    ends: () => db().updateTable('rule_sets').set({ is_types: '{}' }).execute(),
  },
  {
    kind: 'late_arrival',
    happens: id =>
      db()
        .updateTable('load_stops')
        .set({ window_starts_at: inHours(-3), window_ends_at: inHours(-1) })
        .where('load_id', '=', id)
        .where('sequence', '=', 1)
        .execute(),
    ends: async id =>
      sql`insert into load_logs (load_id, stop_id, is_type, occurred_at)
        select load_id, id, 'arrival', ${inHours(-1)}::timestamptz from load_stops where load_id = ${id} and sequence = 1`.execute(
        db(),
      ),
  },
]

describe('alerts that loads raise', () => {
  it.each(EVENTS)(
    'an open load raises $kind once, with its carrier, and it ends with its cause',
    async event => {
      const { id } = await addLoad(db())
      expect(await kindsOf(id)).toEqual([])
      for (let time = 0; time < 2; time += 1) {
        await event.happens(id)
        expect(await kindsOf(id)).toEqual([event.kind])
      }
      const [ticket] = await ticketsOf(id)
      expect(ticket).toMatchObject({
        load_id: id,
        status: 'new',
        cause: { carrier: { id: 1 }, is_hidden: false, ended_at: null },
      })
      if (event.ends === undefined) return
      await event.ends(id)
      expect(await kindsOf(id)).toEqual([])
      const [closed] = await ticketsOf(id, north, 'closed')
      expect(closed).toMatchObject({ id: ticket?.id, status: 'closed', cause: { ended_as: 'gone' } })
      const detail = (await (await north.get(`tickets/${ticket?.id}`)).json()) as z.output<
        typeof wireTicketDetail
      >
      expect(detail.changes).toMatchObject([
        { is_by_cause: true, user_name: null, status_was: 'new', status: 'closed' },
      ])
    },
  )

  it('say by how much, with the file and its day', async () => {
    const { id } = await addLoad(db())
    await EVENTS.find(({ kind }) => kind === 'insurance_fails')?.happens(id)
    const [ticket] = await ticketsOf(id)
    expect(ticket?.cause?.rules).toMatchObject([
      { rule: { is_type: 'bipd_at_least_5000000', result: 'fail' } },
    ])
  })

  it('come with a load whose carrier is blocked already', async () => {
    await block()
    const { id } = await addLoad(db())
    expect(await kindsOf(id)).toEqual(['do_not_dispatch'])
  })

  it('come of nothing for another company, a closed load and a carrier without loads', async () => {
    const { id: closed } = await addLoad(db(), { status: 'delivered' })
    const { id: foreign } = await addLoad(db(), { company_id: 2 })
    const { id: other } = await addLoad(db(), { carrier_id: 2 })
    await block()
    for (const [id, by] of [
      [closed, north],
      [foreign, south],
      [other, north],
    ] as const)
      expect(await kindsOf(id, by)).toEqual([])
  })

  it('that a person closed are not raised again while the cause stands, and are when it comes back', async () => {
    const { id } = await addLoad(db())
    await block()
    const [ticket] = await ticketsOf(id)
    await north.call('PATCH', `tickets/${ticket?.id}`, { ticket: { status: 'closed' } })
    await setStatus(id, 'delayed')
    expect(await kindsOf(id)).toEqual([])
    await block('onboarded')
    await kindsOf(id)
    await block()
    expect(await kindsOf(id)).toEqual(['do_not_dispatch'])
  })

  it('end with the load, and with another carrier', async () => {
    const { id } = await addLoad(db())
    await block()
    expect(await kindsOf(id)).toEqual(['do_not_dispatch'])
    await db().updateTable('loads').set({ carrier_id: 2 }).where('id', '=', id).execute()
    expect(await kindsOf(id)).toEqual([])
    await db().updateTable('loads').set({ carrier_id: 1 }).where('id', '=', id).execute()
    expect(await kindsOf(id)).toEqual(['do_not_dispatch'])
    await setStatus(id, 'delivered')
    expect(await kindsOf(id)).toEqual([])
    const closed = await ticketsOf(id, north, 'closed')
    expect(closed.map(({ cause }) => cause?.ended_as)).toEqual(['load_closed', 'other_carrier'])
  })

  it('come of an alert that is published, and end as it is taken back', async () => {
    const { id } = await addLoad(db())
    const { id: alertId } = (await (await publish()).json()) as { readonly id: number }
    expect(await kindsOf(id)).toEqual(['identity_alert'])
    await north.call('PATCH', `identity_alerts/${alertId}/unpublish`, {})
    expect(await kindsOf(id)).toEqual([])
  })

  it('come with the clock, though nothing is written, in a round that no one calls', async () => {
    const { id } = await addLoad(db(), {}, [
      { ...STOPS[0], window_starts_at: inHours(0), window_ends_at: inHours(1) },
    ])
    expect(await kindsOf(id)).toEqual([])
    testCompany.clock.move(2 * 3_600)
    try {
      await refreshAllAlerts(testCompany.monitor.services, new AbortController().signal)
      const kinds = await db().selectFrom('tickets').select('is_type').where('load_id', '=', id).execute()
      expect(kinds).toEqual([{ is_type: 'late_arrival' }])
    } finally {
      testCompany.clock.move(-2 * 3_600)
    }
  })

  it('belong at first to who sent the rate confirmation of the load', async () => {
    const { id } = await addLoad(db())
    const { id: userId } = await db()
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', 1)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('rate_confirmations')
      .values({ company_id: 1, creator_id: userId, carrier_id: 1, load_id: id, delivered_at: new Date() })
      .execute()
    await block()
    expect(await ticketsOf(id)).toMatchObject([{ assignee_id: userId }])
  })

  it('tell nothing of safety to who may not see it, in no list, filter or count', async () => {
    const { id } = await addLoad(db())
    await order(true)
    expect(await kindsOf(id)).toEqual(['out_of_service_order'])
    const restricted = await testCompany.as('unsafe')
    expect(await ticketsOf(id, restricted)).toMatchObject([
      { is_type: HIDDEN_KIND, cause: { is_hidden: true, rules: [], carrier: { id: 1 } } },
    ])
    const narrowed = await restricted.get('tickets?q[is_type_eq]=out_of_service_order')
    expect(await narrowed.json()).toEqual([])
    const counts = (await (await restricted.get('tickets/counts')).json()) as {
      readonly types: readonly string[]
    }
    expect(counts.types).toContain(HIDDEN_KIND)
    expect(counts.types).not.toContain('out_of_service_order')
  })

  it('are those of the last of any events, once each', async () => {
    const events = EVENTS.filter(({ ends }) => ends !== undefined && ends.length === 0)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(events.length - 1), fc.boolean(), fc.boolean()), { maxLength: 8 }),
        async steps => {
          const { id } = await addLoad(db())
          const kinds = new Set<string>()
          for (const [at, begins, isRead] of steps) {
            const event = events[at]
            if (event === undefined) continue
            await (begins ? event.happens(id) : event.ends?.(id))
            if (begins) kinds.add(event.kind)
            else kinds.delete(event.kind)
            if (isRead) expect(await kindsOf(id)).toEqual([...kinds].toSorted())
          }
          expect(await kindsOf(id)).toEqual([...kinds].toSorted())
          for (const event of events) await event.ends?.(id)
          await db().deleteFrom('loads').execute()
        },
      ),
      { numRuns: 8 },
    )
  })
})
