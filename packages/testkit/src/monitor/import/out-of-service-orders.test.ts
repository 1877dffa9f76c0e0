import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, run, select } = importsBeforeEach()
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

it.each([
  [{ STATUS: 'INACTIVE' }, false],
  [{ STATUS: '' }, true],
  [{ OOS_RESCIND_DATE: '11/01/2026' }, false],
  [{ OOS_RESCIND_DATE: '12/24/2026' }, true],
])('an order with %j: in force %j', async (cells, out_of_service) => {
  await read('out-of-service-orders', [cells], DAY)
  expect(await safety()).toMatchObject([{ out_of_service }])
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

it('a file that was read to its end is remembered with its day, one that was cut off is not', async () => {
  const files = () => select(sql`select kind, as_of from federal_files where kind = 'out-of-service-orders'`)
  await select(sql`delete from federal_files`)
  await run(
    'DOT_NUMBER,LEGAL_NAME,DBA_NAME,OOS_DATE,OOS_REASON,STATUS,OOS_RESCIND_DATE\n90000001,A,,03/04',
    DAY,
  )
  expect(await files()).toEqual([])
  await read('out-of-service-orders', [{}], DAY)
  await read('out-of-service-orders', [{}], { asOf: '2026-10-01' })
  expect(await files()).toEqual([{ kind: 'out-of-service-orders', as_of: '2026-11-19' }])
})
