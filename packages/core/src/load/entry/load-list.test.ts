import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from '../../shared/csv.ts'
import { loadUnitText } from './load-details.ts'
import type { LoadEntryResult } from './load-entry.ts'
import { loadEntryErrorText, loadFieldText } from './load-field-text.ts'
import { loadColumnOf } from './load-list-columns.ts'
import {
  countLoadListResults,
  LOAD_LIST_REPORT,
  loadListResultNote,
  loadListResults,
} from './load-list-results.ts'
import { loadListSample } from './load-list-sample.ts'
import { openLoadList, unreadHeadings } from './open-load-list.ts'
import { readLoadLine } from './read-load-line.ts'

const open = (text: string) => {
  const opened = openLoadList(text)
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.value
}
const rowsOf = (text: string) => {
  const list = open(text)
  return list.lines.map(line => readLoadLine(list, line))
}
const refusalOf = (text: string) => {
  const opened = openLoadList(text)
  return opened.ok ? null : opened.refusal
}

describe('headings', () => {
  it.each([
    ['Load #', 'load number'],
    ['PRO Number', 'load number'],
    ['Total Miles', 'load miles'],
    ['Equipment Type', 'load equipment'],
    ['Carrier Pay', 'load rate'],
    ['Declared value (USD)', 'load value'],
    ['Driver Cell', 'load driverPhone'],
    ['Tractor #', 'load truckUnit'],
    ['Trailer Plate State', 'load trailerPlateState'],
    ['Carrier MC #', 'MC'],
    ['USDOT', 'DOT'],
    ['PU Date', 'pickup starts'],
    ['Shipper City', 'pickup city'],
    ['Origin', 'pickup place'],
    ['Consignee ZIP', 'delivery postalCode'],
    ['Dest St', 'delivery state'],
    ['DEL Appt', 'delivery starts'],
    ['Delivery time to', 'delivery endTime'],
    ['Pick Up Time Zone', 'pickup zone'],
    ['Customer', undefined],
    ['Pickup instructions', undefined],
    ['', undefined],
  ])('%j is %s', (heading, expected) => {
    const column = loadColumnOf(heading)
    expect(column && ('column' in column ? `${column.of} ${column.column}` : column.type)).toBe(expected)
  })
})

