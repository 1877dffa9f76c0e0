import { type CallFailed, emptyPage, type LaneSearchParams } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { json, type LocalAnswer } from '../testing/local-fetch.ts'
import { bodyOf, id, over, paging, requests } from '../testing/wire-requests.ts'
import { wireCarrier, wireSignedIn } from '../testing/wire-samples.ts'
import { httpCarrierTouches } from './carrier-touches.ts'
import { httpCarrierVehicles } from './carrier-vehicles.ts'
import { httpEldStatuses } from './eld-statuses.ts'
import { httpLaneSearch } from './lane-search.ts'
import { httpVehicleMovements } from './vehicle-movements.ts'
import { httpVehicles } from './vehicles.ts'

const broken = () => json({ errors: [], request_id: 'r1' }, 500, { 'x-request-id': 'r1' })
const failureOf = (pending: Promise<unknown>) =>
  pending.then(
    () => null,
    (thrown: CallFailed) => thrown.failure,
  )

const wireRun = (change: object = {}) => ({
  id: 801,
  carrier_id: 2,
  vehicle_id: 200,
  vin: '1FUJHHDR0XLNM1234',
  unit_number: 'T100',
  is_type: 'power_unit',
  trailer_type: null,
  power_unit_type: 'tractor',
  source: 'eld',
  date: '2026-11-20',
  is_scheduled: null,
  ...change,
})

const { id: carrierId, legal_name, identifiers, connection, rules_assessment } = wireCarrier()
const carrier = { id: carrierId, legal_name, identifiers, connection, rules_assessment }

const wireFound = (change: object = {}) =>
  wireRun({
    make: 'Kenworth',
    model: 'T680',
    model_year: 2021,
    plate: 'P1',
    plate_state: 'TX',
    last_area_name: 'Dallas, TX 75202',
    carrier,
    ...change,
  })

describe('the vehicles of a carrier', () => {
  const params = { carrierId: id<'carrier'>(2), from: '2024-11-21' } as const

  it('a vehicle list sends every filter and its order', async () => {
    const { send, sent } = over(json([], 200, paging))
    const filters = {
      type: 'trailer',
      trailerType: 'reefer',
      powerUnitType: 'tractor',
      source: 'load',
    } as const
    await httpCarrierVehicles(send).ofCarrier({ ...params, filters, page: 3 })
    expect(requests(sent[0])).toBe(
      '/carriers/2/vehicles?q[date_gteq]=2024-11-21&q[is_type_eq]=trailer&q[trailer_type_eq]=reefer' +
        '&q[power_unit_type_eq]=tractor&q[source_eq]=load&q[s][]=is_type asc&q[s][]=trailer_type asc' +
        '&q[s][]=date desc&page=3&per_page=50',
    )
  })

  it('a vehicle list has both counts, which are null without their headers', async () => {
    const counted = { ...paging, scheduledvehiclecount: '12', nonscheduledvehiclecount: '0' }
    const { send } = over(json([], 200, counted), json([], 200, paging))
    const vehicles = httpCarrierVehicles(send)
    expect(await vehicles.ofCarrier(params)).toMatchObject({
      value: { counts: { scheduled: 12, nonScheduled: 0 } },
    })
    expect(await vehicles.ofCarrier({ ...params, page: 2 })).toMatchObject({
      value: { counts: { scheduled: null, nonScheduled: null } },
    })
  })

  it('the vehicles of a carrier of a type or source that this portal does not know are left out', async () => {
    const { send } = over(
      json(
        [
          wireFound(),
          wireFound({ id: 1, is_type: 'barge' }),
          wireFound({ id: 2, power_unit_type: 'robot' }),
          wireFound({ id: 3, source: 'satellite' }),
          wireFound({
            id: 4,
            carrier: { ...carrier, connection: { id: 1, status: 'frozen', is_dismissed: false } },
          }),
        ],
        200,
        paging,
      ),
    )
    const outcome = await httpCarrierVehicles(send).search({})
    expect(outcome).toMatchObject({
      value: {
        items: [
          {
            id: 801,
            type: 'power_unit',
            isScheduled: null,
            modelYear: 2021,
            plateState: 'TX',
            lastAreaName: 'Dallas, TX 75202',
            carrier: { id: carrierId, legalName: legal_name },
          },
        ],
      },
    })
    expect(outcome.ok && outcome.value.items).toHaveLength(1)
  })

  it("a refused vehicle list names the field by core's name", async () => {
    const errors = [{ field: 'q.trailer_type_eq', message: 'Give a trailer type.' }]
    const { send } = over(json({ errors }, 422), json({ errors: [] }, 403))
    const vehicles = httpCarrierVehicles(send)
    expect(await vehicles.search({ filters: { trailerType: '' } })).toMatchObject({
      ok: false,
      refusal: { kind: 'invalid', problems: [{ field: 'trailerType' }] },
    })
    expect(await vehicles.onEld(params)).toMatchObject({ ok: false, refusal: { kind: 'forbidden' } })
  })

  it('an aborted vehicle list rejects instead of returning an empty list', async () => {
    const { send } = over()
    await expect(httpCarrierVehicles(send).search({}, AbortSignal.abort('gone'))).rejects.toBe('gone')
  })
})

