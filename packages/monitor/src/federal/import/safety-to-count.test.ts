import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import type { FederalStore } from './store/federal-store.ts'
import { importing } from './testing/import-files.ts'

const DOT = 90_000_001
let database: Database
const { read, census, close } = importing(() => database.db)
beforeAll(async () => {
  database = await openEmptyDatabase()
  await census([DOT])
})
afterAll(async () => {
  await database.close()
  close()
})

const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ UNIQUE_ID: String(from + at) }))
const counted = async () =>
  (await database.db.selectFrom('carrier_safety').select('inspections_24_months').execute()).map(
    row => row.inspections_24_months,
  )
const marked = () => database.db.selectFrom('carrier_safety_to_count').selectAll().execute()

describe('the safety summary of a carrier with many inspections', () => {
  it('is counted once per file, after the last batch', async () => {
    let batches = 0
    const refreshedAt: number[] = []
    const watched = (store: FederalStore): FederalStore => ({
      ...store,
      keep: (...params) => {
        batches += 1
        return store.keep(...params)
      },
      refreshSome: async () => {
        const isMore = await store.refreshSome()
        if (isMore) refreshedAt.push(batches)
        return isMore
      },
    })
    await read('sms-inspections', many(1, 7), {}, { watched })
    expect({ batches, refreshedAt }).toEqual({ batches: 4, refreshedAt: [4] })
    expect(await counted()).toEqual([7])
    expect(await marked()).toEqual([])
  })

  it('is no longer marked then, and the room of many marks is given back', async () => {
    await sql`insert into carrier_safety_to_count (carrier_id) select generate_series(1000001, 1020000)`.execute(
      database.db,
    )
    await read('sms-inspections', many(1, 1))
    const { rows } = await sql`select pg_relation_size('carrier_safety_to_count') as bytes`.execute(
      database.db,
    )
    expect(rows).toEqual([{ bytes: 0 }])
  })

  it('is not counted by an import that fails, and is counted by the next import of any kind', async () => {
    let batches = 0
    const breaks = (store: FederalStore): FederalStore => ({
      ...store,
      ...store,
      keep: async (...params) => {
        batches += 1
        if (batches === 3) throw new Error('the disk is full')
        return store.keep(...params)
      },
    })
    await expect(read('sms-inspections', many(101, 7), {}, { watched: breaks })).rejects.toThrow(
      'the disk is full',
    )
    expect(await counted()).toEqual([7])
    expect(await marked()).toHaveLength(1)

    await read('sms-crashes')
    expect(await counted()).toEqual([11])
    expect(await marked()).toEqual([])
  })

  it('is not counted by an import that is stopped', async () => {
    const stopping = new AbortController()
    const stops = (store: FederalStore): FederalStore => ({
      ...store,
      ...store,
      keep: async (...params) => {
        stopping.abort()
        return store.keep(...params)
      },
    })
    const { stopped } = await read(
      'sms-inspections',
      many(201, 7),
      {},
      { watched: stops, stop: stopping.signal },
    )
    expect(stopped).toBe(true)
    expect(await marked()).toHaveLength(1)
    await read('sms-inspections', many(201, 7))
    expect(await counted()).toEqual([18])
  })
})