describe('a list of loads', () => {
  it('the sample is read whole', () => {
    const text = csvText(loadListSample('2026-11-30'))
    expect(unreadHeadings(open(text))).toEqual([])
    expect(open(text).columns).not.toContain(undefined)
    const rows = rowsOf(text)
    expect(rows.map(({ errors }) => errors)).toEqual([[], []])
    expect(rows[0]?.entry).toEqual({
      externalNumber: 'SAMPLE-1001',
      status: 'covered',
      carrier: { type: 'DOT', value: '1234567', region: null },
      billableMiles: 780,
      equipment: 'reefer',
      commodity: 'Frozen food',
      commodityValueUsd: 85_000,
      rateUsd: 1850.5,
      isTeam: false,
      driverPhone: '+13125550142',
      truck: { unit: '17', plate: null, plateState: null, vin: null },
      trailer: { unit: '5301', plate: null, plateState: null, vin: null },
      stops: [
        {
          ...{ kind: 'pickup', city: 'Dallas', state: 'TX', postalCode: '75201', country: null },
          ...{ latitude: null, longitude: null, timeZone: null },
          ...{ startsAt: '2026-12-02T08:00', endsAt: '2026-12-02T12:00' },
        },
        {
          ...{ kind: 'delivery', city: 'Atlanta', state: 'GA', postalCode: '30303', country: null },
          ...{ latitude: null, longitude: null, timeZone: null },
          ...{ startsAt: '2026-12-04T07:00', endsAt: '2026-12-04T15:00' },
        },
      ],
    })
  })

  it('a line names only what it has, by the spellings of another system', () => {
    const [row] = rowsOf(
      'Loads of May\n\nPro #\tOrigin\tDest\tMC\tCustomer\tPickup latitude\tPickup longitude\tPickup country\tTruck VIN\tTruck plate state\n77\tDallas, TX\t30303\tMC-123456\tBig Box\t32.78\t-96.8\tUSA\t1XPWD40X1ED215307\ttx',
    )
    expect(row).toMatchObject({
      line: 4,
      number: '77',
      entry: {
        carrier: { type: 'MC', value: '123456' },
        stops: [
          { city: 'Dallas', state: 'TX', latitude: 32.78, longitude: -96.8, country: 'US' },
          { city: null, postalCode: '30303', startsAt: null, endsAt: null },
        ],
        truck: { vin: '1XPWD40X1ED215307', plateState: 'TX' },
      },
    })
    expect(Object.keys(row?.entry ?? {})).toEqual(['externalNumber', 'carrier', 'truck', 'stops'])
    expect(rowsOf('Load,Status\n7,Delivered')[0]?.entry).toEqual({ externalNumber: '7', status: 'delivered' })
  })

  it.each([
    ['', 'The list has no loads.'],
    ['Load\n', 'The list has no loads.'],
    ['Name,Miles\nEagle,5', 'It needs at least “Load number”.'],
    ['Load,Order\n1,2', '“Load” and “Order” name the same.'],
    [`Load\n${'1\n'.repeat(20_001)}`, 'This list has 20,001 lines.'],
  ])('%j is refused', (text, why) => expect(refusalOf(text)).toContain(why))

  it.each([
    ['Load,Miles\n,5', 'external_load_number', 'Enter the number of the load.'],
    [`Load\n${'7'.repeat(61)}`, 'external_load_number', 'A load number has at most 60 characters.'],
    ['Load,Miles\n1,5,6', null, 'This line has more cells than the heading.'],
    ['Load,Miles\n1,far', 'billable_miles', '“far” is not an amount.'],
    ['Load,Status\n1,gone', 'status', '“gone” is not a known status.'],
    ['Load,Equipment\n1,sled', 'equipment', '“sled” is not a known kind'],
    ['Load,Team\n1,maybe', 'is_team', '“maybe” is neither yes nor no.'],
    ['Load,Driver phone\n1,none', 'driver_phone_e164', '“none” is not a phone number.'],
    ['Load,Truck VIN\n1,123', 'truck.vin', '“123” is not a VIN'],
    ['Load,Trailer plate state\n1,Texas', 'trailer.plate_state', '“Texas” is not the two letters'],
    ['Load,DOT\n1,none', 'carrier', '“none” is not a DOT number.'],
    ['Load,MC\n1,none', 'carrier', '“none” is not an MC number.'],
    ['Load,Pickup ZIP\n1,75201', 'stops', 'There is no delivery.'],
    ['Load,Delivery ZIP\n1,75201', 'stops', 'There is no pickup.'],
    ['Load,Origin,Dest\n1,nowhere,30303', 'stops.0.city', '“nowhere” is not a city with its state'],
    ['Load,Origin,Dest,Pickup date\n1,75201,30303,soon', 'stops.0.starts_at', '“soon” is not a day and time'],
    ['Load,Origin,Dest,Delivery zone\n1,75201,30303,far', 'stops.1.time_zone', '“far” is not a time zone'],
    [
      'Load,Origin,Dest,Pickup lat\n1,75201,30303,far',
      'stops.0.latitude',
      '“far” is not a number of degrees.',
    ],
    ['Load,Origin,Dest,Pickup country\n1,75201,30303,UK', 'stops.0.country', 'is not US, CA or MX.'],
  ])('of %j the cell is refused at %s', (text, field, message) => {
    const [row] = rowsOf(text)
    expect(row?.entry).toBeNull()
    expect(row?.errors).toEqual([{ field, message: expect.stringContaining(message) }])
  })

  it('each line is read or refused with a reason, and never both', () =>
    holds([fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 8 })], cells => {
      const list = open('Load,Miles,Status,Origin,Dest,Pickup date,Pickup time,Delivery end\n1')
      const row = readLoadLine(list, { line: 2, text: csvText([cells]).trim() })
      expect(row.entry === null).toBe(row.errors.length > 0)
    }))
})