describe('one vehicle among all', () => {
  it.each([
    [{ kind: 'vin', vin: '1FUJHHDR0XLNM1234', check: 'wrong' }, 'q[vin_eq]=1FUJHHDR0XLNM1234'],
    [{ kind: 'plate', plate: 'P1' }, 'q[plate_eq]=P1'],
    [{ kind: 'plate', plate: 'P1', state: 'TX' }, 'q[plate_eq]=P1&q[plate_state_eq]=TX'],
    [{ kind: 'unit', unitNumber: 'T-104' }, 'q[unit_number_eq]=T-104'],
  ] as const)('one vehicle among all is looked up by %j as %s', async (lookup, query) => {
    const { send, sent } = over(json([], 200, paging))
    await httpCarrierVehicles(send).search({ lookup })
    expect(requests(sent[0])).toBe(`/carrier_vehicles?${query}&q[s]=date desc&page=1&per_page=50`)
  })

  it('the start of a number is sent for the trucks of a carrier, and for those of loads', async () => {
    const { send, sent } = over(json([], 200, paging), json([], 200, paging))
    const vehicles = httpCarrierVehicles(send)
    await vehicles.search({ assignedStart: 'T1' })
    await vehicles.ofCarrier({ carrierId: id<'carrier'>(2), from: '2024-11-21', start: 'T1' })
    expect(requests(sent[0])).toContain('/carrier_vehicles?q[assigned_number_start]=T1&')
    expect(requests(sent[1])).toContain('&q[number_start]=T1&')
  })

  it('a refused vehicle lookup names the field that was typed in', async () => {
    const errors = [
      { field: 'q.plate_eq', message: 'Give a plate.' },
      { field: 'q.plate_state_eq', message: 'Give the two letters of a state or province.' },
    ]
    const { send } = over(json({ errors }, 422))
    expect(await httpCarrierVehicles(send).search({})).toMatchObject({
      refusal: { problems: [{ field: 'lookup' }, { field: 'state' }] },
    })
  })
})

describe('one vehicle', () => {
  it('a vehicle is requested by its VIN as one path segment', async () => {
    const { send, sent } = over(json({ errors: [] }, 404))
    await httpVehicles(send).findByVin({ vin: 'A/../B' })
    expect(sent[0]?.url).toBe('/vehicles/A%2F..%2FB/by_vin')
  })

  it('an unreadable vehicle is a failure that names the field and not its value', async () => {
    const { send } = over(
      json({
        id: 1,
        vin: '1FUJHHDR0XLNM1234',
        make: null,
        model: null,
        model_year: 2021,
        unit_type: 11,
        plate: null,
        plate_state: null,
        carriers: [{ carrier, first_seen_on: '2026-11-01', last_seen_on: 'yesterday' }],
      }),
    )
    expect(await failureOf(httpVehicles(send).find({ id: id(1) }))).toMatchObject({
      kind: 'unreadable',
      call: 'GET vehicles/:id',
      detail: 'carriers.0.last_seen_on: no calendar date',
    })
  })

  it('the areas of a vehicle are requested five at a time by default, or as many as given', async () => {
    const { send, sent } = over(json([]), json([]), json([]))
    const movements = httpVehicleMovements(send)
    await movements.latest({ carrierVehicleId: id(4) })
    await movements.latest({ carrierVehicleId: id(4), limit: 20 })
    await movements.latest({ vehicleId: id(9) })
    expect(sent.map(requests)).toEqual([
      '/carrier_vehicle_areas/by_carrier_vehicle?carrier_vehicle_id=4&limit=5',
      '/carrier_vehicle_areas/by_carrier_vehicle?carrier_vehicle_id=4&limit=20',
      '/carrier_vehicle_areas/by_carrier_vehicle?vehicle_id=9&limit=5',
    ])
  })
})

