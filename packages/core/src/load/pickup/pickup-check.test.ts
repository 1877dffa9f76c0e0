import {
  aBlockedConnection,
  aCarrier,
  aCarrierVehicle,
  aConnectionOnHold,
  aFinding,
  aLoad,
  anAssessment,
  arbitrary,
  holds,
  id,
} from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dispatchStopText } from '../../carrier/dispatch-stop.ts'
import { shortConnection } from '../../connection/connection.ts'
import type { FoundVehicle } from '../../carrier/vehicle/found-vehicle.ts'
import type { DockFinding } from './dock-finding.ts'
import { pickupCheck, pickupCheckNote, type PickupState, pickupStop } from './pickup-check.ts'
import { readDockText } from './read-dock-text.ts'

const today = '2026-11-21'
const VIN = '1FUJGLDR9CSBF4567'
const own = aCarrier({
  id: id(7),
  legalName: 'EAGLE MESA FREIGHT LLC',
  identifiers: [
    { type: 'MC', value: '555555', region: null },
    { type: 'DOT', value: '1234567', region: null },
  ],
  rulesAssessment: anAssessment({ findings: [aFinding({ result: 'pass' })], overrides: [] }),
})
const other = aCarrier({
  id: id(8),
  legalName: 'HARBOR FREIGHT LLC',
  identifiers: [{ type: 'DOT', value: '7654321', region: null }],
})

const found = (change: Partial<FoundVehicle> = {}): FoundVehicle => ({
  ...aCarrierVehicle({ id: id(61), carrierId: own.id, vehicleId: id(20), vin: VIN, isScheduled: true }),
  date: '2026-11-01',
  source: 'inspection',
  make: 'FRHT',
  model: 'Cascadia',
  modelYear: 2021,
  plate: '4KZ221',
  plateState: 'TX',
  carrier: own,
  lastAreaName: 'Dallas, TX 75201',
  ...change,
})

const load = aLoad({
  status: 'covered',
  carrierId: own.id,
  carrier: own,
  carrierVehicleId: id(61),
  vehicle: aCarrierVehicle({ id: id(61), vehicleId: id(20), vin: VIN }),
})

const [plate, dot, foreignDot, digits] = ['TX 4KZ221', 'USDOT 1234567', 'USDOT 7654321', '1234567'].map(
  text => {
    const [number] = readDockText(text)
    if (number === undefined) throw new Error(`No number in ${text}`)
    return number
  },
) as [DockFinding['number'], DockFinding['number'], DockFinding['number'], DockFinding['number']]

const truck = (vehicles: readonly FoundVehicle[] | null): DockFinding => ({
  number: plate,
  vehicles,
  carriers: [],
})
const door = (number: DockFinding['number'], carriers: DockFinding['carriers'] = []): DockFinding => ({
  number,
  vehicles: [],
  carriers,
})
const RIGHT = [truck([found()]), door(dot, [own])]

const check = (change: Partial<Parameters<typeof pickupCheck>[0]> = {}) =>
  pickupCheck({ load, findings: RIGHT, today, ...change })
const part = (label: string, change: Partial<Parameters<typeof pickupCheck>[0]> = {}) => {
  const { state, text } = check(change).parts.find(each => each.label === label) ?? {}
  return `${state}: ${text}`
}

