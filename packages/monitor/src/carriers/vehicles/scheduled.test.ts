import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openEmptyDatabase } from '../../testing/test-database.ts'
import { listsOf, schedulesFor } from './scheduled.ts'

const VIN = '1XKYDP9X1AJ100007'

let database: Database
beforeAll(async () => {
  database = await openEmptyDatabase()
  await sql
    .raw(`
      insert into carriers (id, legal_name, legal_name_key, source)
        select id, 'SLATE FERN LLC', 'SLATEFERNLLC', 'federal' from generate_series(1, 4) as id;
      insert into carrier_insurances (id, carrier_id, kind, is_primary, is_pending, scheduled_vins, cancelled_on) values
        (1, 1, 'bipd', true, false, '{ 1xkydp9x1aj100007 ,OTHER}', '2026-12-01'),
        (2, 1, 'cargo', true, false, '{OF CARGO}', null),
        (3, 1, 'bipd', false, false, '{OF EXCESS}', null),
        (4, 1, 'bipd', true, true, '{OF A PENDING ONE}', null),
        (5, 1, 'bipd', true, false, null, null),
        (6, 2, 'bipd', true, false, '{}', null),
        (7, 3, 'bipd', true, false, '{" "}', null);`)
    .execute(database.db)
})
afterAll(() => database.close())

describe('the vehicles that insurance lists', () => {
  it('are those of primary auto liability in force, and a list that names none has a row without a VIN', async () => {
    const rows = await database.db
      .selectFrom('scheduled_vehicles')
      .select(['carrier_id', 'carrier_insurance_id', 'vin'])
      .orderBy('carrier_insurance_id')
      .orderBy('vin')
      .execute()
    expect(rows).toEqual([
      { carrier_id: 1, carrier_insurance_id: 1, vin: VIN },
      { carrier_id: 1, carrier_insurance_id: 1, vin: 'OTHER' },
      { carrier_id: 2, carrier_insurance_id: 6, vin: null },
      { carrier_id: 3, carrier_insurance_id: 7, vin: null },
    ])
  })

  it('are counted for each carrier with a list in force, until the day before it is canceled', async () => {
    const schedules = (day: string) =>
      schedulesFor(database.db, { carrierIds: [1, 2, 3, 4], vin: VIN, day }).then(found => [...found])
    const none = { is_scheduled: false, listed_vins: 0, until: null }
    expect((await schedules('2026-11-30')).toSorted(([one], [other]) => one - other)).toEqual([
      [1, { is_scheduled: true, listed_vins: 2, until: '2026-11-30' }],
      [2, none],
      [3, none],
    ])
    expect(new Set((await schedules('2026-12-01')).map(([id]) => id))).toEqual(new Set([2, 3]))
  })

  it('are none of a carrier without a list', async () => {
    const hasList = async (carrier: number) =>
      (await sql`${listsOf(carrier, '2026-11-30')}`.execute(database.db)).rows.length > 0
    expect(await Promise.all([1, 2, 4].map(hasList))).toEqual([true, true, false])
  })
})
