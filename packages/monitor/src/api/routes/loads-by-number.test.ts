import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WirePutLoad } from '../../freight/loads/by-number/put-loads.ts'
import type { WireLoad, WireLoadLog } from '../../freight/loads/wire-load.ts'
import { addLoad } from '../../testing/freight.ts'
import { addAreas } from '../../testing/movements.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { TEST_ORIGIN } from '../../testing/test-browser.ts'
import { PREFIX } from '../create-monitor.ts'

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  await addAreas(testCompany.database.db)
  // The state of the test areas around Dallas has the letters that people write.
  await testCompany.database.db.updateTable('areas').set({ code: 'XX' }).where('code', '=', 'TX').execute()
  await testCompany.database.db.updateTable('areas').set({ code: 'TX' }).where('code', '=', 'TX-').execute()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('loads').execute()
  await testCompany.database.db.deleteFrom('connections').execute()
})

const PICKUP = {
  is_type: 'pickup',
  city: 'Dallas',
  state: 'TX',
  postal_code: '75202',
  starts_at: '2026-12-01T08:00',
  ends_at: '2026-12-01T10:00',
}
const DELIVERY = { is_type: 'delivery', postal_code: '30303', starts_at: '2026-12-02T08:00-05:00' }
const STOPS = [PICKUP, DELIVERY]
const aLoad = (number: string, change: object = {}) => ({
  external_load_number: number,
  billable_miles: 780.5,
  stops: STOPS,
  ...change,
})

const put = async (loads: readonly unknown[], by = north) => {
  const response = await by.call('PUT', 'loads/by_number', { loads })
  expect(response.status).toBe(200)
  return (await response.json()) as WirePutLoad[]
}
const putOne = (number: string, load: object, by = north) =>
  by.call('PUT', `loads/by_number/${encodeURIComponent(number)}`, { load })
const listed = async (by = north) => (await (await by.get('loads?per_page=50')).json()) as WireLoad[]
const resultsOf = (loads: readonly WirePutLoad[]) => loads.map(({ result }) => result)
const errorsOf = async (load: object) => (await put([{ ...aLoad('NL-9'), ...load }]))[0]?.errors