describe('the pickup check', () => {
  it('agrees when the truck, the door, the certificate and the verdict are those of the load', () => {
    expect(check()).toEqual({
      state: 'agrees',
      title: 'Everything agrees. Load it.',
      parts: [
        ['Load', 'Load NL-20841 is booked with EAGLE MESA FREIGHT LLC (DOT 1234567).'],
        ['Truck', 'Plate 4KZ221, TX is the truck on this load.'],
        [
          'Carrier',
          'Plate 4KZ221, TX runs for EAGLE MESA FREIGHT LLC. USDOT 1234567 is EAGLE MESA FREIGHT LLC.',
        ],
        ['Last seen', 'Last seen Nov 1, 2026 with EAGLE MESA FREIGHT LLC (inspection), Dallas, TX 75201.'],
        ['Certificate', 'On the certificate of this carrier.'],
        ['Verdict', 'The carrier’s verdict is now Pass.'],
      ].map(([label, text]) => ({ label, state: 'agrees', text })),
    })
  })

  it.each([
    [
      'a load that is over',
      { load: { ...load, status: 'delivered' as const } },
      'differs: Load NL-20841 is delivered.',
    ],
    [
      'a load without a carrier',
      { load: { ...load, carrier: null, carrierId: null } },
      'unknown: Load NL-20841 has no carrier on record.',
    ],
    [
      'a carrier without numbers',
      { load: { ...load, carrier: { ...own, identifiers: [] } } },
      'agrees: Load NL-20841 is booked with EAGLE MESA FREIGHT LLC.',
    ],
  ])('the pickup check of %s says so of the load', (_, change, said) => {
    expect(part('Load', change)).toBe(said)
  })

  it.each([
    ['no plate', [door(dot)], 'unknown: No plate or VIN was entered.'],
    ['a failed lookup', [truck(null)], 'unknown: The truck could not be looked up.'],
  ])(
    'the pickup check of %s says so of where it was last seen and of the certificate',
    (_, findings, said) => {
      expect(part('Last seen', { findings })).toBe(said)
      expect(part('Certificate', { findings })).toBe(said)
    },
  )

  const stranger = found({ id: id(99), vehicleId: id(21), vin: '1FUJGLDR9CSBF9999' })
  it.each([
    ['no plate', { findings: [door(dot)] }, 'unknown: No plate or VIN was entered.'],
    ['a failed lookup', { findings: [truck(null)] }, 'unknown: Plate 4KZ221, TX could not be looked up.'],
    ['an unknown plate', { findings: [truck([])] }, 'unknown: Plate 4KZ221, TX is not on record.'],
    [
      'a load without a truck',
      { load: { ...load, carrierVehicleId: null, vehicle: null } },
      'unknown: Plate 4KZ221, TX is on record, but this load has no truck assigned.',
    ],
    [
      'a truck without a VIN',
      { load: { ...load, carrierVehicleId: id<'carrier-vehicle'>(5), vehicle: null } },
      'unknown: Plate 4KZ221, TX is on record, but the truck on this load has no VIN to compare.',
    ],
    [
      'another truck',
      { findings: [truck([stranger])] },
      `differs: Plate 4KZ221, TX is another truck: 2021 Freightliner Cascadia, plate 4KZ221, TX, unit ${stranger.unitNumber}. This load is assigned VIN ${VIN}.`,
    ],
    [
      'another truck of which little is known',
      {
        findings: [truck([found({ id: id(99), vehicleId: null, vin: null, plate: null, unitNumber: null })])],
      },
      `differs: Plate 4KZ221, TX is another truck: VIN not on record. This load is assigned VIN ${VIN}.`,
    ],
    [
      'the same VIN in another row',
      { findings: [truck([found({ id: id(99), vehicleId: null })])] },
      'agrees: Plate 4KZ221, TX is the truck on this load.',
    ],
    [
      'the row of the load itself',
      { load: { ...load, vehicle: null } },
      'agrees: Plate 4KZ221, TX is the truck on this load.',
    ],
    [
      'a truck of the load without numbers',
      {
        load: {
          ...load,
          carrierVehicleId: id<'carrier-vehicle'>(5),
          vehicle: aCarrierVehicle({ vehicleId: null, vin: null }),
        },
      },
      'unknown: Plate 4KZ221, TX is on record, but the truck on this load has no VIN to compare.',
    ],
  ])('the pickup check with %s says so of the truck', (_, change, said) => {
    expect(part('Truck', change)).toBe(said)
  })

  const theirs = found({ id: id(99), carrierId: other.id, carrier: other })
  it.each([
    [
      'digits that are its DOT number',
      { findings: [door(digits)] },
      'agrees: Number 1234567 is EAGLE MESA FREIGHT LLC.',
    ],
    [
      'the door of another carrier',
      { findings: [door(foreignDot, [other])] },
      'differs: USDOT 7654321 belongs to HARBOR FREIGHT LLC. This load is booked with EAGLE MESA FREIGHT LLC (DOT 1234567).',
    ],
    [
      'a number that no carrier has',
      { findings: [door(foreignDot)] },
      'differs: USDOT 7654321 is not a carrier on record. This load is booked with EAGLE MESA FREIGHT LLC (DOT 1234567).',
    ],
    [
      'a number that could not be looked up',
      { findings: [door(foreignDot, null)] },
      'differs: USDOT 7654321 is not a number of EAGLE MESA FREIGHT LLC (DOT 1234567), the carrier on this load.',
    ],
    [
      'a truck of another carrier',
      { findings: [truck([theirs])] },
      'differs: Plate 4KZ221, TX belongs to HARBOR FREIGHT LLC (DOT 7654321). This load is booked with EAGLE MESA FREIGHT LLC (DOT 1234567).',
    ],
    [
      'nothing that names a carrier',
      { findings: [truck(null)] },
      'unknown: Nothing entered identifies a carrier.',
    ],
    [
      'a door and no carrier',
      { load: { ...load, carrier: null }, findings: [door(dot)] },
      'unknown: USDOT 1234567 cannot be compared: this load has no carrier.',
    ],
    [
      'a truck and no carrier',
      { load: { ...load, carrier: null }, findings: [truck([found()])] },
      'unknown: Plate 4KZ221, TX cannot be compared: this load has no carrier.',
    ],
    [
      'a truck that only this load names',
      { findings: [truck([found({ source: 'load' })])] },
      'unknown: Only this load links Plate 4KZ221, TX to a carrier.',
    ],
  ])('the pickup check with %s says so of the carrier', (_, change, said) => {
    expect(part('Carrier', change)).toBe(said)
  })

  it.each([
    [
      'a plate that is not on record',
      [truck([])],
      'unknown: The truck was not seen with any carrier before this load.',
    ],
    [
      'a later day with someone else',
      [truck([found(), { ...theirs, date: '2026-11-10' }])],
      'differs: Last seen Nov 10, 2026 with HARBOR FREIGHT LLC (inspection), Dallas, TX 75201.',
    ],
    [
      'one day with both',
      [truck([found(), { ...theirs, lastAreaName: null }])],
      'differs: Seen on one day with two carriers: Nov 1, 2026 with HARBOR FREIGHT LLC (inspection).',
    ],
    [
      'an earlier day with someone else',
      [truck([found(), { ...theirs, date: '2026-10-10' }])],
      'agrees: Last seen Nov 1, 2026 with EAGLE MESA FREIGHT LLC (inspection), Dallas, TX 75201.',
    ],
    [
      'another truck with the same plate',
      [truck([found(), { ...theirs, vehicleId: id<'vehicle'>(21), vin: 'OTHER', date: '2026-11-10' }])],
      'agrees: Last seen Nov 1, 2026 with EAGLE MESA FREIGHT LLC (inspection), Dallas, TX 75201.',
    ],
    [
      'no day but that of this load',
      [truck([found({ source: 'load' })])],
      'unknown: The truck was not seen with any carrier before this load.',
    ],
    [
      'a day on another load',
      [truck([found({ source: 'load', id: id<'carrier-vehicle'>(62), vehicleId: id<'vehicle'>(20) })])],
      'agrees: Last seen Nov 1, 2026 with EAGLE MESA FREIGHT LLC (load), Dallas, TX 75201.',
    ],
  ])('the pickup check of a truck seen on %s names its carrier', (_, findings, said) => {
    expect(part('Last seen', { findings })).toBe(said)
  })

  it.each([
    [true, 'agrees: On the certificate of this carrier.'],
    [false, 'differs: Not on the certificate of this carrier. Call the insurance agent.'],
    [null, 'unknown: No certificate on record lists this truck for this carrier.'],
  ])('the pickup check of a truck whose place on the certificate is %j says so', (isScheduled, said) => {
    expect(part('Certificate', { findings: [truck([found({ isScheduled })])] })).toBe(said)
  })

  it.each([
    ['fail', 'differs: The carrier’s verdict is now Fail.'],
    ['incomplete', 'unknown: The carrier’s verdict is now Incomplete.'],
  ] as const)('the pickup check of a carrier with a rule of %s does not agree', (result, said) => {
    const rulesAssessment = anAssessment({ findings: [aFinding({ result })], overrides: [] })
    expect(part('Verdict', { load: { ...load, carrier: { ...own, rulesAssessment } } })).toBe(said)
  })

  it('a carrier that is not assessed is not known to the pickup check', () => {
    expect(part('Verdict', { load: { ...load, carrier: { ...own, rulesAssessment: null } } })).toBe(
      'unknown: The carrier is not assessed.',
    )
  })

  it.each([
    [
      aBlockedConnection(),
      'Do not load. The carrier is set to Do not dispatch.',
      'The carrier is set to Do not dispatch. Since Nov 19, 2026, Dana Reyes: Double brokered a load.',
      'Since Nov 19, 2026, Dana Reyes: Double brokered a load.',
    ],
    [
      aConnectionOnHold({ hold: null }),
      'Do not load. The carrier is on hold.',
      'The carrier is on hold.',
      'The carrier is on hold.',
    ],
  ])(
    'a carrier that may not be used is turned away, whatever agrees: %#',
    (connection, title, said, text) => {
      const stopped = { ...own, connection: shortConnection(connection) }
      const stop = pickupStop({ carrier: stopped }, today)
      expect(stop && dispatchStopText(stop)).toBe(said)
      const whole = check({ load: { ...load, carrier: stopped } })
      expect(whole).toMatchObject({ state: 'differs', title })
      expect(whole.parts[0]).toEqual({ label: 'Connection', state: 'differs', text })
      expect(whole.parts.slice(1)).toEqual(check().parts)
    },
  )

  it('nothing stops the carrier of a load that may be used, or that is not known', () => {
    expect([pickupStop({ carrier: own }, today), pickupStop({ carrier: null }, today)]).toEqual([null, null])
  })

  it('the title of the pickup check counts what differs, or else what is not known', () => {
    expect(check({ findings: [door(dot)] }).title).toBe('Not sure. 3 things are not known.')
    expect(check({ findings: [...RIGHT, door(foreignDot, [other])] }).title).toBe(
      'Do not load yet. One thing differs.',
    )
    expect(check({ findings: [truck([theirs])] }).title).toBe('Do not load yet. 2 things differ.')
    expect(check({ load: { ...load, carrier: { ...own, rulesAssessment: null } } }).title).toBe(
      'Not sure. One thing is not known.',
    )
  })

  it('the note of a pickup check names what was entered, the result, and every part', () => {
    expect(
      pickupCheckNote(check({ findings: [...RIGHT, door(foreignDot, [other])] }), [plate, foreignDot]),
    ).toBe(
      [
        'Pickup check: Do not load yet. One thing differs.',
        'Entered: Plate 4KZ221, TX; USDOT 7654321',
        'Load, agrees: Load NL-20841 is booked with EAGLE MESA FREIGHT LLC (DOT 1234567).',
        'Truck, agrees: Plate 4KZ221, TX is the truck on this load.',
        'Carrier, DIFFERS: USDOT 7654321 belongs to HARBOR FREIGHT LLC. This load is booked with EAGLE MESA FREIGHT LLC (DOT 1234567).',
        'Last seen, agrees: Last seen Nov 1, 2026 with EAGLE MESA FREIGHT LLC (inspection), Dallas, TX 75201.',
        'Certificate, agrees: On the certificate of this carrier.',
        'Verdict, agrees: The carrier’s verdict is now Pass.',
      ].join('\n'),
    )
  })
})