describe('touches and logging devices', () => {
  it('touches and logging devices are read from the wrapping response', async () => {
    const area = { area_id: 9, name: 'Dallas, TX 75202', zip: '75202', count: 3, last_on: '2026-11-20' }
    const read = { name: area.name, zip: '75202', count: 3, lastOn: '2026-11-20' }
    const placed = { ...area, area_id: 10, latitude: 32.79, longitude: -96.8 }
    const { send } = over(json({ areas: [area, placed] }), json({ eld_carrier_vehicles: [] }), json([]))
    expect(await httpCarrierTouches(send).historical({ carrierId: id(2) })).toEqual({
      ok: true,
      value: [
        { ...read, areaId: 9, latitude: null, longitude: null },
        { ...read, areaId: 10, latitude: 32.79, longitude: -96.8 },
      ],
    })
    expect(await httpCarrierVehicles(send).onEld({ carrierId: id(2) })).toEqual({ ok: true, value: [] })
    expect(await failureOf(httpCarrierTouches(send).recentlyVerified({ carrierId: id(2) }))).toMatchObject({
      kind: 'unreadable',
    })
  })

  it('an ELD status that is not found is empty, and no other refusal is', async () => {
    const { send } = over(json({}, 404), json({ errors: [] }, 403))
    const statuses = httpEldStatuses(send)
    expect(await statuses.ofCarrier({ carrierId: id(2) })).toMatchObject({
      ok: true,
      value: { status: null },
    })
    expect(await statuses.ofCarrier({ carrierId: id(3) })).toMatchObject({ refusal: { kind: 'forbidden' } })
  })
})