describe('what becomes of each line', () => {
  const answer = (number: string, change: Partial<LoadEntryResult>): [string, LoadEntryResult] => [
    number,
    { externalNumber: number, outcome: 'created', loadId: null, changed: [], errors: [], ...change },
  ]
  const rows = rowsOf('Load,Miles\n1,5\n2,5\n3,5\n4,x\n5,5\n6,5\n6,7\n7,5')
  const results = loadListResults(rows, {
    checked: new Map([
      answer('1', {}),
      answer('2', { outcome: 'changed', changed: ['miles', 'stops'] }),
      answer('3', {
        outcome: 'refused',
        errors: [{ field: 'stops.1.postal_code', message: 'Not on record.' }],
      }),
      answer('5', { outcome: 'unchanged' }),
    ]),
    sent: new Map([answer('1', {})]),
  })

  it('is what was read, then what the monitor said, then what it did', () => {
    expect(results.map(({ row, kind }) => [row.line, kind])).toEqual([
      [2, 'created'],
      [3, 'changes'],
      [4, 'refused'],
      [5, 'refused'],
      [6, 'unchanged'],
      [7, 'refused'],
      [8, 'refused'],
      [9, 'unchecked'],
    ])
    expect(countLoadListResults(results)).toEqual({
      ...{ new: 0, changes: 1, unchanged: 1, refused: 4, unchecked: 1, created: 1, changed: 0 },
    })
    expect(results.map(loadListResultNote)).toEqual([
      '',
      'Another miles and stops.',
      'Delivery ZIP: Not on record.',
      'Miles: “x” is not an amount.',
      '',
      'Load number: Line 8 has this number too.',
      'Load number: Line 7 has this number too.',
      '',
    ])
  })

  it('a line without a number is refused by what was read', () => {
    const [unnumbered] = loadListResults(rowsOf('Load,Miles\n,5'), { checked: new Map(), sent: new Map() })
    expect(unnumbered).toMatchObject({ kind: 'refused', errors: [{ field: 'external_load_number' }] })
  })

  it('the report has each line with its reason', () => {
    const [, , refused] = results
    if (refused === undefined) throw new Error('There is no third line.')
    expect(LOAD_LIST_REPORT.map(({ header, cell }) => [header, cell(refused)])).toEqual([
      ['Line', 4],
      ['Load number', '3'],
      ['Result', 'Refused'],
      ['Reason', 'Delivery ZIP: Not on record.'],
      ['As entered', '3,5'],
    ])
  })

  it.each([
    ['stops.0.starts_at', 'Pickup start'],
    ['stops.2', 'Stop 3'],
    ['stops.1.other', 'Delivery'],
    ['truck.vin', 'Truck VIN'],
    ['rate_usd', 'Rate'],
    ['color', undefined],
  ])('the field %s is %s', (field, text) => expect(loadFieldText(field)).toBe(text))

  it('an error without a named field is its message', () => {
    expect(loadEntryErrorText({ field: null, message: 'Wrong.' })).toBe('Wrong.')
  })

  it.each([
    [null, undefined],
    [{ unit: null, plate: null, plateState: null, vin: null }, undefined],
    [{ unit: '17', plate: 'P1', plateState: 'TX', vin: 'V' }, '17, plate P1 TX, VIN V'],
    [{ unit: null, plate: 'P1', plateState: null, vin: null }, 'plate P1'],
  ])('the unit %j is %s', (unit, text) => expect(loadUnitText(unit)).toBe(text))
})