const RANK: Readonly<Record<PickupState, number>> = { agrees: 0, unknown: 1, differs: 2 }
const someFindings = fc.array(
  fc.constantFrom<DockFinding>(
    ...RIGHT,
    truck(null),
    truck([]),
    truck([found({ isScheduled: null })]),
    truck([found({ carrierId: other.id, carrier: other })]),
    door(foreignDot, [other]),
    door(foreignDot, null),
  ),
  { maxLength: 4 },
)
const someLoads = fc.oneof(
  fc.constant(load),
  fc.constantFrom({ ...load, carrier: null }, { ...load, vehicle: null, carrierVehicleId: null }),
  arbitrary.loads,
)

it('a pickup check agrees only if each of its parts does, and differs as soon as one does', () => {
  holds([someLoads, someFindings], (each, findings) => {
    const { state, parts } = check({ load: each, findings })
    const worst = parts.map(one => one.state).toSorted((one, next) => RANK[next] - RANK[one])[0]
    expect(state).toBe(worst)
  })
})

it('a pickup check never agrees without a number of the truck that was found, a carrier and its assessment', () => {
  holds([someLoads, someFindings], (each, findings) => {
    if (check({ load: each, findings }).state !== 'agrees') return
    expect(findings.some(({ vehicles }) => (vehicles ?? []).length > 0)).toBe(true)
    expect(each.carrier?.rulesAssessment).toBeTruthy()
  })
})

it('one more number of another carrier makes any pickup check differ', () => {
  holds([someFindings, fc.nat(4)], (findings, at) => {
    const more = [...findings.slice(0, at), door(foreignDot, [other]), ...findings.slice(at)]
    expect(check({ findings: more }).state).toBe('differs')
  })
})

it('the order of the numbers does not change the state of a pickup check', () => {
  holds([someLoads, someFindings], (each, findings) => {
    expect(check({ load: each, findings: findings.toReversed() }).state).toBe(
      check({ load: each, findings }).state,
    )
  })
})
