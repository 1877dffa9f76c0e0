import {
  aCarrierDetail,
  aCarrierVehicle,
  aFinding,
  aLoad,
  anAssessment,
  anOverride,
  arbitrary,
  holds,
  id,
} from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import type { RulesAssessment } from '../rules/assessment.ts'
import { loadProtection } from './load-protection.ts'

const today = '2026-11-21'
const statesOf = (change: Parameters<typeof aLoad>[0]) =>
  Object.fromEntries(loadProtection(aLoad(change), today).map(({ label, state }) => [label, state]))
const carrier = aCarrierDetail()
const withAssessment = (rulesAssessment: RulesAssessment | null) => ({ ...carrier, rulesAssessment })

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

it('a carrier protects a load only while its verdict is Pass or Override', () => {
  holds([arbitrary.carriers], it => {
    const [first] = loadProtection(aLoad({ carrierId: id(7), carrier: it }), today)
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
