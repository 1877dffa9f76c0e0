import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WireEvents } from '../../database/read-events.ts'
import { eventLines, eventText } from '../../testing/event-lines.ts'
import { addLoad } from '../../testing/freight.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { LINES_MAX } from './event-hub.ts'

let testCompany: TestCompany
let loadId: number
let ticketId: number
beforeAll(async () => {
  testCompany = await startTestCompany()
  loadId = (await addLoad(testCompany.database.db)).id
  await addLoad(testCompany.database.db, {}, [])
  const ticket = await testCompany.database.db
    .insertInto('tickets')
    .values({ company_id: 1, load_id: loadId, is_type: 'late' })
    .returning('id')
    .executeTakeFirstOrThrow()
  ticketId = ticket.id
})
afterAll(() => testCompany.close())

const read = async (person: 'north' | 'south', after?: string): Promise<WireEvents> => {
  const browser = await testCompany.as(person)
  const response = await browser.get(
    `events${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`,
  )
  expect(response.status).toBe(200)
  return (await response.json()) as WireEvents
}

/** The events of a company that some work causes. */
const eventsOf = async (work: () => Promise<unknown>, person: 'north' | 'south' = 'north') => {
  const { cursor } = await read(person)
  await work()
  return (await read(person, cursor)).events.map(eventText)
}

const execute = (statement: string) => sql.raw(statement).execute(testCompany.database.db)

