import { expect, it } from 'vitest'
import {
  LOOKUP_CHARACTERS_MAX,
  readVehicleLookup,
  type TypedLookup,
  VEHICLE_LOOKUP_KINDS,
  VEHICLE_LOOKUP_LABELS,
  VIN_CHECK_WARNING,
} from './vehicle-lookup.ts'

const VIN = '1M8GDM9AXKP042788'
const WRONG = '1M8GDM9AXKP042789'
const long = 'x'.repeat(LOOKUP_CHARACTERS_MAX)

it.each<[TypedLookup, object]>([
  [
    { kind: 'vin', text: ' 1m8-gdm9 axkp 042788' },
    { kind: 'vin', vin: VIN, check: 'right' },
  ],
  [
    { kind: 'vin', text: WRONG },
    { kind: 'vin', vin: WRONG, check: 'wrong' },
  ],
  [
    { kind: 'vin', text: 'WVWZZZ1JZ3W386752' },
    { kind: 'vin', vin: 'WVWZZZ1JZ3W386752', check: 'wrong' },
  ],
  [
    { kind: 'plate', text: ' r-123 456 ' },
    { kind: 'plate', plate: 'R123456' },
  ],
  [
    { kind: 'plate', text: 'R123456', state: 'TX' },
    { kind: 'plate', plate: 'R123456', state: 'TX' },
  ],
  [
    { kind: 'plate', text: 'ñ1' },
    { kind: 'plate', plate: 'Ñ1' },
  ],
  [
    { kind: 'plate', text: long },
    { kind: 'plate', plate: long.toUpperCase() },
  ],
  [
    { kind: 'unit', text: ' #t-104 ' },
    { kind: 'unit', unitNumber: 'T-104' },
  ],
  [
    { kind: 'unit', text: '12 A' },
    { kind: 'unit', unitNumber: '12 A' },
  ],
  [
    { kind: 'unit', text: long },
    { kind: 'unit', unitNumber: long.toUpperCase() },
  ],
  [
    { kind: 'plate', text: VIN, state: 'TX' },
    { kind: 'vin', vin: VIN, check: 'right' },
  ],
  [
    { kind: 'unit', text: '1m8 gdm9axkp042788' },
    { kind: 'vin', vin: VIN, check: 'right' },
  ],
  [
    { kind: 'plate', text: WRONG },
    { kind: 'plate', plate: WRONG },
  ],
  [
    { kind: 'unit', text: WRONG },
    { kind: 'unit', unitNumber: WRONG },
  ],
])('the lookup %j requests %j', (typed, value) => {
  expect(readVehicleLookup(typed)).toStrictEqual({ ok: true, value })
})

it.each<[TypedLookup, string]>([
  [{ kind: 'vin', text: ' ' }, 'Enter a VIN.'],
  [{ kind: 'vin', text: '1M8GDM9AXKP04278' }, 'A VIN has 17 characters, and this has 16.'],
  [{ kind: 'vin', text: `${VIN}-8` }, 'A VIN has 17 characters, and this has 18.'],
  [{ kind: 'vin', text: 'IM8GDM9AXKP042788' }, 'A VIN has letters and digits only, and never I, O, or Q.'],
  [{ kind: 'plate', text: ' - ' }, 'Enter a plate.'],
  [{ kind: 'plate', text: 'R12.456' }, 'A plate has only letters and digits.'],
  [{ kind: 'plate', text: `${long}x` }, 'A plate has at most 20 characters.'],
  [{ kind: 'unit', text: ' # ' }, 'Enter a unit number.'],
  [{ kind: 'unit', text: `${long}x` }, 'A unit number has at most 20 characters.'],
])('the lookup %j is refused: %s', (typed, refusal) => {
  expect(readVehicleLookup(typed)).toEqual({ ok: false, refusal })
})

it('each kind of lookup has a label', () => {
  expect(VEHICLE_LOOKUP_KINDS.map(kind => VEHICLE_LOOKUP_LABELS[kind])).toEqual([
    'VIN',
    'Plate',
    'Unit number',
  ])
  expect(VIN_CHECK_WARNING).toContain('a character may be wrong')
})
