import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, rejected, select } = importsBeforeEach()
const measures = () =>
  select(sql`select basic, measure, percentile, measured_on from listed_measures order by basic`)

it('the measures of a carrier are read, those that are blank are left out', async () => {
  const { counts } = await read('sms-measures', [{}], { asOf: '2026-10-30' })
  expect(counts).toMatchObject({ added: 1, rejected: 0 })
  expect(await measures()).toEqual(
    [
      ['controlled_substances', 0],
      ['hours_of_service', 0],
      ['unsafe_driving', 1.25],
      ['vehicle_maintenance', 6.5],
    ].map(([basic, measure]) => ({ basic, measure, percentile: null, measured_on: '2026-10-30' })),
  )
})

it('a later month takes the place of an earlier one, never the other way round', async () => {
  await read('sms-measures', [{ VEH_MAINT_MEASURE: '7' }], { asOf: '2026-10-30' })
  const older = await read('sms-measures', [{}], { asOf: '2026-09-30' })
  expect(older.counts).toMatchObject({ outdated: 1 })
  const newer = await read('sms-measures', [{ VEH_MAINT_MEASURE: '2' }], { asOf: '2026-11-20' })
  expect(newer.counts).toMatchObject({ changed: 1 })
  expect(await measures()).toEqual(
    expect.arrayContaining([
      { basic: 'vehicle_maintenance', measure: 2, percentile: null, measured_on: '2026-11-20' },
    ]),
  )
})

it('a category that a later month does not have keeps its measure of the earlier day', async () => {
  await read('sms-measures', [{}], { asOf: '2026-10-30' })
  await read('sms-measures', [{ UNSAFE_DRIV_MEASURE: '' }], { asOf: '2026-11-30' })
  const again = await read('sms-measures', [{ UNSAFE_DRIV_MEASURE: '' }], { asOf: '2026-11-30' })
  expect(again.counts).toMatchObject({ added: 0, changed: 0 })
  expect(await measures()).toEqual(
    [
      ['controlled_substances', 0, '2026-11-30'],
      ['hours_of_service', 0, '2026-11-30'],
      ['unsafe_driving', 1.25, '2026-10-30'],
      ['vehicle_maintenance', 6.5, '2026-11-30'],
    ].map(([basic, measure, measured_on]) => ({ basic, measure, percentile: null, measured_on })),
  )
})

it('a measure that is none is left out and listed', async () => {
  await read('sms-measures', [{ UNSAFE_DRIV_MEASURE: '#REF!' }], { asOf: '2026-10-30' })
  expect(rejected()).toMatchObject([['2', 'UNSAFE_DRIV_MEASURE', '#REF!', expect.anything()]])
})