describe('every write of what lists and details show is an event, whichever program makes it', () => {
  it.each([
    [
      'a load',
      () => `update loads set status = 'delayed' where id = ${loadId}`,
      () => [`load load ${loadId}`],
    ],
    [
      'a stop',
      () => `update load_stops set state = 'OK' where load_id = ${loadId}`,
      () => [`load_stop load ${loadId}`],
    ],
    [
      'a log',
      () => `insert into load_logs (load_id, is_type, occurred_at) values (${loadId}, 'arrival', now())`,
      () => [`load_log load ${loadId}`],
    ],
    [
      'an alert',
      () => `update tickets set status = 'pending' where id = ${ticketId}`,
      () => [`ticket load ${loadId}`, `ticket ticket ${ticketId}`],
    ],
    [
      'a note about a load',
      () => `insert into notes (company_id, notable_id, text, user_id) values (1, ${loadId}, 'Called.', 1)`,
      () => [`note load ${loadId}`],
    ],
    [
      'a note about a carrier',
      () => `insert into notes (company_id, carrier_id, text, user_id) values (1, 2, 'Called.', 1)`,
      () => ['note carrier 2'],
    ],
    [
      'a team',
      () => `insert into teams (id, company_id, name) values (900, 1, 'West')`,
      () => ['team team 900'],
    ],
    [
      'a member of a team',
      () => `insert into team_users (team_id, user_id) values (900, 1)`,
      () => ['team team 900'],
    ],
    [
      'a monitored carrier',
      () => `insert into subscriptions (id, company_id, carrier_id) values (900, 1, 3)`,
      () => ['monitored carrier 3'],
    ],
    [
      'the verdict of a monitored carrier',
      () => `update own_carriers set verdict = 'pass' where carrier_id = 3;
        update own_carriers set verdict = 'fail' where carrier_id = 3`,
      () => ['verdict carrier 3'],
    ],
    [
      'a change of a monitored carrier',
      () => `insert into carrier_changes (subscription_id, company_id, carrier_id, kind, subject, tone, is_safety, happened_on, noticed_at)
        values (900, 1, 3, 'verdict', 'verdict', 'fail', false, '2026-11-21', now())`,
      () => ['carrier_change carrier 3'],
    ],
    [
      'a connection',
      () => `insert into connections (issuer_id, carrier_id) values (1, 3)`,
      () => ['connection carrier 3'],
    ],
    [
      'an identity alert, for a company that did not raise it',
      () => `insert into identity_alerts (id, carrier_id, company_id, user_id, is_type, message, file_date)
        values (900, 3, 2, null, 'hostage_load', 'They ask for more.', '2026-11-20')`,
      () => ['identity_alert identity_alert 900'],
    ],
    [
      'a message of an identity alert',
      () =>
        `insert into identity_alert_messages (identity_alert_id, carrier_id, message, created_at)
        values (900, 3, 'We did not.', now())`,
      () => ['identity_alert identity_alert 900'],
    ],
    [
      'a change order',
      () => `insert into company_change_orders (id, company_id, requested_at) values (900, 1, now())`,
      () => ['change_order change_order 900'],
    ],
    [
      'an invitation of a carrier',
      () => `insert into connection_invitations (issuer_id, carrier_id, classification_ids, email)
        values (1, 3, '{}', 'a@carrier.example')`,
      () => ['carrier_invitation carrier 3'],
    ],
    [
      'a removed load',
      () => `delete from loads where id = (select id from loads where id <> ${loadId} limit 1)`,
      () => [expect.stringMatching(/^load load \d+$/)],
    ],
  ])('%s', async (_, statement, expected) => {
    expect(await eventsOf(() => execute(statement()))).toEqual(expected())
  })

  it('a change of many objects at once is one event about all of them', async () => {
    const { db } = testCompany.database
    for (let made = 0; made < 21; made += 1) await addLoad(db, { team_id: null }, [])
    expect(
      await eventsOf(() => execute(`update loads set billable_miles = 12 where company_id = 1`)),
    ).toEqual(['load load null'])
  })

  it('an event reaches no other company, and one that is rolled back no one', async () => {
    const change = () => execute(`insert into teams (company_id, name) values (1, 'East')`)
    expect(await eventsOf(change, 'south')).toEqual([])
    const undone = () =>
      testCompany.database.db
        .transaction()
        .execute(async trx => {
          await trx.insertInto('teams').values({ company_id: 1, name: 'Undone' }).execute()
          throw new Error('undone')
        })
        .catch(() => undefined)
    expect(await eventsOf(undone)).toEqual([])
  })

  it('events have a kind and an id, and no data', async () => {
    const { cursor } = await read('north')
    await execute(`insert into teams (id, company_id, name) values (901, 1, 'Secret name')`)
    expect(await read('north', cursor)).toEqual({
      cursor: expect.any(String),
      events: [{ kind: 'team', subject: 'team', id: 901 }],
      is_complete: true,
    })
  })

  it('what changes after the session was read comes after the place that it names', async () => {
    const browser = await testCompany.as('north')
    const session = (await (await browser.get('refresh_jwt')).json()) as { events_cursor: string }
    expect((await read('north', session.events_cursor)).events).toEqual([])
    await execute(`insert into teams (company_id, name) values (1, 'Later')`)
    expect((await read('north', session.events_cursor)).events.map(eventText)).toEqual([
      expect.stringMatching(/^team team /),
    ])
  })

  it.each(['1', 'x', "1.1:2:'"])('%j is refused as a place', async after => {
    const browser = await testCompany.as('north')
    expect((await browser.get(`events?after=${encodeURIComponent(after)}`)).status).toBe(422)
  })

  it('from a place that is too old, the events are not complete', async () => {
    const { cursor } = await read('north')
    const old = `${Number(cursor.split('.')[0]) - 3_600}.${cursor.split('.')[1]}`
    expect(await read('north', old)).toMatchObject({ events: [], is_complete: false })
  })
})