describe('a lane search', () => {
  const params: LaneSearchParams = { originAreaId: id(12), destinationAreaId: id(34), narrowing: {}, page: 1 }
  const paywall = (limit: number | null, used: number) => ({
    ...wireSignedIn().user.paywall,
    limits: { carrier_searches: limit },
    usage: { carrier_searches_count: used },
  })
  /** A browser of a user with this search limit and usage. */
  const signedIn = (limit: number | null, used: number, ...answers: readonly LocalAnswer[]) =>
    over(json(wireSignedIn({ paywall: paywall(limit, used) })), ...answers)
  const point = { latitude: 32.78, longitude: -96.8 }
  const answer = (change: object = {}) =>
    json({ carriers: [], route: null, ...change }, 200, { ...paging, totalitems: '0' })

  it('a lane search sends the lane and the narrowing filters only', async () => {
    const { send, sent } = signedIn(null, 0, answer(), answer())
    const lanes = httpLaneSearch(send)
    await lanes.search(params)
    await lanes.search({
      ...params,
      page: 2,
      narrowing: {
        fleetSize: { min: 5, max: 40 },
        straightBoxTrucks: { max: 3 },
        cargoVans: { min: 1 },
        authorityAgeMonths: { min: 6 },
        cargoUsd: 100_000,
        generalLiabilityUsd: 1_000_000,
        autoLiabilityUsd: 2_000_000,
        portfolio: { equipment: ['van', 'reefer'], minVehicles: 2, minShare: 0.25 },
        assessment: 'partial_pass',
        countries: ['US', 'CA'],
        isContactVerified: true,
        eldConnected: 2,
        originRadiusMiles: 12.5,
      },
    })
    const lane = { origin_area_id: 12, destination_area_id: 34, per_page: 50 }
    expect(sent[1]?.url).toBe('/carriers/search')
    expect(bodyOf(sent[1])).toEqual({ ...lane, page: 1, q: {} })
    expect(bodyOf(sent[2])).toEqual({
      ...lane,
      page: 2,
      q: {
        power_units_gteq: 5,
        power_units_lteq: 40,
        straight_box_trucks_lteq: 3,
        cargo_vans_gteq: 1,
        authority_age_months_gteq: 6,
        cargo_amount_gteq: 100_000,
        general_liability_amount_gteq: 1_000_000,
        auto_liability_amount_gteq: 2_000_000,
        equipment_in: ['van', 'reefer'],
        equipment_count_gteq: 2,
        equipment_share_gteq: 0.25,
        rules_assessment_eq: 'partial_pass',
        physical_country_in: ['US', 'CA'],
        is_contact_verified_eq: true,
        eld_connected_eq: 2,
        origin_radius_miles_lteq: 12.5,
      },
    })
  })

  it('a lane search reads carriers with their sightings, and the route', async () => {
    const seen = { ...wireCarrier(), seen_on_lane: { times: 3, last_on: '2026-10-04' } }
    const route = { points: [point, { latitude: 33.75, longitude: -84.39 }], miles: 718.9 }
    const { send } = signedIn(
      null,
      0,
      answer({ carriers: [seen, { ...seen, id: 8, seen_on_lane: null }], route }),
    )
    expect(await httpLaneSearch(send).search(params)).toMatchObject({
      ok: true,
      value: {
        carriers: {
          items: [
            { id: 7, seenOnLane: { times: 3, lastOn: '2026-10-04' } },
            { id: 8, seenOnLane: null },
          ],
        },
        route: { points: [point, {}], miles: 718.9 },
      },
    })
  })

  it('a lane search reads a route of one point as null', async () => {
    const { send } = signedIn(null, 0, answer({ route: { points: [point], miles: 1 } }))
    expect(await failureOf(httpLaneSearch(send).search(params))).toMatchObject({
      detail: 'route.points: fewer than two points',
    })
  })

  it('a lane search at the plan limit is not sent and returns an empty result', async () => {
    const { send, sent, said } = signedIn(10, 10)
    expect(await httpLaneSearch(send).search(params)).toEqual({
      ok: true,
      value: { carriers: emptyPage(), route: null },
    })
    expect(sent.map(({ url }) => url)).toEqual(['/refresh_jwt'])
    expect(said).toEqual(['carriers/search: the plan includes no more searches, so nothing was sent'])
  })

  it.each<[string, Partial<LaneSearchParams>]>([
    ['a later page', { page: 2 }],
    ['a retry', { isRetry: true }],
  ])('a lane search at the plan limit is sent for %s, which is not a new search', async (_, more) => {
    const { send, sent } = signedIn(10, 10, answer())
    await httpLaneSearch(send).search({ ...params, ...more })
    expect(sent).toHaveLength(2)
  })

  it.each([
    [null, 99],
    [10, 9],
  ])('a lane search is sent with a limit of %s and %i used', async (limit, used) => {
    const { send, sent } = signedIn(limit, used, answer())
    await httpLaneSearch(send).search(params)
    expect(sent).toHaveLength(2)
  })

  it('a lane search returns a server error with its request id', async () => {
    const { send, sent } = signedIn(null, 0, broken())
    expect(await httpLaneSearch(send).search(params)).toEqual({
      ok: false,
      refusal: { kind: 'server-error', requestId: 'r1' },
    })
    expect(sent).toHaveLength(2)
  })

  it.each([502, 503])('a lane search throws for %i, which is not a response of the server', async status => {
    const { send } = signedIn(null, 0, json({}, status))
    expect(await failureOf(httpLaneSearch(send).search(params))).toMatchObject({
      kind: 'unavailable',
      status,
    })
  })

  it("a refused lane search names the field by core's name", async () => {
    const errors = [
      { field: 'q.power_units_gteq', message: 'Give a number.' },
      { field: 'origin_area_id', message: 'Give a number.' },
      { field: 'q.unknown', message: 'This cannot be sent here.' },
    ]
    const { send } = signedIn(null, 0, json({ errors }, 422))
    expect(await httpLaneSearch(send).search(params)).toMatchObject({
      refusal: { problems: [{ field: 'fleetSize' }, { field: 'originAreaId' }, { field: null }] },
    })
  })
})
