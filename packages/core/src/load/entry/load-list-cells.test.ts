import { describe, expect, it } from 'vitest'
import {
  readListedEquipment,
  readListedNumber,
  readListedPhone,
  readListedPlace,
  readListedPostalCode,
  readLoadStatus,
  readTeam,
  readTimeZone,
} from './load-list-cells.ts'

describe('cells of a list of loads', () => {
  it.each([
    ['In Transit', 'progress'],
    ['PICKED-UP', 'progress'],
    ['Booked', 'covered'],
    ['open', 'available'],
    ['Canceled', 'cancelled'],
    ['CANCELLED', 'cancelled'],
    ['Invoiced', 'delivered'],
    ['Late', 'delayed'],
    ['Assumed delivered', 'assumed_delivered'],
    ['Gone fishing', undefined],
  ])('the status %j is %s', (text, status) => expect(readLoadStatus(text)).toBe(status))

  it.each([
    ["53' Dry Van", 'van'],
    ['48 ft Flatbed', 'flatbed'],
    ['Reefer 53ft', 'reefer'],
    ['V', 'van'],
    ['sd', 'drop_deck'],
    ['power only', undefined],
  ])('the equipment %j is %s', (text, kind) => expect(readListedEquipment(text)).toBe(kind))

  it.each([
    ['1,850.50', 1850.5],
    ['$85,000', 85_000],
    ['US$ 12', 12],
    ['780 miles', 780],
    ['.5', 0.5],
    ['-1', undefined],
    ['12,34', undefined],
    ['about 5', undefined],
  ])('the number %j is %s', (text, value) => expect(readListedNumber(text)).toBe(value))

  it.each([
    ['Yes', true],
    ['team', true],
    ['SOLO', false],
    ['0', false],
    ['maybe', undefined],
  ])('two drivers by %j: %s', (text, isTeam) => expect(readTeam(text)).toBe(isTeam))

  it.each([
    ['(312) 555-0142', '+13125550142'],
    ['+52 55 1234 5678', '+525512345678'],
    ['555-0142', undefined],
    ['(312) 555-0142 x7', undefined],
    ['call the office', undefined],
  ])('the phone %j is %s', (text, phone) => expect(readListedPhone(text)).toBe(phone))

  it.each([
    ['CST', 'America/Chicago'],
    ['et', 'America/New_York'],
    ['Pacific Time', 'America/Los_Angeles'],
    ['Mountain Standard Time', 'America/Denver'],
    ['America/Indiana/Knox', 'America/Indiana/Knox'],
    ['soon', undefined],
  ])('the zone %j is %s', (text, zone) => expect(readTimeZone(text)).toBe(zone))

  it.each([
    ['Dallas, TX 75201', { city: 'Dallas', state: 'TX', postalCode: '75201' }],
    ['Fort Worth, tx', { city: 'Fort Worth', state: 'TX', postalCode: null }],
    ['St. Louis MO', { city: 'St. Louis', state: 'MO', postalCode: null }],
    ['75201-1234', { city: null, state: null, postalCode: '75201-1234' }],
    ['Toronto, ON M5V 1J1, CA', { city: 'Toronto', state: 'ON', postalCode: 'M5V 1J1' }],
    ['Toronto, ON M5V', { city: 'Toronto', state: 'ON', postalCode: 'M5V' }],
    ['Dallas', undefined],
    ['TX', undefined],
    ['', undefined],
  ])('the place %j is %j', (text, place) => expect(readListedPlace(text)).toEqual(place))

  it('a postal code has the zeros that a spreadsheet dropped', () => {
    expect(['2134', '501', '75201', 'm5v 1j1'].map(readListedPostalCode)).toEqual([
      '02134',
      '00501',
      '75201',
      'M5V 1J1',
    ])
  })
})
