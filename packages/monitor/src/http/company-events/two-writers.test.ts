import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectToServer } from '../../database/open-server.ts'
import { addressOf } from '../../database/on-server.ts'
import type { Database } from '../../database/database.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { SESSION_COOKIE, startSession } from '../session/sessions.ts'
import { eventLines, type EventLines } from '../../testing/event-lines.ts'
import { seedTestCompany, TEST_NOW } from '../../testing/test-company.ts'
import { startTestMonitor, type TestMonitor } from '../../testing/test-monitor.ts'

/** Two writers at once are on a server only, with DATABASE_URL, which the PostgreSQL part of the tests sets. */
const SERVERS = [process.env['DATABASE_URL']].filter(url => url !== undefined && url !== '') as string[]

const COMPANY = 1
const NOTE = { note: { carrier_id: 3, text: 'Called.' } }

it('two monitors of one process, over one database, both have what either wrote', async () => {
  const database = await openEmptyDatabase()
  await seedTestCompany(database.db)
  const options = { database, secret: randomBytes(32), now: TEST_NOW }
  const monitors = [await startTestMonitor(options), await startTestMonitor(options)] as const
  const { token, csrfToken } = await startSession(monitors[0].monitor.services, 1)
  const browsers = monitors.map(monitor => {
    const browser = monitor.newBrowser()
    browser.enter(SESSION_COOKIE, token, csrfToken)
    return browser
  })
  const lines = await Promise.all(browsers.map(browser => eventLines(browser)))
  for (const line of lines) await line.next()
  await browsers[0]?.post('notes', NOTE)
  const messages = await Promise.all(lines.map(line => line.next()))
  expect(messages.map(message => message?.data.events)).toEqual(
    browsers.map(() => [{ kind: 'note', subject: 'carrier', id: 3 }]),
  )
  for (const { monitor } of monitors) await monitor.services.events.close()
  await database.close()
})

describe.each(SERVERS)('two monitors over one server', server => {
  let database: Database
  let databaseUrl: string
  let monitors: readonly [TestMonitor, TestMonitor]
  let session: { readonly token: string; readonly csrfToken: string }
  beforeAll(async () => {
    database = await openEmptyDatabase()
    await seedTestCompany(database.db)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
    databaseUrl = addressOf(server, rows[0]?.name ?? '')
    const options = { secret: randomBytes(32), now: TEST_NOW }
    monitors = [
      await startTestMonitor({ ...options, database: connectToServer({ databaseUrl }) }),
      await startTestMonitor({ ...options, database: connectToServer({ databaseUrl }) }),
    ]
    session = await startSession(monitors[0].monitor.services, 1)
  })
  afterAll(async () => {
    for (const monitor of monitors) await monitor.close()
    await database.close()
  })

  const linesAt = async (which: 0 | 1, after?: string): Promise<EventLines> => {
    const browser = monitors[which].newBrowser()
    browser.enter(SESSION_COOKIE, session.token, session.csrfToken)
    return eventLines(browser, after)
  }
  const idsIn = (message: Awaited<ReturnType<EventLines['next']>>) =>
    message?.data.events.map(({ id }) => id) ?? []
  const addTeam = async (client: { query: pg.Client['query'] }) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into teams (company_id, name) values (${COMPANY}, 'T') returning id`,
    )
    return rows[0]?.id as number
  }
  const withClients = async (work: (one: pg.Client, other: pg.Client) => Promise<void>) => {
    const clients = [
      new pg.Client({ connectionString: databaseUrl }),
      new pg.Client({ connectionString: databaseUrl }),
    ] as const
    for (const client of clients) await client.connect()
    try {
      await work(...clients)
    } finally {
      for (const client of clients) await client.end()
    }
  }

  it('both have what either wrote', async () => {
    const lines = [await linesAt(0), await linesAt(1)] as const
    for (const line of lines) await line.next()
    const browser = monitors[0].newBrowser()
    browser.enter(SESSION_COOKIE, session.token, session.csrfToken)
    expect((await browser.post('notes', NOTE)).status).toBe(201)
    for (const line of lines) expect(idsIn(await line.next())).toEqual([3])
    for (const line of lines) await line.leave()
  })

  it('of two writers at once, the one that began first and commits last loses nothing', async () => {
    await withClients(async (slow, quick) => {
      const lines = await linesAt(0)
      await lines.next()
      await slow.query('begin')
      const slowId = await addTeam(slow)
      const quickId = await addTeam(quick)
      const first = await lines.next()
      expect(idsIn(first)).toEqual([quickId])
      await lines.leave()
      // The line is lost here, and comes back at the other monitor.
      const other = await linesAt(1, first?.data.cursor)
      expect(idsIn(await other.next())).toEqual([])
      await slow.query('commit')
      expect(idsIn(await other.next())).toEqual([slowId])
      const again = await linesAt(0, first?.data.cursor)
      expect(idsIn(await again.next())).toEqual([slowId])
      for (const line of [other, again]) await line.leave()
    })
  })

  it('whatever the order of two writers, and wherever a line is lost, each event comes exactly once', async () => {
    await withClients(async (one, other) => {
      const [written, seen]: [number[], (number | null)[]] = [[], []]
      let cursor: string | undefined
      for (let round = 0; round < 12; round += 1) {
        const line: EventLines = await linesAt(round % 2 === 0 ? 0 : 1, cursor)
        const first = await line.next()
        seen.push(...idsIn(first))
        cursor = first?.data.cursor
        await one.query('begin')
        written.push(await addTeam(one))
        if (round % 3 === 0) await other.query('begin')
        written.push(await addTeam(other))
        if (round % 2 === 0) await one.query('commit')
        if (round % 3 === 0) await other.query('commit')
        if (round % 4 < 2) {
          const message = await line.next()
          seen.push(...idsIn(message))
          cursor = message?.data.cursor
        }
        await line.leave()
        if (round % 2 !== 0) await one.query('commit')
      }
      const last = await linesAt(0, cursor)
      seen.push(...idsIn(await last.next()))
      await last.leave()
      const inOrder = (ids: readonly (number | null)[]) =>
        ids.toSorted((one, other) => Number(one) - Number(other))
      expect(inOrder(seen)).toEqual(inOrder(written))
    })
  })

  it('a lost listening connection comes back, and brings what came meanwhile', async () => {
    const lines = await linesAt(0)
    await lines.next()
    await withClients(async client => {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like 'listen %'`,
      )
      const id = await addTeam(client)
      expect(idsIn(await lines.next())).toEqual([id])
    })
    await lines.leave()
  })
})