describe('loads by number', () => {
  it('a new number is a new load with its places, its zone and its window, and a log', async () => {
    const [made] = await put([
      aLoad('NL-1', {
        carrier: { is_type: 'DOT', value: '999999' },
        equipment: 'reefer',
        commodity: 'Frozen food',
        commodity_value_usd: 85_000,
        rate_usd: 1850.55,
        is_team: false,
        driver_phone_e164: '+13125550100',
        truck: { unit: '17', plate: 'P123', plate_state: 'tx', vin: '1xkydp9x1aj100007' },
        updated_at: '2026-11-20T10:00:00Z',
      }),
    ])
    expect(made).toMatchObject({ external_load_number: 'NL-1', result: 'created', errors: [] })
    const [load] = await listed()
    expect(load).toMatchObject({
      id: made?.load_id,
      status: 'covered',
      tracking_status: 'not_started',
      billable_miles: 780.5,
      carrier_id: null,
      details: {
        equipment: 'reefer',
        commodity: 'Frozen food',
        commodity_value_usd: 85_000,
        rate_usd: 1850.55,
        is_team: false,
        driver_phone_e164: '+13125550100',
        truck: { unit: '17', plate: 'P123', plate_state: 'TX', vin: '1XKYDP9X1AJ100007' },
        trailer: null,
        stated_carrier: { is_type: 'DOT', value: '999999', region: null },
        updated_at: '2026-11-20T10:00:00.000Z',
      },
      stops: [
        {
          is_type: 'pickup',
          town: 'Dallas, TX',
          time_zone: 'America/Chicago',
          latitude_for_map: 32.78,
          scheduled_window: { starts_at: '2026-12-01T14:00:00.000Z', ends_at: '2026-12-01T16:00:00.000Z' },
        },
        {
          is_type: 'delivery',
          state: 'GA',
          town: 'Atlanta, GA',
          time_zone: 'America/New_York',
          scheduled_window: { starts_at: '2026-12-02T13:00:00.000Z', ends_at: null },
        },
      ],
    })
    const logs = (await (await north.get(`loads/${load?.id}/load_logs`)).json()) as WireLoadLog[]
    expect(logs).toMatchObject([{ is_type: 'load_created', external_message: 'Brought in by its number.' }])
  })

  it('only what is named changes, with a log of what it is, and the stops keep their ids', async () => {
    await put([aLoad('NL-1', { commodity: 'Paper' })])
    const [before] = await listed()
    const later = { ...PICKUP, ends_at: '2026-12-01T12:00' }
    const change = { external_load_number: 'NL-1', status: 'progress', stops: [later, DELIVERY] }
    expect(await put([change])).toMatchObject([{ result: 'changed', changed: ['status', 'stops'] }])
    const [after] = await listed()
    expect(after).toMatchObject({ id: before?.id, status: 'progress', billable_miles: 780.5 })
    expect(after?.details.commodity).toBe('Paper')
    expect(after?.stops.map(({ id }) => id)).toEqual(before?.stops.map(({ id }) => id))
    const logs = (await (await north.get(`loads/${after?.id}/load_logs`)).json()) as WireLoadLog[]
    expect(logs[0]?.external_message).toBe('Status available to progress. Changed: stops.')
  })

  it('a load that is so already stays, and writes no row', async () => {
    await put([aLoad('NL-1')])
    await refusedWithoutChange(testCompany, 200, () =>
      north.call('PUT', 'loads/by_number', { loads: [aLoad('NL-1')] }),
    )
    expect(resultsOf(await put([aLoad('NL-1')]))).toEqual(['unchanged'])
  })

  it('one that is refused leaves the others, and no part of it is written', async () => {
    const found = await put([
      aLoad('NL-1'),
      aLoad('NL-2', { billable_miles: -1 }),
      aLoad('NL-3'),
      'nothing',
      aLoad('NL-4', { color: 'red' }),
    ])
    expect(resultsOf(found)).toEqual(['created', 'refused', 'created', 'refused', 'refused'])
    expect(found[1]).toEqual({
      external_load_number: 'NL-2',
      result: 'refused',
      load_id: null,
      changed: [],
      errors: [{ field: 'billable_miles', message: 'Give a number from 0.' }],
    })
    expect(found[4]?.errors).toEqual([{ field: 'color', message: 'This cannot be sent here.' }])
    expect((await listed()).map(load => load.external_load_number)).toEqual(['NL-3', 'NL-1'])
  })

  it('500 at once are taken, and 501 are refused as a whole', async () => {
    const loads = Array.from({ length: 501 }, (_, at) => aLoad(`NL-${at}`))
    const response = await refusedWithoutChange(testCompany, 422, () =>
      north.call('PUT', 'loads/by_number', { loads }),
    )
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'loads', message: 'Give at most 500 loads at once.' }],
    })
    expect(new Set(resultsOf(await put(loads.slice(1))))).toEqual(new Set(['created']))
    expect(new Set(resultsOf(await put(loads.slice(1))))).toEqual(new Set(['unchanged']))
  })

  it('a check says what would become of each, and writes nothing', async () => {
    await put([aLoad('NL-1')])
    const loads = [aLoad('NL-1', { billable_miles: 1 }), aLoad('NL-2'), aLoad('NL-3', { stops: [] })]
    const response = await refusedWithoutChange(testCompany, 200, () =>
      north.post('loads/by_number/check', { loads }),
    )
    expect(resultsOf((await response.json()) as WirePutLoad[])).toEqual(['changed', 'created', 'refused'])
  })

  it('a number of another company is another load', async () => {
    await put([aLoad('NL-1')])
    expect(resultsOf(await put([aLoad('NL-1')], south))).toEqual(['created'])
    await put([{ external_load_number: 'NL-1', billable_miles: 5 }], south)
    expect([(await listed())[0]?.billable_miles, (await listed(south))[0]?.billable_miles]).toEqual([
      780.5, 5,
    ])
  })

  it('any sequence of loads, put again, changes nothing', async () => {
    const load = fc.record(
      {
        billable_miles: fc.constantFrom(null, 0, 151),
        status: fc.constantFrom('available', 'progress', 'delivered', 'cancelled'),
        commodity: fc.constantFrom('Paper', null),
        rate_usd: fc.constantFrom(0.1, 1850.55, null),
        carrier: fc.constantFrom(null, { is_type: 'MC', value: '000777' }),
        trailer: fc.constantFrom(null, { unit: '7' }),
        stops: fc.constantFrom(STOPS, [PICKUP, DELIVERY, DELIVERY]),
      },
      { requiredKeys: ['stops'] },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(load, { minLength: 1, maxLength: 5 }), async changes => {
        for (const change of changes) await put([aLoad('NL-1', change)])
        const before = await listed()
        expect(resultsOf(await put([aLoad('NL-1', changes.at(-1))]))).toEqual(['unchanged'])
        expect(await listed()).toEqual(before)
      }),
      { numRuns: 25 },
    )
  })

  it('two calls at once make one load', async () => {
    const both = await Promise.all([put([aLoad('NL-1')]), put([aLoad('NL-1')])])
    expect(both.flatMap(resultsOf).toSorted()).toEqual(['created', 'unchanged'])
    expect(await listed()).toHaveLength(1)
  })
})

