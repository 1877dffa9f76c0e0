import { type CarrierId, type Refusal, vehicleListFrom } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import {
  aCarrierSafety,
  aCarrierVehicle,
  aCrash,
  aMovement,
  anEldStatus,
  anEldVehicle,
  anAuthorityAct,
  anInsight,
  anInspection,
  aPaymentAnalysis,
  aPaywall,
  aPowerUnitStats,
  aSubscription,
  aTouchedArea,
  aUser,
  aVehicle,
  aViolation,
  id,
} from '../builders/index.ts'
import {
  authorityHistoriesContract,
  carrierInsightsContract,
  carrierPaymentsContract,
  carrierSafetyContract,
  carrierTouchesContract,
  carrierVehiclesContract,
  eldStatusesContract,
  vehicleMovementsContract,
  vehiclesContract,
} from '../contracts/index.ts'
import { fakeAuthorityHistories, fakeCarrierPayments, fakeCarrierTouches } from './carrier-record-fakes.ts'
import { fakeCarrierInsights } from './carrier-insight-fakes.ts'
import { fakeCarrierSafety } from './carrier-safety-fakes.ts'
import { aFleet } from './carrier-world.ts'
import { fakeWorld } from './fake-world.ts'

import { fakeCarrierVehicles, fakeEldStatuses, fakeVehicleMovements, fakeVehicles } from './vehicle-fakes.ts'

const known = id<'carrier'>(7)
const other = id<'carrier'>(8)
const absent = id<'carrier'>(999)
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const dayOfMonth = (day: number) =>
  `2026-10-${String(day).padStart(2, '0')}` as `${number}-${number}-${number}`

carrierSafetyContract(async () => {
  const rows = {
    carriers: aFleet(),
    inspections: [
      ...numbers(55).map(at => anInspection({ id: id(at), inspectedOn: dayOfMonth(1 + (at % 9)) })),
      anInspection({ id: id(99), carrierId: id(9) }),
    ],
    crashes: numbers(3).map(at => aCrash({ id: id(at), occurredOn: dayOfMonth(at) })),
    violations: numbers(3).map(at => aViolation({ id: id(at), foundOn: dayOfMonth(4 - at) })),
    outOfServiceOrders: new Map([
      [
        known,
        {
          asOf: '2026-11-19' as const,
          orders: [
            { orderedOn: '2026-10-01' as const, reason: 'UNFIT', rescindedOn: null, isInForce: true },
            {
              orderedOn: '2024-10-01' as const,
              reason: null,
              rescindedOn: '2024-12-01' as const,
              isInForce: false,
            },
          ],
        },
      ],
    ]),
    safetyRecords: [aCarrierSafety({ summary: { ...aCarrierSafety().summary, inspections24Months: 55 } })],
  }
  const blocked = aUser({ scopes: ['block_safety_data'] })
  return {
    records: fakeCarrierSafety(fakeWorld(rows)),
    blocked: fakeCarrierSafety(fakeWorld({ ...rows, user: blocked })),
    inspected: known,
    unknown: other,
    absent,
  }
})

const FROZEN = { source: 'L&I AuthHist', asOf: '2026-05-14' } as const

authorityHistoriesContract(async () => ({
  histories: fakeAuthorityHistories(
    fakeWorld({
      carriers: aFleet(),
      authorityHistories: new Map([
        [
          id<'carrier'>(1),
          {
            periods: [
              { from: '2010-01-01', to: '2016-03-01' },
              { from: '2016-03-31', to: null },
            ],
            acts: [
              anAuthorityAct({ ...FROZEN, on: '2016-03-31' }),
              anAuthorityAct({ ...FROZEN, act: 'revoked', on: '2016-03-01' }),
              anAuthorityAct({ ...FROZEN, on: '2010-01-01' }),
            ],
            asOf: '2026-05-14',
          },
        ],
      ]),
    }),
  ),
  withGap: id(1),
  without: id(2),
  absent: id(999_999),
}))

carrierInsightsContract(async () => {
  const withGap = numbers(17).map(at => id<'carrier'>(at))
  const nearby = id<'carrier'>(20)
  const rows = {
    carriers: aFleet(),
    subscriptions: [aSubscription({ carrierId: id(3) })],
    insights: [
      ...withGap.map((carrierId, at) => anInsight({ id: id(at + 1), carrierId })),
      ...['2026-09-01', '2026-10-01'].map((foundOn, at) =>
        anInsight({
          id: id(at + 40),
          carrierId: nearby,
          kind: 'broker_authority_nearby',
          foundOn: foundOn as '2026-09-01',
        }),
      ),
    ],
  }
  const user = aUser({ paywall: aPaywall({ canViewInsights: false }) })
  return {
    insights: fakeCarrierInsights(fakeWorld(rows)),
    closed: fakeCarrierInsights(fakeWorld({ ...rows, user })),
    withGap,
    nearby,
    mine: id<'carrier'>(3),
    without: id<'carrier'>(30),
    absent,
  }
})

