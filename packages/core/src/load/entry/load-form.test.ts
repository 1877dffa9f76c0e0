import { aCarrierDetail, aDelivery, aLoad, aLoadStop, id, someLoadDetails } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  formPlaceText,
  formStops,
  LOAD_FORM_PATHS,
  type LoadFormValues,
  loadFormValues,
  readLoadForm,
} from './load-form.ts'

const NEW: LoadFormValues = {
  'load number': 'NL-1',
  'carrier any': 'MC-123456',
  'load miles': '780',
  'load team': 'no',
  'pickup place': 'Dallas, TX 75201',
  'pickup starts': '2026-12-01',
  'pickup startTime': '8 AM',
  'pickup endTime': '12:00',
  'delivery place': 'Denver, CO',
}

describe('a new load', () => {
  it('is what is typed, and nothing of what is empty', () => {
    expect(readLoadForm(NEW, null)).toEqual({
      errors: [],
      entry: {
        externalNumber: 'NL-1',
        carrier: { type: 'MC', value: '123456', region: null },
        billableMiles: 780,
        isTeam: false,
        stops: [
          expect.objectContaining({
            kind: 'pickup',
            city: 'Dallas',
            postalCode: '75201',
            startsAt: '2026-12-01T08:00',
            endsAt: '2026-12-01T12:00',
          }),
          expect.objectContaining({ kind: 'delivery', city: 'Denver', startsAt: null, endsAt: null }),
        ],
      },
    })
  })

  it.each([
    ['load number', '', 'external_load_number'],
    ['carrier any', '123456', 'carrier'],
    ['load miles', 'far', 'billable_miles'],
    ['pickup place', 'nowhere', 'stops.0.city'],
    ['pickup startTime', 'early', 'stops.0.starts_at'],
    ['delivery place', '', 'stops'],
  ] as const)('with %s %j is refused at %s, which a field shows', (field, text, path) => {
    const { entry, errors } = readLoadForm({ ...NEW, [field]: text }, null)
    expect([entry, errors.map(error => error.field)]).toEqual([null, [path]])
    expect(LOAD_FORM_PATHS.has(path)).toBe(true)
  })
})

describe('a load that is changed', () => {
  const load = aLoad({
    carrierId: id(7),
    carrier: aCarrierDetail({
      id: id(7),
      identifiers: [
        { type: 'MC', value: '1', region: null },
        { type: 'DOT', value: '2', region: null },
      ],
    }),
    details: someLoadDetails({
      commodity: 'Paper',
      commodityValueUsd: 5,
      rateUsd: 1.5,
      isTeam: true,
      truck: { unit: '17', plate: null, plateState: null, vin: null },
    }),
  })
  const before = loadFormValues(load)

  it('shows what is known of it, its times on the clock of the stop', () => {
    expect(before).toMatchObject({
      'load number': 'NL-20841',
      'load status': 'progress',
      'carrier any': 'DOT 2',
      'load miles': '880',
      'load value': '5',
      'load rate': '1.5',
      'load team': 'yes',
      'load truckUnit': '17',
      'pickup place': 'Dallas, TX 75201',
      'pickup starts': '2026-11-21',
      'pickup startTime': '08:00',
      'pickup zone': 'America/Chicago',
    })
    expect(readLoadForm(before, before)).toEqual({ entry: { externalNumber: 'NL-20841' }, errors: [] })
  })

  it('sends only what is another, all stops with one of them, and what is cleared as not known', () => {
    const values = {
      ...before,
      'load miles': '900',
      'load commodity': ' ',
      'load truckUnit': '',
      'pickup endTime': '11:00',
    }
    const { entry } = readLoadForm(values, before)
    expect(entry).toMatchObject({
      externalNumber: 'NL-20841',
      billableMiles: 900,
      commodity: null,
      truck: null,
      stops: [{ endsAt: '2026-11-21T11:00' }, { postalCode: '80202' }],
    })
    expect(Object.keys(entry ?? {}).toSorted()).toEqual([
      'billableMiles',
      'commodity',
      'externalNumber',
      'stops',
      'truck',
    ])
  })

  it('never clears its status or its stops', () => {
    expect(readLoadForm({ ...before, 'load status': '' }, before).entry).toEqual({
      externalNumber: 'NL-20841',
    })
  })

  it.each([
    [aLoad({ stops: [aLoadStop(), aDelivery(), aDelivery({ id: id(33), sequence: 3 })] })],
    [aLoad({ stops: [aDelivery({ sequence: 1 })] })],
    [aLoad({ stops: [] })],
  ])('with other stops than a pickup and a delivery it keeps them: %#', other => {
    expect(formStops(other)).toBeUndefined()
    expect(loadFormValues(other)).not.toHaveProperty('pickup place')
  })

  it('of which little is known shows empty fields, and the carrier as it was given', () => {
    const statedCarrier = { type: 'MC', value: '9', region: null } as const
    const bare = aLoad({
      ...{ externalNumber: null, billableMiles: null, carrierId: null },
      details: someLoadDetails({ statedCarrier, isTeam: false }),
      stops: [
        aLoadStop({ town: null, postalCode: null, timeZone: null, window: { startsAt: null, endsAt: null } }),
        aDelivery(),
      ],
    })
    expect(loadFormValues(bare)).toMatchObject({
      ...{ 'load number': '', 'load miles': '', 'carrier any': 'MC 9', 'load value': '', 'load team': 'no' },
      ...{ 'pickup place': '', 'pickup starts': '', 'pickup zone': '' },
    })
    expect(loadFormValues(aLoad({ carrierId: null }))).toMatchObject({ 'carrier any': '', 'load team': '' })
  })
})

it.each([
  ['five_zip', 'US', 'Dallas, TX 75201', 'Dallas, TX 75201'],
  ['three_zip', 'CA', 'Toronto, ON M5V', 'Toronto, ON M5V'],
  ['three_zip', 'US', 'Dallas, TX 752', 'Dallas, TX'],
  ['kma', 'US', 'Dallas, TX market', 'Dallas, TX'],
  ['state', 'US', 'Texas', undefined],
] as const)('an area of the kind %s in %s, %s, is written as %s', (kind, country, name, text) => {
  expect(formPlaceText({ kind, country, name })).toBe(text)
})
