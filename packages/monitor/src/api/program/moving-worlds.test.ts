import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openSeededDatabase, TEST_DAY } from '../../testing/test-database.ts'
import { MovingWorlds } from './moving-worlds.ts'

let database: Database
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const day = async () =>
  (await database.db.selectFrom('seeded_worlds').select('today').executeTakeFirstOrThrow()).today

it('moves its dates when the clock reaches a new day, and sends no query in between', async () => {
  let now = new Date(`${TEST_DAY}T23:59:00Z`)
  const moving = new MovingWorlds({ db: database.db, clock: { now: () => now } })
  await moving.start()
  expect(await day()).toBe(TEST_DAY)
  const waiting = () =>
    database.db.selectFrom('own_carriers').select('carrier_id').where('is_outdated', '=', true).execute()
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 })
  const requests = vi.spyOn(database.db, 'transaction')
  await moving.update()
  expect(requests).not.toHaveBeenCalled()
  now = new Date('2026-11-22T00:00:10Z')
  await Promise.all([moving.update(), moving.update()])
  expect(requests).toHaveBeenCalledTimes(1)
  expect(await day()).toBe('2026-11-22')
  await moving.stop()
})

it('assesses what was changed within a minute, before any list is read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const { today } = await database.db.selectFrom('seeded_worlds').select('today').executeTakeFirstOrThrow()
  const moving = new MovingWorlds({
    db: database.db,
    clock: { now: () => new Date(`${today}T12:00:00Z`) },
  })
  await moving.start()
  const outdated = () =>
    database.db.selectFrom('own_carriers').select('carrier_id').where('is_outdated', '=', true).execute()
  await vi.waitFor(async () => expect(await outdated()).toEqual([]), { timeout: 60_000 })
  await database.db.updateTable('rule_sets').set({ fact_ages: '{"safety": 3}' }).execute()
  expect(await outdated()).not.toEqual([])
  vi.advanceTimersByTime(60_000)
  await vi.waitFor(async () => expect(await outdated()).toEqual([]), { timeout: 60_000 })
  vi.useRealTimers()
  await moving.stop()
})

it('logs a move that fails, continues, and tries again', async () => {
  const lines: string[] = []
  const moving = new MovingWorlds({
    db: database.db,
    clock: { now: () => new Date('2026-11-25T12:00:00Z') },
    log: line => lines.push(line),
  })
  await sql`alter table seeded_world_rows rename to elsewhere`.execute(database.db)
  await moving.start()
  expect(lines.join()).toContain('moving worlds')
  await sql`alter table elsewhere rename to seeded_world_rows`.execute(database.db)
  await moving.update()
  expect(await day()).toBe('2026-11-25')
  await moving.stop()
})