describe('what is refused of a load, by field', () => {
  const stop = (change: object) => ({ stops: [{ ...PICKUP, ...change }, DELIVERY] })
  it.each([
    ['no stops for a new load', { stops: undefined }, 'stops', 'Give the stops of a new load.'],
    ['no delivery', { stops: [PICKUP] }, 'stops', 'Give at least one pickup and one delivery.'],
    [
      'a window that ends before it begins',
      stop({ ends_at: '2026-12-01T07:00' }),
      'stops.0.ends_at',
      'This window ends before it begins.',
    ],
    ['a day that does not exist', stop({ starts_at: '2026-02-30T07:00' }), 'stops.0.starts_at', 'This time'],
    [
      'a time that the clock skips',
      stop({ starts_at: '2026-03-08T02:30' }),
      'stops.0.starts_at',
      'This time does not exist: the clocks there are put forward.',
    ],
    [
      'a zone that is none',
      stop({ time_zone: 'Mars/Base' }),
      'stops.0.time_zone',
      'Give a time zone such as',
    ],
    ['a ZIP of another state', stop({ state: 'OK' }), 'stops.0.state', '75202 is in TX, not in OK.'],
    [
      'a ZIP that is not on record',
      stop({ postal_code: '75249' }),
      'stops.0.postal_code',
      '75249 is not on record. The nearest: Dallas, TX 75248;',
    ],
    [
      'a town with a wrong letter',
      stop({ postal_code: null, city: 'Dalas' }),
      'stops.0.city',
      'Dalas, TX is not on record. The nearest: Dallas, TX.',
    ],
    [
      'coordinates far from the ZIP',
      stop({ latitude: 41.8, longitude: -87.6 }),
      'stops.0.latitude',
      'These coordinates are more than 100 miles from Dallas, TX 75202.',
    ],
    [
      'half of the coordinates',
      stop({ latitude: 41.8 }),
      'stops.0.longitude',
      'Give both coordinates, or neither.',
    ],
    [
      'no place',
      stop({ postal_code: null, city: null }),
      'stops.0.postal_code',
      'Give a postal code, a city',
    ],
    [
      'a Mexican stop with a local time and no zone',
      stop({ country: 'MX', state: 'NL', city: 'Monterrey', postal_code: null }),
      'stops.0.time_zone',
      'The time zone of this place is not known.',
    ],
    ['a VIN with the letter O', { truck: { vin: '1XKYDP9X1AJ1O0007' } }, 'truck.vin', 'Give 17 letters'],
    ['a phone without a country', { driver_phone_e164: '312 555 0100' }, 'driver_phone_e164', 'Give a phone'],
    ['half a cent', { rate_usd: 1.005 }, 'rate_usd', 'Give dollars and cents.'],
    ['a change of tomorrow', { updated_at: '2026-11-22T08:00:00Z' }, 'updated_at', 'This is in the future.'],
  ])('%s', async (_, change, field, message) => {
    expect(await errorsOf(change)).toEqual(
      expect.arrayContaining([{ field, message: expect.stringContaining(message) }]),
    )
    expect(await listed()).toEqual([])
  })

  it('a number that the call has twice, both times', async () => {
    expect(resultsOf(await put([aLoad('NL-1'), aLoad('NL-2'), aLoad('NL-1')]))).toEqual([
      'refused',
      'created',
      'refused',
    ])
  })

  it('a number that several loads have', async () => {
    await addLoad(testCompany.database.db, { external_load_number: 'NL-1' })
    await addLoad(testCompany.database.db, { external_load_number: 'NL-1' })
    expect((await put([aLoad('NL-1')]))[0]?.errors[0]?.field).toBe('external_load_number')
  })

  it('a change that is older than the one on record, and not one of the same time', async () => {
    await put([aLoad('NL-1', { updated_at: '2026-11-20T10:00:00Z' })])
    const older = await put([aLoad('NL-1', { updated_at: '2026-11-20T09:59:00Z', billable_miles: 1 })])
    expect(older[0]?.errors).toEqual([
      { field: 'updated_at', message: 'A newer change is on record, of Nov 20, 2026, 10:00:00 AM UTC.' },
    ])
    const same = await put([aLoad('NL-1', { updated_at: '2026-11-20T10:00:00Z', billable_miles: 1 })])
    expect(resultsOf(same)).toEqual(['changed'])
  })

  it('an open load for a carrier that is marked do not dispatch; one that was delivered is kept', async () => {
    const { db } = testCompany.database
    const carrier = { is_type: 'DOT', value: await dotOf(1) }
    await put([aLoad('NL-0', { carrier })])
    await db
      .insertInto('connections')
      .values({ issuer_id: 1, carrier_id: 1, status: 'do_not_dispatch' })
      .execute()
    expect((await put([aLoad('NL-1', { carrier })]))[0]?.errors).toMatchObject([{ field: 'carrier' }])
    expect(resultsOf(await put([aLoad('NL-2', { carrier, status: 'delivered' })]))).toEqual(['created'])
    expect(resultsOf(await put([aLoad('NL-0', { carrier, billable_miles: 1 })]))).toEqual(['changed'])
  })

  it('another place of a stop at which something is logged', async () => {
    const { db } = testCompany.database
    await put([aLoad('NL-1')])
    const [load] = await listed()
    const log = { load_id: load?.id ?? 0, stop_id: load?.stops[0]?.id ?? 0, is_type: 'arrival' }
    await db
      .insertInto('load_logs')
      .values({ ...log, occurred_at: '2026-11-20T08:00:00Z' })
      .execute()
    const moved = [{ ...PICKUP, postal_code: '76102', city: 'Fort Worth' }, DELIVERY]
    expect((await put([aLoad('NL-1', { stops: moved })]))[0]?.errors[0]?.field).toBe('stops.0')
    const later = [{ ...PICKUP, ends_at: '2026-12-01T12:00' }, DELIVERY]
    expect(resultsOf(await put([aLoad('NL-1', { stops: later })]))).toEqual(['changed'])
  })
})