describe('who is at an alert', () => {
  it('is an event when it changes, and not when someone only stays', async () => {
    const { db } = testCompany.database
    const { id } = await db
      .insertInto('tickets')
      .values({ company_id: 1, load_id: null, is_type: 'late' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const browser = await testCompany.as('north')
    const attend = (is_working: boolean) =>
      browser.post('ticket_presences', { presence: { ticket_id: id, left_ticket_id: null, is_working } })
    const leave = () =>
      browser.post('ticket_presences', {
        presence: { ticket_id: null, left_ticket_id: id, is_working: false },
      })
    const event = [`presence ticket ${id}`]
    expect(await eventsOf(() => attend(false))).toEqual(event)
    expect(await eventsOf(() => attend(false))).toEqual([])
    expect(await eventsOf(() => attend(true))).toEqual(event)
    expect(await eventsOf(leave)).toEqual(event)
  })
})

const addTeam = (name: string) => execute(`insert into teams (company_id, name) values (1, '${name}')`)

describe('a stream of events', () => {
  it('begins with its place, then has each change once it is committed', async () => {
    const lines = await eventLines(await testCompany.as('north'))
    expect(lines.response.headers.get('content-type')).toBe('text/event-stream')
    expect(lines.response.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(await lines.next()).toEqual({
      event: 'changes',
      data: { cursor: expect.any(String), events: [], is_complete: true },
    })
    await addTeam('Streamed')
    expect(await lines.until('team')).toHaveLength(1)
    await lines.leave()
  })

  it('has a message with each beat, with a newer place', async () => {
    const lines = await eventLines(await testCompany.as('north'))
    await lines.next()
    await testCompany.monitor.services.events.beat()
    expect(await lines.next()).toMatchObject({ event: 'changes', data: { events: [] } })
    await lines.leave()
  })

  it('after a lost line has what came meanwhile, without a gap or a double', async () => {
    const browser = await testCompany.as('north')
    const first = await eventLines(browser)
    await first.next()
    await addTeam('Before')
    const before = await first.next()
    await first.leave()
    await addTeam('Lost 1')
    await addTeam('Lost 2')
    const second = await eventLines(browser, before?.data.cursor)
    const missed = await second.next()
    expect(missed?.data.events).toHaveLength(2)
    await addTeam('After')
    const after = await second.next()
    const all = [before, missed, after].flatMap(message => message?.data.events.map(({ id }) => id))
    expect(new Set(all).size).toBe(4)
    await second.leave()
  })

  it('ends when its session ends', async () => {
    const browser = await testCompany.as('north')
    const lines = await eventLines(browser)
    await lines.next()
    await browser.get('sign_out')
    expect(await lines.next()).toBeNull()
    expect((await eventLines(browser, undefined)).response.status).toBe(401)
  })

  it("ends when the person's rights change, and stays while someone else's do", async () => {
    const [own, other] = [await testCompany.as('north'), await testCompany.as('south')]
    const [ended, staying] = [await eventLines(own), await eventLines(other)]
    await ended.next()
    await staying.next()
    await execute(`update users set scopes = '{manage_users}' where email = 'north@office.example'`)
    expect(await ended.next()).toBeNull()
    await testCompany.monitor.services.events.beat()
    expect(await staying.next()).not.toBeNull()
    await staying.leave()
  })

  it('the oldest of too many ends, and says so, and the newest always begins', async () => {
    const browser = await testCompany.as('south')
    const lines = []
    for (let opened = 0; opened <= LINES_MAX; opened += 1) {
      const line = await eventLines(browser)
      await line.next()
      lines.push(line)
    }
    expect(await lines[0]?.next()).toMatchObject({ event: 'replaced' })
    expect(await lines[0]?.next()).toBeNull()
    await testCompany.monitor.services.events.beat()
    expect(await lines.at(-1)?.next()).toMatchObject({ event: 'changes' })
    for (const line of lines) await line.leave()
    expect(testCompany.monitor.services.events.lines).toBe(0)
  })

  it('a reader that takes nothing is cut off, and keeps no others waiting', async () => {
    const [slow, quick] = [
      await eventLines(await testCompany.as('north')),
      await eventLines(await testCompany.as('north')),
    ]
    await quick.next()
    let beats = 0
    while (testCompany.monitor.services.events.lines === 2 && beats < 2_000) {
      await testCompany.monitor.services.events.beat()
      await quick.next()
      beats += 1
    }
    expect(testCompany.monitor.services.events.lines).toBe(1)
    const drained = async () => {
      while ((await slow.next()) !== null);
    }
    await expect(drained()).rejects.toThrow('too slowly')
    await quick.leave()
  })

  it('a client that leaves has no line any more', async () => {
    const leaving = new AbortController()
    const lines = await eventLines(await testCompany.as('north'), undefined, { signal: leaving.signal })
    await lines.next()
    leaving.abort()
    expect(testCompany.monitor.services.events.lines).toBe(0)
    await expect(lines.next()).rejects.toThrow('left')
  })
})
