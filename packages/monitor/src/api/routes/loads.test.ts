import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { WireLoad } from '../../freight/loads/wire-load.ts'
import { addLoad, addTruck, inHours, STOPS } from '../../testing/freight.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import type { Person } from '../../testing/test-company.ts'

let testCompany: TestCompany
let north: TestBrowser
let south: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  south = await testCompany.as('south')
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  await testCompany.database.db.deleteFrom('loads').execute()
  await testCompany.database.db.deleteFrom('teams').execute()
})

const add = (...load: Parameters<typeof addLoad> extends [unknown, ...infer Rest] ? Rest : never) =>
  addLoad(testCompany.database.db, ...load)
const addTeam = async (company_id: number) =>
  (
    await testCompany.database.db
      .insertInto('teams')
      .values({ company_id, name: 'Desk' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const list = async (query = '', by = north) => {
  const response = await by.get(`loads?${query}`)
  expect({ query, status: response.status }).toEqual({ query, status: 200 })
  return (await response.json()) as WireLoad[]
}
const idsIn = async (query = '', by = north) => (await list(query, by)).map(({ id }) => id)
const patch = (id: number, load: object, by = north) => by.call('PATCH', `loads/${id}`, { load })
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { errors: { field: string | null }[] }).errors.map(({ field }) => field)

describe('loads', () => {
  it("loads are the company's own, newest first, each with its stops in order", async () => {
    const first = await add({ external_load_number: 'NL-1', billable_miles: 880 }, [
      STOPS[1] ?? {},
      STOPS[0] ?? {},
    ])
    await add({ company_id: 2 })
    const second = await add({}, [])
    const [newest, oldest] = await list()
    expect(newest).toMatchObject({ id: second.id, stops: [], billable_miles: null, is_trackable: null })
    expect(oldest).toEqual({
      id: first.id,
      external_load_number: 'NL-1',
      status: 'covered',
      tracking_status: 'tracking',
      billable_miles: 880,
      is_trackable: true,
      carrier_id: 1,
      carrier: expect.objectContaining({ id: 1 }),
      carrier_vehicle_id: null,
      carrier_vehicle: null,
      team_id: null,
      company_id: 1,
      details: {
        equipment: null,
        commodity: null,
        commodity_value_usd: null,
        rate_usd: null,
        is_team: null,
        driver_phone_e164: null,
        truck: null,
        trailer: null,
        stated_carrier: null,
        updated_at: null,
      },
      stops: [first.stopIds[0], first.stopIds[1]].map((id, at) => {
        const { latitude, longitude, window_starts_at, window_ends_at, ...stop } = STOPS[
          at
        ] as (typeof STOPS)[0]
        return {
          ...stop,
          id: first.stopIds[at === 0 ? 1 : 0] ?? id,
          latitude_for_map: latitude,
          longitude_for_map: longitude,
          scheduled_window: { starts_at: window_starts_at, ends_at: window_ends_at },
          town: at === 0 ? 'Dallas, TX' : null,
          progress: { arrived_at: null, done_at: null },
        }
      }),
    })
    expect(await (await north.get(`loads/${first.id}`)).json()).toEqual(oldest)
  })

  it('a load tells of each stop when it was first reached and when its work was done, and the town', async () => {
    const { db } = testCompany.database
    const { id, stopIds } = await add()
    const [pickup = 0] = stopIds
    const log = (is_type: string, hours: number) => ({
      load_id: id,
      stop_id: pickup,
      is_type,
      occurred_at: inHours(hours),
    })
    await db
      .insertInto('load_logs')
      .values([
        log('arrival', 2),
        log('arrival', 1),
        log('delivery', 1),
        log('departure', 4),
        log('pickup', 3),
      ])
      .execute()
    const [load] = await list()
    expect(load?.stops.map(({ town, progress }) => [town, progress])).toEqual([
      ['Dallas, TX', { arrived_at: inHours(1), done_at: inHours(3) }],
      [null, { arrived_at: null, done_at: null }],
    ])
  })

  it("a load has its truck with whether the carrier's insurance lists it", async () => {
    const truck = await addTruck(testCompany.database.db, 1, { unit_number: '104' })
    await add({ carrier_vehicle_id: truck })
    expect(await list()).toMatchObject([
      { carrier: { id: 1 }, carrier_vehicle: { id: truck, unit_number: '104', is_scheduled: null } },
    ])
  })

  it('loads are sorted by pickup, status or carrier, those without a value last', async () => {
    const late = await add({ status: 'available' })
    const none = await add({ status: 'delayed', carrier_id: null }, [])
    const early = await add({ status: 'progress' }, [{ window_starts_at: inHours(1) }])
    const by = (order: string) => idsIn(`q[s]=${encodeURIComponent(order)}`)
    expect(await by('pickup_at asc')).toEqual([early.id, late.id, none.id])
    expect(await by('pickup_at desc')).toEqual([late.id, early.id, none.id])
    expect(await by('status asc')).toEqual([late.id, early.id, none.id])
    expect(await by('carrier_name desc')).toEqual([early.id, late.id, none.id])
    expect((await north.get('loads?q[s]=miles')).status).toBe(422)
  })

  it('a change of a load is refused when the caller saw another state of it, and nothing is changed', async () => {
    const { id } = await add({ status: 'covered' })
    const change = (tag: string, load: object) =>
      north.call('PATCH', `loads/${id}`, { load }, { 'if-match': tag })
    expect((await change('"status=available team_id=none"', { status: 'progress' })).status).toBe(409)
    expect((await change('"miles=1"', { status: 'progress' })).status).toBe(409)
    expect(await list()).toMatchObject([{ status: 'covered' }])
    expect((await change('"status=covered team_id=none"', { status: 'progress' })).status).toBe(200)
  })

  it.each([
    [null, null],
    [0, false],
    [149.9, false],
    [150, true],
  ])('a load of %j billable miles has is_trackable %j', async (billable_miles, is_trackable) => {
    await add({ billable_miles })
    expect(await list()).toMatchObject([{ billable_miles, is_trackable }])
  })

  it('loads are paged by 50, none twice', async () => {
    for (let made = 0; made < 53; made += 1) await add({}, [])
    const response = await north.get('loads')
    expect(response.headers.get('totalpages')).toBe('2')
    expect(response.headers.get('totalitems')).toBe('53')
    const ids = [...((await response.json()) as WireLoad[]).map(({ id }) => id), ...(await idsIn('page=2'))]
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
    expect(ids).toHaveLength(53)
  })

  it.each([
    ['available', ['open', 'no_assigned_vehicle']],
    ['covered', ['open', 'no_assigned_vehicle']],
    ['progress', ['open', 'no_assigned_vehicle']],
    ['delayed', ['open', 'no_assigned_vehicle']],
    ['delivered', ['closed']],
    ['cancelled', ['closed']],
    ['assumed_delivered', []],
  ] as const)('loads with status %s are in the tabs %j', async (status, tabs) => {
    const { id } = await add({ status, external_load_number: 'ZX-7' })
    for (const tab of ['open', 'closed', 'no_assigned_vehicle'] as const)
      expect({ tab, ids: await idsIn(`q[tab_eq]=${tab}`) }).toEqual({
        tab,
        ids: (tabs as readonly string[]).includes(tab) ? [id] : [],
      })
    expect(await idsIn('q[external_load_number_cont]=zx')).toEqual([id])
  })

  it.each([
    ['tracking', []],
    ['not_started', ['pending_tracking']],
    ['no_eld_connection', ['no_eld']],
    ['tracking_interrupted', ['not_tracking']],
    ['terminated', ['not_tracking']],
    ['ended', []],
    ['unable_to_track', ['not_tracking']],
    ['not_eligible', []],
  ] as const)('loads with tracking status %s are in the tabs %j', async (tracking_status, tabs) => {
    const { id } = await add({ tracking_status })
    await add({ tracking_status, status: 'delivered' })
    for (const tab of ['pending_tracking', 'no_eld', 'not_tracking'] as const)
      expect({ tab, ids: await idsIn(`q[tab_eq]=${tab}`) }).toEqual({
        tab,
        ids: (tabs as readonly string[]).includes(tab) ? [id] : [],
      })
  })

  describe.each([
    ['pickup', ['no_arrival', 'no_departure', 'no_pickup']],
    ['delivery', ['no_arrival', 'no_departure', 'no_delivery']],
  ] as const)('loads with a %s whose window has ended', (is_type, tabs) => {
    const missing = ['no_arrival', 'no_departure', 'no_pickup', 'no_delivery'] as const
    const over = { is_type, window_starts_at: inHours(-3), window_ends_at: inHours(-1) }
    const tabsNow = async () => {
      const found = []
      for (const tab of missing) if ((await idsIn(`q[tab_eq]=${tab}`)).length > 0) found.push(tab)
      return found
    }

    it('a load is an exception until the event is logged at its stop', async () => {
      const { id, stopIds } = await add({}, [over])
      expect(await tabsNow()).toEqual(tabs)
      const left = new Set<string>(tabs)
      for (const event of ['arrival', is_type, 'departure']) {
        await testCompany.database.db
          .insertInto('load_logs')
          .values({ load_id: id, stop_id: stopIds[0] ?? 0, is_type: event, occurred_at: inHours(-2) })
          .execute()
        left.delete(`no_${event}`)
        expect(await tabsNow()).toEqual([...left])
      }
    })

    it.each(['delivered', 'cancelled', 'assumed_delivered'] as const)(
      'a load is no exception when %s',
      async status => {
        await add({ status }, [over])
        expect(await tabsNow()).toEqual([])
      },
    )

    it.each([
      ['has no end date on record', { window_ends_at: null }],
      ['ends now', { window_ends_at: inHours(0) }],
      ['is to come', { window_starts_at: inHours(1), window_ends_at: inHours(2) }],
    ])('a load is no exception while it %s', async (_, window) => {
      await add({}, [{ ...over, ...window }])
      expect(await tabsNow()).toEqual([])
    })
  })

  it('a load is late a second after its window, not before', async () => {
    // Eight in the morning to ten in Denver, as it was agreed there.
    const { id } = await add({}, [
      { window_starts_at: '2026-11-21T08:00:00-07:00', window_ends_at: '2026-11-21T10:00:00-07:00' },
    ])
    testCompany.clock.move(9 * 3_600)
    expect(await idsIn('q[tab_eq]=no_arrival')).toEqual([])
    testCompany.clock.move(1)
    expect(await idsIn('q[tab_eq]=no_arrival')).toEqual([id])
    testCompany.clock.move(-9 * 3_600 - 1)
  })

  it.each([
    ['nl-2', ['NL-20841']],
    [' 100%25 ', ['NL 100%_A']],
    ['_', ['NL 100%_A']],
    ['', []],
    ['%20', []],
    ['nothing', []],
  ])('loads are found by a part of their number: "%s"', async (text, found) => {
    await add({ external_load_number: 'NL-20841' }, [])
    await add({ external_load_number: 'NL 100%_A' }, [])
    await add({}, [])
    const loads = await list(`q[external_load_number_cont]=${text}`)
    expect(loads.map(load => load.external_load_number)).toEqual(found)
  })

  it('loads are filtered by status, tracking, team and truck, also by none', async () => {
    const truck = await addTruck(testCompany.database.db, 1)
    const team = await addTeam(1)
    const one = await add({ status: 'delayed', carrier_vehicle_id: truck, team_id: team })
    const other = await add({ tracking_status: 'ended' })
    for (const [query, { id }] of [
      ['status_eq]=delayed', one],
      ['status_eq]=covered', other],
      ['tracking_status_eq]=ended', other],
      [`team_id_eq]=${team}`, one],
      ['team_id_null]=true', other],
      [`carrier_vehicle_id_eq]=${truck}`, one],
      ['carrier_vehicle_id_null]=true', other],
    ] as const)
      expect({ query, ids: await idsIn(`q[${query}`) }).toEqual({ query, ids: [id] })
    expect(await idsIn(`q[team_id_eq]=${team}&q[status_eq]=covered`)).toEqual([])
  })

  it.each([
    ['q[colour]=red', 'q.colour'],
    ['q[tab_eq]=lost', 'q.tab_eq'],
    ['q[status_eq]=gone', 'q.status_eq'],
    ['q[tracking_status_eq]=gone', 'q.tracking_status_eq'],
    ['q[team_id_eq]=x', 'q.team_id_eq'],
    ['q[team_id_eq]=1&q[team_id_null]=true', 'q.team_id_null'],
    ['q[team_id_null]=maybe', 'q.team_id_null'],
    ['q[s]=id', 'q.s'],
    ['company_id=2', 'company_id'],
    ['per_page=51', 'per_page'],
    ['page=0', 'page'],
    [`q[external_load_number_cont]=${'x'.repeat(61)}`, 'q.external_load_number_cont'],
  ])('loads reject the filter %s', async (query, field) => {
    const response = await north.get(`loads?${query}`)
    expect(response.status).toBe(422)
    expect(await fieldsOf(response)).toEqual([field])
  })
})

describe('changing a load', () => {
  it('a load takes a status, a team, and a truck of its carrier, and keeps its other fields', async () => {
    const { id } = await add({ billable_miles: 12 })
    const [team, truck] = [await addTeam(1), await addTruck(testCompany.database.db, 1)]
    const before = (await list())[0]
    const change = { status: 'delayed', team_id: team, carrier_vehicle_id: truck }
    const response = await patch(id, change)
    expect(response.status).toBe(200)
    const after = { ...before, ...change, carrier_vehicle: expect.objectContaining({ id: truck }) }
    expect(await response.json()).toEqual({ ...after, decision_record_id: expect.any(Number) as number })
    expect(await (await patch(id, { team_id: null })).json()).toEqual({ ...after, team_id: null })
  })

  it('a truck that is put on a load keeps one record of its carrier a day, which names the load', async () => {
    const { id } = await add({ carrier_id: null, external_load_number: 'NL-77' })
    const other = await add({ carrier_id: 2, external_load_number: 'NL-78' })
    const trucks = [await addTruck(testCompany.database.db, 2), await addTruck(testCompany.database.db, 2)]
    const recordOf = async (load: number, truck: number | undefined) =>
      ((await (await patch(load, { carrier_vehicle_id: truck })).json()) as { decision_record_id?: number })
        .decision_record_id
    const first = await recordOf(id, trucks[0])
    expect(await recordOf(id, trucks[0])).toBeUndefined()
    expect(await recordOf(other.id, trucks[1])).toBe(first)
    const record = (await (await north.get(`decision_records/${first}`)).json()) as { message: string }
    expect(record).toMatchObject({
      message: 'Kept when a truck of the carrier was put on a load.',
      acts: [{ note: 'Load NL-77' }, { note: 'Load NL-78' }],
    })
    expect(await recordOf(id, 999_999)).toBeUndefined()
  })

  it('a load takes no truck of a carrier that is do not dispatch, and anything else', async () => {
    const { id } = await add({})
    const truck = await addTruck(testCompany.database.db, 1)
    await north.call('PATCH', 'connections/set_carrier_to_do_not_dispatch?carrier_id=1', {
      status: 'do_not_dispatch',
    })
    const assign = () => patch(id, { carrier_vehicle_id: truck })
    const refused = await refusedWithoutChange(testCompany, 409, assign)
    expect(await refused.text()).toContain('marked this carrier Do not dispatch on')
    expect((await patch(id, { status: 'cancelled' })).status).toBe(200)
    await testCompany.database.db.deleteFrom('connections').where('carrier_id', '=', 1).execute()
    expect((await assign()).status).toBe(200)
  })

  it('a load without a carrier takes the carrier of its truck', async () => {
    const { id } = await add({ carrier_id: null })
    const truck = await addTruck(testCompany.database.db, 2)
    expect(await (await patch(id, { carrier_vehicle_id: truck })).json()).toMatchObject({ carrier_id: 2 })
  })

  it.each([
    ['nothing', {}, 'load'],
    ['a status that is none', { status: 'lost' }, 'load.status'],
    ['no status', { status: null }, 'load.status'],
    ['a team that is not there', { team_id: 999 }, 'load.team_id'],
    ['a truck that is not there', { carrier_vehicle_id: 999_999 }, 'load.carrier_vehicle_id'],
    ['a company', { company_id: 2 }, 'load.company_id'],
    ['miles', { billable_miles: 1 }, 'load.billable_miles'],
  ])('a load cannot be changed by %s', async (_, change, field) => {
    const { id } = await add()
    const response = await refusedWithoutChange(testCompany, 422, () => patch(id, change))
    expect(await fieldsOf(response)).toEqual([field])
  })

  it("a load rejects another company's team, another carrier's truck, and a trailer", async () => {
    const { id } = await add()
    const team_id = await addTeam(2)
    const foreign = await addTruck(testCompany.database.db, 2)
    const trailer = await addTruck(testCompany.database.db, 1, { is_type: 'trailer' })
    await refusedWithoutChange(testCompany, 422, () => patch(id, { status: 'delayed', team_id }))
    for (const carrier_vehicle_id of [foreign, trailer])
      await refusedWithoutChange(testCompany, 422, () => patch(id, { status: 'delayed', carrier_vehicle_id }))
  })

  const OF_ONE = [
    '',
    '/load_logs',
    '/carrier_vehicle_area_trace_data',
    '/recent_carrier_vehicle_areas_by_carrier_vehicle',
    '/vehicle_distances_to_pickup',
  ]
  it.each(OF_ONE)("another company's load looks like a missing one: loads/:id%s", async path => {
    const { id } = await add()
    const answers = [await south.get(`loads/${id}${path}`), await north.get(`loads/999999${path}`)]
    const bodies = await Promise.all(answers.map(answer => answer.json() as Promise<{ errors: unknown }>))
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(bodies[0]?.errors).toEqual(bodies[1]?.errors)
    await refusedWithoutChange(testCompany, 404, () => patch(id, { status: 'cancelled' }, south))
  })

  it.each([
    ['new', 403],
    ['ended', 403],
    ['trucker', 403],
    ['reviewed', 418],
  ] as const)('loads are forbidden to %s (%i)', async (person: Person, status) => {
    const { id } = await add({ company_id: 1 })
    const browser = await testCompany.as(person)
    expect((await browser.get('loads')).status).toBe(status)
    await refusedWithoutChange(testCompany, status, () => patch(id, { status: 'cancelled' }, browser))
  })

  it('loads reject a visitor', async () => {
    const { id } = await add()
    const visitor = testCompany.newBrowser()
    for (const path of OF_ONE) expect((await visitor.get(`loads/${id}${path}`)).status).toBe(401)
    await refusedWithoutChange(testCompany, 401, () => patch(id, { status: 'cancelled' }, visitor))
  })

  it('loads are open to a company whose plan has no features', async () => {
    const browser = await testCompany.as('unpaid')
    const { id } = await add({ company_id: 6 })
    expect(await idsIn('', browser)).toEqual([id])
  })
})
