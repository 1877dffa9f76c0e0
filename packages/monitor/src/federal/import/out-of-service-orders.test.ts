import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { CarrierFacts } from '../../rules/assessment/facts.ts'
import { isUnderOrder } from '../../rules/assessment/under-order.ts'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, rejected, run, select } = importsBeforeEach()
const DAY = { asOf: '2026-11-19' }
const safety = () => select(sql`select out_of_service, out_of_service_on from carrier_safety`)

it('an order is in force until it is rescinded', async () => {
  await read('out-of-service-orders', [{}], DAY)
  expect(await safety()).toEqual([{ out_of_service: true, out_of_service_on: '2025-03-04' }])
  const rescinded = { STATUS: 'INACTIVE', OOS_RESCIND_DATE: '11/01/2026' }
  const { counts } = await read('out-of-service-orders', [rescinded], { asOf: '2026-11-20' })
  expect(counts).toMatchObject({ changed: 1 })
  expect(await safety()).toEqual([{ out_of_service: false, out_of_service_on: null }])
})

/** The columns of an order that decide whether it is in force on a day. */
const underOrderOn = async (day: string) =>
  isUnderOrder(
    (
      await select<CarrierFacts['safety']>(
        sql`select out_of_service, out_of_service_until::text as out_of_service_until from carrier_safety`,
      )
    )[0] ?? NOTHING,
    day,
  )
const NOTHING = {
  rating: null,
  out_of_service: null,
  inspections_24_months: null,
  last_inspection_date: null,
  as_of: null,
}

it.each([
  // The state of the DOT number, which becomes inactive by the order, ends none.
  [{ STATUS: 'INACTIVE' }, true],
  [{ STATUS: '' }, true],
  [{ OOS_RESCIND_DATE: '11/01/2026' }, false],
  [{ OOS_RESCIND_DATE: '11/01/2026', STATUS: 'INACTIVE' }, false],
  [{ OOS_RESCIND_DATE: '12/24/2026' }, true],
])('an order with %j: in force %j', async (cells, isUnder) => {
  await read('out-of-service-orders', [cells], DAY)
  expect(await underOrderOn('2026-11-21')).toBe(isUnder)
})

it('an order ends on the day of its rescission, without a file of that day', async () => {
  await read('out-of-service-orders', [{ OOS_RESCIND_DATE: '12/24/2026' }], DAY)
  expect(await underOrderOn('2026-12-23')).toBe(true)
  expect(await underOrderOn('2026-12-24')).toBe(false)
})

it('a rescission before its order ends nothing, and is listed with both days', async () => {
  const { counts } = await read('out-of-service-orders', [{ OOS_RESCIND_DATE: '02/04/2025' }], DAY)
  expect(counts).toMatchObject({ added: 1, rejected: 0, valuesLeftOut: 1 })
  expect(await underOrderOn('2026-11-21')).toBe(true)
  expect(rejected()).toMatchObject([
    [expect.anything(), 'OOS_RESCIND_DATE', '02/04/2025', expect.stringContaining('2025-03-04')],
  ])
})

describe('two rows of one day and one reason', () => {
  const RESCINDED = { OOS_RESCIND_DATE: '04/04/2025' }
  const orders = () =>
    select(sql`select rescinded_on::text as rescinded_on from out_of_service_orders order by rescinded_on`)

  it.each([[[{}, RESCINDED]], [[RESCINDED, {}]]])('are two: %j', async rows => {
    await read('out-of-service-orders', rows, DAY)
    expect(await orders()).toEqual([{ rescinded_on: '2025-04-04' }, { rescinded_on: null }])
    expect(await underOrderOn('2026-11-21')).toBe(true)
  })
  it('end when both are rescinded', async () => {
    await read('out-of-service-orders', [{}, RESCINDED], DAY)
    const { counts } = await read('out-of-service-orders', [RESCINDED, RESCINDED], { asOf: '2026-11-20' })
    expect(counts).toMatchObject({ rejected: 0 })
    expect(await orders()).toEqual([{ rescinded_on: '2025-04-04' }])
    expect(await underOrderOn('2026-11-21')).toBe(false)
  })
  it('are read in any order of files', async () => {
    await read('out-of-service-orders', [RESCINDED], { asOf: '2026-11-20' })
    const { counts } = await read('out-of-service-orders', [{}], DAY)
    expect(counts).toMatchObject({ outdated: 1 })
    expect(await underOrderOn('2026-11-21')).toBe(false)
  })
})

it('of two orders one in force is enough', async () => {
  await read('out-of-service-orders', [{}, { OOS_DATE: '01/02/2020', OOS_RESCIND_DATE: '02/02/2020' }], DAY)
  expect(await safety()).toMatchObject([{ out_of_service: true }])
})

it('the day of the rescission is read under either of its names', async () => {
  const header = 'dot_number,legal_name,dba_name,oos_date,oos_reason,status,rescind_date'
  const { counts } = await run(`${header}\n90000001,A,,03/04/2025,Fine,ACTIVE,04/04/2025\n`, DAY)
  expect(counts).toMatchObject({ added: 1, rejected: 0 })
  expect(await safety()).toMatchObject([{ out_of_service: false }])
})