carrierVehiclesContract(async () => ({
  vehicles: fakeCarrierVehicles(
    fakeWorld({
      carriers: aFleet(),
      vehicles: [aVehicle()],
      vehicleMovements: [aMovement({ carrierVehicleId: id(1) })],
      carrierVehicles: [
        aCarrierVehicle({ id: id(900), date: '2020-01-01' }),
        aCarrierVehicle({ id: id(901), carrierId: id(9) }),
        ...numbers(60).map(at =>
          aCarrierVehicle({
            id: id(at),
            date: dayOfMonth(1 + (at % 7)),
            isScheduled: [true, false, null][at % 3] ?? null,
            source: at % 4 === 0 ? 'eld' : 'inspection',
            ...(at % 2 === 0
              ? {}
              : {
                  type: 'trailer',
                  powerUnitType: null,
                  trailerType: [null, 'van', 'reefer'][at % 3] ?? null,
                }),
          }),
        ),
      ],
      eldVehicles: [
        anEldVehicle({ seenOn: '2026-11-19' }),
        anEldVehicle(),
        anEldVehicle({ carrierVehicleId: id(2) }),
      ],
    }),
  ),
  fleet: known,
  from: vehicleListFrom('2026-11-21'),
  filters: [{ type: 'trailer' }, { trailerType: 'reefer' }, { powerUnitType: 'tractor' }, { source: 'eld' }],
  vin: aVehicle().vin ?? '',
  plate: aVehicle().plate ?? '',
  unitNumber: '104',
  without: other,
  absent,
}))

carrierTouchesContract(async () => ({
  touches: fakeCarrierTouches(
    fakeWorld({
      carriers: aFleet(),
      historicalTouches: [
        { ...aTouchedArea({ areaId: id(76), lastOn: '2026-10-01' }), carrierId: known },
        { ...aTouchedArea(), carrierId: known },
        { ...aTouchedArea({ areaId: id(77) }), carrierId: id(9) },
      ],
      verifiedTouches: [{ ...aTouchedArea(), carrierId: known }],
      powerUnitStats: [aPowerUnitStats()],
    }),
  ),
  seen: known,
  unseen: other,
  absent,
}))

eldStatusesContract(async () => ({
  statuses: fakeEldStatuses(
    fakeWorld({ carriers: aFleet(), eldStatuses: [anEldStatus({ status: 'no_vins_on_coi' })] }),
  ),
  connected: known,
  status: 'no_vins_on_coi',
  unconnected: other,
  absent,
}))

carrierPaymentsContract(async () => ({
  payments: fakeCarrierPayments(fakeWorld({ carriers: aFleet(), paymentAnalyses: [aPaymentAnalysis()] })),
  paid: known,
  unpaid: other,
  absent,
}))

vehiclesContract(async () => ({
  vehicles: fakeVehicles(
    fakeWorld({ vehicles: [aVehicle({ id: id(19), vin: '1XKAD49X8CJ123456' }), aVehicle()] }),
  ),
  known: aVehicle().id,
  vin: '1FUJGLDR9CSBK8632',
  absent: id(999),
  absentVin: '3AKJHHDR7KSKB0000',
}))

vehicleMovementsContract(async () => ({
  movements: fakeVehicleMovements(
    fakeWorld({
      vehicles: [aVehicle()],
      carrierVehicles: [aCarrierVehicle(), aCarrierVehicle({ id: id(31), vehicleId: null })],
      vehicleMovements: [
        aMovement({ id: id(900), carrierVehicleId: id(32) }),
        ...numbers(8).map(at => aMovement({ id: id(at), seenOn: dayOfMonth(at) })),
      ],
    }),
  ),
  moved: id(30),
  known: aVehicle().id,
  still: id(31),
  absent: id(999),
  absentVehicle: id(999),
}))

describe('a visitor', () => {
  const carrierId: CarrierId = known
  it.each([
    [
      'inspections',
      (world: ReturnType<typeof fakeWorld>) => fakeCarrierSafety(world).inspections({ carrierId }),
    ],
    ['crashes', world => fakeCarrierSafety(world).crashes({ carrierId })],
    ['violations', world => fakeCarrierSafety(world).violations({ carrierId })],
    ['safety', world => fakeCarrierSafety(world).safety({ carrierId })],
    ['insights', world => fakeCarrierInsights(world).ofCarrier({ carrierId })],
    ['insight search', world => fakeCarrierInsights(world).search({ kinds: [] })],
    ['vehicles', world => fakeCarrierVehicles(world).ofCarrier({ carrierId, from: '2024-11-21' })],
    ['ELD vehicles', world => fakeCarrierVehicles(world).onEld({ carrierId })],
    ['vehicle search', world => fakeCarrierVehicles(world).search({})],
    ['touches', world => fakeCarrierTouches(world).historical({ carrierId })],
    ['verified touches', world => fakeCarrierTouches(world).recentlyVerified({ carrierId })],
    ['power units', world => fakeCarrierTouches(world).powerUnits({ carrierId })],
    ['ELD status', world => fakeEldStatuses(world).ofCarrier({ carrierId })],
    ['payments', world => fakeCarrierPayments(world).loadAnalysis({ carrierId })],
    ['vehicle', world => fakeVehicles(world).find({ id: id(20) })],
    ['vehicle by VIN', world => fakeVehicles(world).findByVin({ vin: '1FUJGLDR9CSBK8632' })],
    ['movements', world => fakeVehicleMovements(world).latest({ carrierVehicleId: id(30) })],
  ] satisfies readonly (readonly [
    string,
    (world: ReturnType<typeof fakeWorld>) => Promise<{ ok: boolean; refusal?: Refusal }>,
  ])[])('%s refuses a visitor as unauthenticated', async (_, request) => {
    expect(await request(fakeWorld({ user: null }))).toMatchObject({
      ok: false,
      refusal: { kind: 'unauthenticated' },
    })
  })
})
