import { randomBytes } from 'node:crypto'
import { type AddressInfo, createServer, type Server, Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedIfEmpty } from '../api/program/seed-if-empty.ts'
import { seedTestCompany, TEST_NOW } from '../testing/test-company.ts'
import { TEST_DAY } from '../testing/test-database.ts'
import { startTestMonitor } from '../testing/test-monitor.ts'
import type { Database } from './database.ts'
import { databaseError } from './database-error.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { addressOf, onServer } from './on-server.ts'
import { openDatabase } from './open-database.ts'
import { DatabaseUnusable } from './unusable.ts'

/** Tests that need a server run only with DATABASE_URL, which the PostgreSQL part of the tests sets. */
const SERVERS = [process.env['DATABASE_URL']].filter(url => url !== undefined && url !== '') as string[]

it('opening an address without a server fails at once, and says so', async () => {
  const nowhere = openDatabase({ databaseUrl: 'postgresql://nobody@127.0.0.1:9/none', statementSeconds: 1 })
  await expect(nowhere).rejects.toThrow(DatabaseUnusable)
  await expect(nowhere).rejects.toThrow(/^The database of DATABASE_URL could not be opened: .*ECONNREFUSED/)
})

describe.each(SERVERS)('a PostgreSQL server', server => {
  const name = `fairhaul_test_${randomBytes(6).toString('hex')}`
  const databaseUrl = addressOf(server, name)
  let first: Database
  let seeded: readonly (string | null)[]
  beforeAll(async () => {
    await onServer(server, client => client.query(`create database ${name}`))
    // Stands for several processes that start at once on a new database.
    const opened = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl, connections: 4, statementSeconds: 2 })),
    )
    first = opened[0] as Database
    seeded = await Promise.all(opened.map(({ unlimited }) => seedIfEmpty(unlimited, 'empty', TEST_DAY)))
    await Promise.all(opened.slice(1).map(database => database.close()))
  })
  afterAll(async () => {
    await first.close()
    await onServer(server, client => client.query(`drop database if exists ${name} with (force)`))
  })

  const terminateAll = () =>
    onServer(server, client =>
      client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      ),
    )

  it('runs every migration once when several processes start at once', async () => {
    const steps = await sql<{ name: string }>`select name from kysely_migration order by 1`.execute(first.db)
    expect(steps.rows.map(step => step.name)).toEqual(Object.keys(MIGRATIONS))
  })

  it('refuses a database of before the first release in one sentence, and leaves it as it is', async () => {
    const { db } = first
    const steps = () => sql<{ name: string }>`select xmin::text, name from kysely_migration`.execute(db)
    await sql`update kysely_migration set name = '001-accounts' where name = '001-baseline'`.execute(db)
    await sql`insert into deferred_indexes (name, definition) values ('later', 'create index later on users (first_name)')`.execute(
      db,
    )
    const { rows } = await steps()
    const refused = openDatabase({ databaseUrl })
    await expect(refused).rejects.toThrow(DatabaseUnusable)
    await expect(refused).rejects.toThrow(
      /^The database of DATABASE_URL was made before the first release, .* import again\.$/,
    )
    expect((await steps()).rows).toEqual(rows)
    const deferred = await sql`delete from deferred_indexes returning name`.execute(db)
    expect(deferred.rows).toEqual([{ name: 'later' }])
    await sql`update kysely_migration set name = '001-baseline' where name = '001-accounts'`.execute(db)
  })

  it('reads and plans a statement once for a connection, from its second time on', () =>
    first.db.connection().execute(async db => {
      const read = () => sql`select 7 as seven`.execute(db)
      for (const _ of [1, 2, 3]) expect((await read()).rows).toEqual([{ seven: 7 }])
      const { rows } = await sql`
        select statement, generic_plans + custom_plans as runs from pg_prepared_statements
        where statement = 'select 7 as seven'`.execute(db)
      expect(rows).toEqual([{ statement: 'select 7 as seven', runs: 2 }])
    }))

  it('reads a table anew that another process has changed; a call that is changing rows then has to be made again', () =>
    first.db.connection().execute(async db => {
      const all = async (rows = db) => (await sql`select * from changed_by_another`.execute(rows)).rows
      const byAnother = (text: string) => onServer(databaseUrl, client => client.query(text))
      await byAnother('create table changed_by_another as select 1 as one')
      for (const _ of [1, 2]) expect(await all()).toEqual([{ one: 1 }])
      await byAnother('alter table changed_by_another add two int default 2')
      for (const _ of [1, 2, 3]) expect(await all()).toEqual([{ one: 1, two: 2 }])
      await byAnother('alter table changed_by_another add three int default 3')
      const within = db.transaction().execute(trx => all(trx))
      await expect(within.catch(databaseError)).resolves.toBe('busy')
      expect(await db.transaction().execute(trx => all(trx))).toEqual([{ one: 1, two: 2, three: 3 }])
      await byAnother('drop table changed_by_another')
    }))

  it('starts no further processes for a statement of a call', async () => {
    const { rows } = await sql<{ most: string }>`
      select current_setting('max_parallel_workers_per_gather') as most`.execute(first.db)
    expect(rows).toEqual([{ most: '0' }])
  })

  it('has one world when several processes seed it', async () => {
    expect(seeded).toEqual(['empty', 'empty', 'empty'])
    const worlds = await first.db.selectFrom('seeded_worlds').select('name').execute()
    expect(worlds).toEqual([{ name: 'empty' }])
  })

  it('uses no more connections than configured', async () => {
    const requests = await Promise.all(
      Array.from({ length: 12 }, () =>
        sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.02)`.execute(first.db),
      ),
    )
    expect(new Set(requests.flatMap(({ rows }) => rows.map(({ pid }) => pid))).size).toBeLessThanOrEqual(4)
  })

  it('limits the statements of calls, and not those of background work', async () => {
    const limitOf = async (db: Database['db']) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db)).rows[0]
        ?.statement_timeout
    expect(await limitOf(first.db)).toBe('2s')
    expect(await limitOf(first.unlimited)).toBe('0')
  })

  it('cancels a statement that takes too long, and continues', async () => {
    await expect(sql`select pg_sleep(60)`.execute(first.db)).rejects.toMatchObject({ code: '57014' })
    await sql`select 1`.execute(first.db)
  })

  it('reconnects after the server has ended its connections', async () => {
    await Promise.all([1, 2, 3].map(() => sql`select 1`.execute(first.db)))
    const underWay = sql`select pg_sleep(60)`.execute(first.db).catch((error: unknown) => error)
    await terminateAll()
    expect(await underWay).toMatchObject({ code: '57P01' })
    // Idle connections notice their end after a moment; a call before that is refused with 503.
    const request = () => sql`select 1`.execute(first.db).then(() => 'answered', databaseError)
    await expect.poll(request).toBe('answered')
    expect(await Promise.all([1, 2, 3, 4, 5, 6].map(request))).toEqual(
      Array.from({ length: 6 }, () => 'answered'),
    )
  })

  it('ends a connection whose server no longer answers', async () => {
    const { hostname, port } = new URL(server)
    const sockets: Socket[] = []
    const line: Server = createServer(socket => {
      const beyond = new Socket().connect(Number(port || 5432), hostname)
      sockets.push(socket, beyond)
      for (const each of [socket, beyond]) each.on('error', () => {})
      socket.pipe(beyond).pipe(socket)
    })
    await new Promise<void>(resolve => line.listen(0, '127.0.0.1', resolve))
    const address = new URL(databaseUrl)
    address.port = String((line.address() as AddressInfo).port)
    const database = await openDatabase({ databaseUrl: address.href, statementSeconds: 0.2 })
    await sql`select 1`.execute(database.db)
    for (const socket of sockets) socket.unpipe().pause()
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow('did not answer in time')
    await sql`select 1`.execute(database.db)
    await database.close()
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => line.close(resolve))
  })

  it('gets no unencrypted connection when its address requires TLS', async () => {
    const { rows } = await sql<{ ssl: string }>`show ssl`.execute(first.db)
    expect(rows[0]?.ssl).toBe('off')
    await expect(openDatabase({ databaseUrl: `${databaseUrl}?sslmode=verify-full` })).rejects.toThrow(
      'does not support SSL',
    )
  })

  it('gives 503 with Retry-After while it is busy or away, and works again after', async () => {
    await sql`truncate areas cascade`.execute(first.db)
    await seedTestCompany(first.db)
    const lines: string[] = []
    const database = await openDatabase({ databaseUrl, connections: 1, statementSeconds: 1 })
    const log = (line: string) => void lines.push(line)
    const monitor = await startTestMonitor({ database, now: TEST_NOW, log })
    const north = await monitor.signIn('north@office.example')
    const held = await first.pool.connect()
    await held.query('begin; lock table rule_sets in access exclusive mode')
    const busy = await north.get('rules')
    await held.query('rollback')
    held.release()
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await north.get('rules')).status).toBe(200)
    expect(JSON.parse(lines.at(-2) ?? '{}')).toMatchObject({ level: 'error', status: 503 })

    await terminateAll()
    await onServer(server, client => client.query(`alter database ${name} rename to ${name}_away`))
    const away = await north.get('rules')
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await monitor.monitor.fetch(new Request('http://127.0.0.1/ready'))).status).toBe(503)
    await onServer(server, client => client.query(`alter database ${name}_away rename to ${name}`))
    expect((await north.get('rules')).status).toBe(200)
    expect((await monitor.monitor.fetch(new Request('http://127.0.0.1/ready'))).status).toBe(200)
    await monitor.close()
  })
})
