import { anArea, id } from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  isAreaFound,
  newerZipText,
  NO_PLACE_ADVICE,
  offeredAreas,
  postalAreaOf,
  readAreaSearch,
  readZipPrefix,
  ZIP_LOOKUP_SIZE,
} from './area-search.ts'

describe('the area search that a text makes', () => {
  it.each([
    ['dallas', 'dallas', null],
    ['  Fort   Worth, TX ', 'Fort Worth, TX', null],
    ['7', '7', '7'],
    ['75201', '75201', '75201'],
    ['75201-1234', '75201', '75201'],
    ['75201 12', '75201', '75201'],
    ['752011234', '75201', '75201'],
    ['７５２０１', '75201', '75201'],
    ['m5v', 'M5V', null],
    ['m5v 3', 'M5V', null],
    ['M5V-3L', 'M5V', null],
    ['M5V3L9', 'M5V', null],
    ['M5V 3L9 ', 'M5V', null],
    ['M5V 3L9 Toronto', 'M5V 3L9 Toronto', null],
    ['TX', 'TX', null],
    ['x'.repeat(70), 'x'.repeat(60), null],
  ])('an area search: %j looks for %j', (text, term, zipPrefix) => {
    expect(readAreaSearch(text)).toEqual({ term, zipPrefix })
  })

  it.each(['', '   ', '-', ' , . '])('an area search: %j looks for nothing', text => {
    expect(readAreaSearch(text)).toBeUndefined()
  })
})

describe('areas that match a text', () => {
  it.each([
    ['nuevo leon', 'Nuevo León', 'NL', true],
    ['fort worth tx', 'Fort Worth, TX 76102', '76102', true],
    ['76', 'Fort Worth, TX 76102', '76102', true],
    ['worth', 'Fort Worth, TX 76102', '76102', false],
    ['ft worth', 'Fort Worth, TX 76102', '76102', true],
    ['Ft.', 'Fort Worth, TX 76102', '76102', true],
    ['761021', 'Fort Worth, TX 76102', '76102', false],
  ])('a match of the text %j with %j, code %j: %s', (text, name, code, isIt) => {
    expect(isAreaFound({ name, code }, { term: text, zipPrefix: null })).toBe(isIt)
  })
})

describe('area suggestions', () => {
  const texas = anArea({ id: id(1), kind: 'state', name: 'Texas', code: 'TX' })
  const wide = anArea({ id: id(2), kind: 'three_zip', name: 'Dallas, TX 752', code: '752' })
  const zip = anArea({ id: id(3), kind: 'five_zip', name: 'Dallas, TX 75201', code: '75201' })
  const other = anArea({ id: id(4), kind: 'five_zip', name: 'Dallas, TX 75202', code: '75202' })

  it('area suggestions for a name are the found areas, the one whose code was typed first', () => {
    expect(offeredAreas({ term: 'tx', zipPrefix: null }, [zip, texas], [])).toEqual([texas, zip])
  })

  it('area suggestions for the start of a ZIP are the wider areas, then the ZIPs in order, each once', () => {
    expect(offeredAreas({ term: '752', zipPrefix: '752' }, [other, wide], [zip, other])).toEqual([
      wide,
      zip,
      other,
    ])
  })

  it('area suggestions for a whole ZIP start with that ZIP', () => {
    expect(offeredAreas({ term: '75202', zipPrefix: '75202' }, [zip], [zip, other])[0]).toEqual(other)
  })

  it('there are at most ten area suggestions', () => {
    const many = Array.from({ length: 14 }, (_, at) => anArea({ id: id(at + 1), code: `X${at}` }))
    expect(offeredAreas({ term: 'x', zipPrefix: null }, many, [])).toHaveLength(10)
  })
})

it.each([
  ['7', '7'],
  ['75201', '75201'],
  [' 0210 ', '0210'],
])('a ZIP prefix is read from %j', (text, prefix) => {
  expect(readZipPrefix(text)).toBe(prefix)
})

it.each(['', '  ', '752011', '7a', 'x7', '7 5', '-7', '٧'])('no ZIP prefix is read from %j', text => {
  expect(readZipPrefix(text)).toBeUndefined()
})

it('an area search requests ten areas at a time', () => {
  expect(ZIP_LOOKUP_SIZE).toBe(10)
})

it.each([
  ['75072', '750'],
  ['7507', undefined],
  ['Dallas', undefined],
  ['M5V 3', undefined],
])('the postal area of %j is %j', (term, code) => {
  expect(postalAreaOf(term)).toBe(code)
})

it.each([
  ['three_zip', '750', '75072', 'Postal area of 75072, which is not on our list of ZIP codes'],
  ['three_zip', '750', '75072-1234', 'Postal area of 75072, which is not on our list of ZIP codes'],
  ['three_zip', '751', '75072', undefined],
  ['three_zip', '750', '750', undefined],
  ['five_zip', '75072', '75072', undefined],
  ['three_zip', '750', '-', undefined],
] as const)('of a %s %s that is offered for %j is said %j', (kind, code, typed, text) => {
  expect(newerZipText({ kind, code }, typed)).toBe(text)
})

it('where nothing is found, it is said that Mexico has its states alone', () => {
  expect(NO_PLACE_ADVICE).toMatch(/Mexico is on the list by its states only\.$/)
})
