import {
  aBlockedConnection,
  aCarrierDetail,
  aCarrierVehicle,
  aConnectionOnHold,
  aFinding,
  aLoad,
  anAssessment,
  anOverride,
  arbitrary,
  holds,
  id,
  someLoadDetails,
} from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { dispatchStop } from '../carrier/dispatch-stop.ts'
import { shortConnection } from '../connection/connection.ts'
import type { RulesAssessment } from '../rules/assessment.ts'
import { loadProtection } from './load-protection.ts'

const today = '2026-11-21'
const statesOf = (change: Parameters<typeof aLoad>[0]) =>
  Object.fromEntries(loadProtection(aLoad(change), today).map(({ label, state }) => [label, state]))
const carrier = aCarrierDetail()
const withAssessment = (rulesAssessment: RulesAssessment | null) => ({ ...carrier, rulesAssessment })

it('a carrier that is not on record speaks against the load', () => {
  const statedCarrier = { type: 'MC', value: '123456', region: null } as const
  const load = aLoad({ carrierId: null, details: someLoadDetails({ statedCarrier }) })
  expect(loadProtection(load, today)[0]).toEqual({
    label: 'Carrier',
    state: 'failed',
    text: 'MC 123456: no carrier on record. A person must look.',
  })
})

it('a load without carrier, truck and tracking has all of these open', () => {
  expect(
    statesOf({ carrierId: null, carrierVehicleId: null, vehicle: null, trackingStatus: 'not_started' }),
  ).toEqual({ Carrier: 'open', Truck: 'open', Insurance: 'open', Tracking: 'open' })
})

it('a tracked load with a truck on the certificate has these in place', () => {
  expect(statesOf({ vehicle: aCarrierVehicle() })).toMatchObject({
    Truck: 'done',
    Insurance: 'done',
    Tracking: 'done',
  })
})

it.each([
  [null, 'unknown'],
  [false, 'open'],
])('a truck whose place on the certificate is %j leaves insurance %s', (isScheduled, state) => {
  expect(statesOf({ vehicle: aCarrierVehicle({ isScheduled }) })['Insurance']).toBe(state)
})

it('a load that is too short is not expected to be tracked', () => {
  expect(statesOf({ billableMiles: 80 })['Tracking']).toBe('none')
})

it('a carrier without an assessment is not known to be safe', () => {
  expect(statesOf({ carrier: null })['Carrier']).toBe('unknown')
  expect(statesOf({ carrier: withAssessment(null) })['Carrier']).toBe('unknown')
})

it.each([
  ['pass', [], 'done'],
  ['fail', [anOverride()], 'done'],
  ['fail', [], 'failed'],
  ['incomplete', [], 'open'],
] as const)(
  'of a carrier with the result %j and the overrides %j a load is %s',
  (result, overrides, state) => {
    const rulesAssessment = anAssessment({
      findings: [aFinding({ ruleType: 'cargo_at_least_100000', result })],
      overrides,
    })
    expect(statesOf({ carrier: withAssessment(rulesAssessment) })['Carrier']).toBe(state)
  },
)

it('a carrier protects a load only while its verdict is Pass or Override, and nothing stops it', () => {
  holds([arbitrary.carriers], it => {
    const [first] = loadProtection(aLoad({ carrierId: id(7), carrier: it }), today)
    if (dispatchStop(it.connection) !== null) {
      expect(first?.state).not.toBe('done')
      return
    }
    expect(first?.state).toBe(
      /Pass|Override/.test(first?.text ?? '')
        ? 'done'
        : /not assessed/.test(first?.text ?? '')
          ? 'unknown'
          : /Fail/.test(first?.text ?? '')
            ? 'failed'
            : 'open',
    )
  })
})

it.each([
  [
    aBlockedConnection(),
    'failed',
    'The carrier is set to Do not dispatch. Since Nov 19, 2026, Dana Reyes: Double brokered a load. The verdict is Pass now.',
  ],
  [aConnectionOnHold({ hold: null }), 'open', 'The carrier is on hold. The verdict is Pass now.'],
])('a carrier that passes and may not be used is not in place: %#', (connection, state, text) => {
  const passes = { ...withAssessment(anAssessment()), connection: shortConnection(connection) }
  const [first] = loadProtection(aLoad({ carrierId: carrier.id, carrier: passes }), today)
  expect(first).toEqual({ label: 'Carrier', state, text })
})

it('a blocked carrier fails where it is not assessed', () => {
  const blocked = {
    ...withAssessment(null),
    connection: shortConnection(aBlockedConnection({ block: null })),
  }
  expect(loadProtection(aLoad({ carrierId: carrier.id, carrier: blocked }), today)[0]).toMatchObject({
    state: 'failed',
    text: 'The carrier is set to Do not dispatch. The carrier is not assessed.',
  })
})