const dotOf = async (carrierId: number) =>
  (
    await testCompany.database.db
      .selectFrom('carrier_identifiers')
      .select('value_key')
      .where('carrier_id', '=', carrierId)
      .where('is_type', '=', 'DOT')
      .executeTakeFirstOrThrow()
  ).value_key

describe('one load by its number', () => {
  it('is new, then changed, and closes when it is delivered', async () => {
    const made = await putOne('NL/1 #2', { stops: STOPS })
    expect([made.status, ((await made.json()) as WirePutLoad).external_load_number]).toEqual([201, 'NL/1 #2'])
    const done = await putOne('NL/1 #2', { status: 'delivered' })
    expect([done.status, ((await done.json()) as WirePutLoad).result]).toEqual([200, 'changed'])
    expect((await listed())[0]).toMatchObject({ status: 'delivered', tracking_status: 'ended' })
    const closed = (await (await north.get('loads?q[tab_eq]=closed')).json()) as WireLoad[]
    expect(closed).toHaveLength(1)
  })

  it('is refused by field', async () => {
    const response = await refusedWithoutChange(testCompany, 422, () => putOne('NL-1', { rate_usd: -1 }))
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'load.rate_usd', message: 'Give a number from 0.' }],
    })
    await refusedWithoutChange(testCompany, 422, () => putOne('NL-1', { external_load_number: 'NL-2' }))
  })

  it('comes by an API key that may write, and not by one that reads', async () => {
    const keyWith = async (scope: string) => {
      const api_key = { name: 'TMS', scopes: [scope], expires_in_days: 30 }
      return ((await (await north.post('api_keys', { api_key })).json()) as { key: string }).key
    }
    const send = async (key: string) =>
      testCompany.monitor.fetch(
        new Request(`${TEST_ORIGIN}${PREFIX}/loads/by_number/NL-1`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ load: { stops: STOPS } }),
        }),
      )
    expect((await send(await keyWith('read'))).status).toBe(403)
    expect((await send(await keyWith('write'))).status).toBe(201)
  })
})
