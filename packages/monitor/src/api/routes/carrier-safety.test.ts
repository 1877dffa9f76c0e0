import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshSafety } from '../../carriers/safety/refresh-safety.ts'
import { textOfLists } from '../../database/list-text.ts'
import { listsOf } from '../../database/unit-lists.ts'
import { violationKinds } from '../../carriers/safety/violation-kinds.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

let testCompany: TestCompany
const report = (carrier_id: number, inspected_on: string, more: object = {}) => ({
  carrier_id,
  report_number: `TX-${inspected_on}`,
  inspected_on,
  level: 1,
  country: 'US',
  state: 'TX',
  place: 'Amarillo',
  vehicle_oos: 0,
  driver_oos: null,
  hazmat_oos: null,
  as_of: '2026-11-10',
  ...more,
})

beforeAll(async () => {
  testCompany = await startTestCompany()
  const { db } = testCompany.database
  const unit = { number: 1, unit_type: 11, vin: null, make: 'MACK', plate: null, plate_state: null }
  const brake = { code: '393.47E', description: '<b>Brake</b>', category: null, basic: null }
  const kinds = await violationKinds(db, [brake])
  await db
    .insertInto('inspections')
    .values([
      report(1, '2026-10-01', {
        vehicle_oos: 2,
        driver_oos: 0,
        units: listsOf([{ ...unit, is_out_of_service: true }]),
        violations: textOfLists([[kinds.idOf(brake), '1', true]]),
      }),
      report(1, '2026-10-02'),
      report(1, '2026-10-02'),
      report(1, '2024-11-10'),
      report(1, '2024-11-09'),
    ])
    .execute()
  await db
    .insertInto('crashes')
    .values({ carrier_id: 1, report_number: 'CR1', occurred_on: '2025-02-03', injuries: 2 })
    .execute()
  await db
    .insertInto('carrier_basic_measures')
    .values({
      carrier_id: 1,
      measured_on: '2026-10-30',
      measures: JSON.stringify([
        ['vehicle_maintenance', 2.5],
        ['unsafe_driving', 0],
      ]),
    })
    .execute()
  await refreshSafety(db, [1])
})
afterAll(() => testCompany.close())

const LISTS = ['inspections', 'violations', 'crashes'] as const
const CALLS = [...LISTS, 'safety'] as const
const json = async (response: Response) => ({ status: response.status, body: await response.json() })

describe('safety records of a carrier', () => {
  it('inspections are listed newest first, with what each checked', async () => {
    const north = await testCompany.as('north')
    const { status, body } = await json(await north.fetch('carriers/1/inspections'))
    expect(status).toBe(200)
    expect(body.map((row: { inspection_date: string }) => row.inspection_date)).toEqual([
      '2026-10-02',
      '2026-10-02',
      '2026-10-01',
      '2024-11-10',
      '2024-11-09',
    ])
    expect(body[0].id).toBeGreaterThan(body[1].id)
    expect(body[2]).toMatchObject({
      carrier_id: 1,
      place: 'Amarillo',
      units: [{ number: 1, unit_type: 11, make: 'MACK', is_out_of_service: true }],
      out_of_service: { vehicle: true, driver: false, hazmat: null },
      out_of_service_counts: { vehicle: 2, driver: 0, hazmat: null },
      violations_count: 1,
      as_of: '2026-11-10',
    })
  })

  it('inspections are paged like every list', async () => {
    const north = await testCompany.as('north')
    const response = await north.fetch('carriers/1/inspections?page=2&per_page=2')
    expect(await response.json()).toHaveLength(2)
    expect(['currentpage', 'totalpages', 'totalitems'].map(name => response.headers.get(name))).toEqual([
      '2',
      '3',
      '5',
    ])
  })

  it('violations and crashes are listed with their texts unescaped', async () => {
    const north = await testCompany.as('north')
    const { body: violations } = await json(await north.fetch('carriers/1/violations'))
    expect(violations).toMatchObject([{ code: '393.47E', description: '<b>Brake</b>', is_dismissed: false }])
    const { body: crashes } = await json(await north.fetch('carriers/1/crashes'))
    expect(crashes).toMatchObject([{ crash_date: '2025-02-03', injuries: 2, is_not_preventable: null }])
  })

  it('the safety summary counts 24 months and has ordered measures and dated averages', async () => {
    const north = await testCompany.as('north')
    const { body } = await json(await north.fetch('carriers/1/safety'))
    expect(body).toMatchObject({
      carrier_id: 1,
      summary: {
        rating: 'C',
        inspections_24_months: 4,
        last_inspection_date: '2026-10-02',
        as_of: '2026-11-01',
        inspections_as_of: '2026-11-10',
      },
      basics: [{ basic: 'unsafe_driving', measure: 0 }, { basic: 'vehicle_maintenance' }],
      measured_on: '2026-10-30',
      national_averages: { as_of: '2025-06-06' },
    })
  })

  it('the safety summary has no rate below five inspections, and one from five on', async () => {
    const north = await testCompany.as('north')
    const rateOf = async () =>
      (await json(await north.fetch('carriers/1/safety'))).body.summary.vehicle_oos_rate
    expect(await rateOf()).toBeNull()
    const { db } = testCompany.database
    const added = await db
      .insertInto('inspections')
      .values(report(1, '2026-09-01'))
      .returning('id')
      .executeTakeFirstOrThrow()
    await refreshSafety(db, [1])
    expect(await rateOf()).toBe(0.2)
    await db.deleteFrom('inspections').where('id', '=', added.id).execute()
    await refreshSafety(db, [1])
  })

  it('safety records are empty for a carrier without any, with nulls instead of zeros', async () => {
    const north = await testCompany.as('north')
    for (const call of LISTS) expect((await json(await north.fetch(`carriers/2/${call}`))).body).toEqual([])
    const { body } = await json(await north.fetch('carriers/2/safety'))
    expect(new Set(Object.values(body.summary))).toEqual(new Set([null]))
    expect(body).toMatchObject({ basics: [], measured_on: null })
  })

  it.each(CALLS)('%s are forbidden to users who may not see them', async call => {
    const path = `carriers/1/${call}`
    const request = async (person: Parameters<TestCompany['as']>[0], at = path) =>
      (await testCompany.as(person)).fetch(at)
    await refusedWithoutChange(testCompany, 403, () => request('unsafe'))
    await refusedWithoutChange(testCompany, 403, () => request('watch'))
    await refusedWithoutChange(testCompany, 403, () => request('ended'))
    await refusedWithoutChange(testCompany, 403, () => request('trucker'))
    await refusedWithoutChange(testCompany, 401, () => testCompany.newBrowser().fetch(path))
    for (const id of ['4', '999', 'x', '0'])
      await refusedWithoutChange(testCompany, 404, () => request('north', `carriers/${id}/${call}`))
  })

  it.each(LISTS)('%s take no parameter but paging', async call => {
    const north = await testCompany.as('north')
    for (const query of ['per_page=51', 'page=0', 'sort=id', 'q[id]=1'])
      await refusedWithoutChange(testCompany, 422, () => north.fetch(`carriers/1/${call}?${query}`))
  })

  it('safety records appear in no response to a user who may not see them', async () => {
    const unsafe = await testCompany.as('unsafe')
    for (const path of ['carriers?q[legal_name_or_dba_name_start]=eagle', 'carriers/1/for_broker_portal']) {
      const text = await (await unsafe.fetch(path)).text()
      expect(text).toContain('"safety":null')
      expect(text).not.toMatch(/inspection|oos|satisfactory|crash/)
    }
  })
})
