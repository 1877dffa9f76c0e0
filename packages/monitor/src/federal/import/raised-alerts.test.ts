import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addLoad } from '../../testing/freight.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { CENSUS_HEADERS, censusRow } from './testing/generate-census.ts'
import { importing } from './testing/import-files.ts'

const DOT = 90_000_001

let testCompany: TestCompany
let carrierId: number
const { run, read, close } = importing(() => testCompany.database.db)

beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  await run([CENSUS_HEADERS.company, censusRow({ kind: 'company' }, DOT, {}), ''].join('\n'), {
    asOf: '2026-11-01',
  })
  const { carrier_id } = await db
    .selectFrom('carrier_identifiers')
    .select('carrier_id')
    .where('is_type', '=', 'DOT')
    .where('value_key', '=', String(DOT))
    .executeTakeFirstOrThrow()
  carrierId = carrier_id
})
afterAll(async () => {
  await testCompany.close()
  close()
})

/** As they are stored: no one reads them, which would raise them. */
const stored = async (loadId: number) => {
  const { rows } = await sql`select is_type, status, cause_carrier_id from tickets
    where load_id = ${loadId} and is_type = 'out_of_service_order' order by id`.execute(
    testCompany.database.db,
  )
  return rows
}

it('an order reaches the tickets of open loads before its import ends, of any carrier, and its rescission closes them', async () => {
  const { db } = testCompany.database
  const { id } = await addLoad(db, { carrier_id: carrierId })
  const { id: closed } = await addLoad(db, { carrier_id: carrierId, status: 'delivered' })
  const cells = { DOT_NUMBER: String(DOT) }
  for (const asOf of ['2026-11-18', '2026-11-19']) {
    await read('out-of-service-orders', [cells], { asOf })
    expect(await stored(id)).toEqual([
      { is_type: 'out_of_service_order', status: 'new', cause_carrier_id: carrierId },
    ])
  }
  expect(await stored(closed)).toEqual([])
  await read('out-of-service-orders', [{ ...cells, STATUS: 'INACTIVE', OOS_RESCIND_DATE: '11/01/2026' }], {
    asOf: '2026-11-20',
  })
  expect(await stored(id)).toMatchObject([{ status: 'closed' }])
})
