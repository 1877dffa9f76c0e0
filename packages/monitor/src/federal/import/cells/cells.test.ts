import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnreadable, readCode, readFlag, readText } from './cell.ts'
import { readSafetyRating } from './code-tables.ts'
import {
  readCity,
  readCountry,
  readEmail,
  readPersonName,
  readPostalCode,
  readState,
  readStreet,
} from './contact.ts'
import { readPhone } from './phone.ts'
import { readAddDate, readFederalDate } from './dates.ts'
import { readDocket, readDotNumber } from './identifiers.ts'

import { readWholeNumber, readYear } from './numbers.ts'

const TODAY = '2026-11-21'
const said = (cell: unknown) => (isUnreadable(cell) ? 'unreadable' : cell)

describe('a DOT number', () => {
  it.each([
    ['1261235', '1261235'],
    ['00012345', '12345'],
    ['1234567.0', '1234567'],
    [' 42 ', '42'],
    ['99999999', '99999999'],
    ['00000000', null],
    ['0', null],
    ['0.0', null],
    ['', null],
    ['123456789', 'unreadable'],
    ['12.5', 'unreadable'],
    ['MC123', 'unreadable'],
    ['-5', 'unreadable'],
  ])('%j is %j', (cell, expected) => {
    expect(said(readDotNumber(cell))).toBe(expected)
  })

  it('padding makes no difference', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 0, max: 12 }),
        (number, zeros) => {
          expect(readDotNumber('0'.repeat(zeros) + number)).toBe(String(number))
        },
      ),
    )
  })
})

describe('a docket', () => {
  it.each([
    ['MC307348', '', 'MC 307348'],
    ['MC-424836', '', 'MC 424836'],
    ['MC029910', '', 'MC 29910'],
    ['MC00019866', '', 'MC 19866'],
    ['MC-1103178 -C', '', 'MC 1103178'],
    ['mc 17', '', 'MC 17'],
    ['MX12345678', '', 'MX 12345678'],
    ['FF-009', '', 'FF 9'],
    ['424836', 'MC', 'MC 424836'],
    ['424836.0', 'MC', 'MC 424836'],
    ['MC424836', 'MC', 'MC 424836'],
    ['0', 'MC', null],
    ['000000', 'MC', null],
    ['MC', '', null],
    ['MC-', '', null],
    ['', 'MC', null],
    ['', '', null],
    ['424836', '', 'unreadable'],
    ['MC424836', 'FF', 'unreadable'],
    ['424836', 'P', 'unreadable'],
    ['MC123456789', '', 'unreadable'],
    ['SEE FILE', 'MC', 'unreadable'],
  ])('%j with the prefix %j is %j', (cell, prefix, expected) => {
    const docket = readDocket(cell, prefix)
    expect(isUnreadable(docket) ? 'unreadable' : docket && `${docket.type} ${docket.value}`).toBe(expected)
  })
})

describe('a date', () => {
  it.each([
    ['24-JUN-04', '2004-06-24'],
    ['24-jun-2004', '2004-06-24'],
    ['5-MAR-97', '1997-03-05'],
    ['01-JAN-26', '2026-01-01'],
    ['01-JAN-27', '1927-01-01'],
    ['20190305', '2019-03-05'],
    ['20190305 0000', '2019-03-05'],
    ['20190305.0', '2019-03-05'],
    ['03/05/2019', '2019-03-05'],
    ['3/5/2019', '2019-03-05'],
    ['3/5/19 0:00', '2019-03-05'],
    ['2019-03-05', '2019-03-05'],
    ['2019-03-05T00:00:00.000', '2019-03-05'],
    ['29-FEB-24', '2024-02-29'],
    ['20261121', '2026-11-21'],
    ['', null],
    ['00000000', null],
    ['29-FEB-23', 'unreadable'],
    ['29-FEB-1900', 'unreadable'],
    ['31-APR-20', 'unreadable'],
    ['20201301', 'unreadable'],
    ['13/05/2019', 'unreadable'],
    ['00/05/2019', 'unreadable'],
    ['12-JUX-15', 'unreadable'],
    ['20261122', 'unreadable'],
    ['18990101', 'unreadable'],
    ['yesterday', 'unreadable'],
    ['2019', 'unreadable'],
  ])('%j is %j', (cell, expected) => {
    expect(said(readFederalDate(cell, TODAY))).toBe(expected)
  })

  it('every form of a day reads as that day', () => {
    const days = fc.date({ min: new Date('1927-01-01'), max: new Date('2026-11-21'), noInvalidDate: true })
    fc.assert(
      fc.property(days, day => {
        const iso = day.toISOString().slice(0, 10)
        const [year, month, date] = iso.split('-') as [string, string, string]
        const name = day.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' }).toUpperCase()
        for (const form of [
          iso,
          `${year}${month}${date}`,
          `${month}/${date}/${year}`,
          `${date}-${name}-${year.slice(2)}`,
        ])
          expect(readFederalDate(form, TODAY)).toBe(iso)
      }),
    )
  })

  it.each([['19740601'], ['01-JUN-74'], ['06/01/1974'], ['1974-06-01']])(
    'the day of the bulk load, %j, is no first day of a carrier',
    cell => {
      expect(readAddDate(cell, TODAY)).toBeNull()
      expect(readFederalDate(cell, TODAY)).toBe('1974-06-01')
    },
  )
})

describe('a flag', () => {
  it.each([
    ...['X', 'x', 'Y', 'yes', 'true', 'TRUE', 'True', 'T', '1', '1.0'].map(cell => [cell, true] as const),
    ...['N', 'no', 'false', 'False', 'F', '0', '0.0'].map(cell => [cell, false] as const),
    ['', null],
    [' ', null],
    ['Q', 'unreadable'],
    ['2', 'unreadable'],
  ] as const)('%j is %j', (cell, expected) => {
    expect(said(readFlag(cell))).toBe(expected)
  })
})

describe('a number', () => {
  it.each([
    ['12', 12],
    ['12.0', 12],
    ['0', 0],
    ['1,234,567', 1_234_567],
    ['', null],
    ['12.5', 'unreadable'],
    ['-1', 'unreadable'],
    ['1E+05', 'unreadable'],
    ['12,34', 'unreadable'],
    ['2147483648', 'unreadable'],
    ['many', 'unreadable'],
  ])('%j is %j', (cell, expected) => {
    expect(said(readWholeNumber(cell))).toBe(expected)
  })
  it('may be larger where the column holds more', () => {
    expect(readWholeNumber('3000000000', 999_999_999_999)).toBe(3_000_000_000)
  })
  it.each([
    ['2024', 2024],
    ['2024.0', 2024],
    ['0', null],
    ['', null],
    ['24', 'unreadable'],
    ['2027', 'unreadable'],
  ])('as a year, %j is %j', (cell, expected) => {
    expect(said(readYear(cell, TODAY))).toBe(expected)
  })
})

describe('a postal code', () => {
  it.each([
    ['75201', 'US', '75201'],
    ['75201-1234', 'US', '75201-1234'],
    ['752011234', 'US', '75201-1234'],
    ['8055', 'US', '08055'],
    ['8055.0', 'US', '08055'],
    ['601', 'US', '00601'],
    ['80551234', 'US', '08055-1234'],
    ['6011234', 'US', '00601-1234'],
    ['8055-1234', 'US', '08055-1234'],
    ['75201-0000', 'US', '75201'],
    ['00000', 'US', null],
    ['', 'US', null],
    ['L8H 3K9', 'US', 'unreadable'],
    ['75', 'US', 'unreadable'],
    ['L8H 3K9', 'CA', 'L8H 3K9'],
    ['l8h3k9', 'CA', 'L8H 3K9'],
    ['75201', 'CA', 'unreadable'],
    ['6400', 'MX', '6400'],
    ['64000', 'MX', '64000'],
    ['8055', null, '8055'],
  ])('%j in %j is %j', (cell, country, expected) => {
    expect(said(readPostalCode(cell, country))).toBe(expected)
  })
})

describe('a place', () => {
  it.each([
    ['PQ', 'CA', 'QC'],
    ['PQ', null, 'QC'],
    ['PQ', 'US', 'PQ'],
    ['qc', 'CA', 'QC'],
    ['NL', 'MX', 'NL'],
    ['', 'US', null],
  ])('the state %j in %j is %j', (cell, country, expected) => {
    expect(readState(cell, country)).toBe(expected)
  })
  it.each([
    ['us', 'US'],
    ['USA', 'US'],
    ['MEX', 'MX'],
    ['GT', 'GT'],
    ['', null],
  ])('the country %j is %j', (cell, expected) => {
    expect(readCountry(cell)).toBe(expected)
  })
})

describe('ways to reach a carrier', () => {
  it.each([
    ['(312) 555-0142', 'US', '+13125550142'],
    ['3125550142', 'US', '+13125550142'],
    ['3125550142.0', 'US', '+13125550142'],
    ['1-312-555-0142', 'CA', '+13125550142'],
    ['(312) 555-0142 EXT 12', 'US', '+13125550142'],
    ['312-555-0142, EXTENSION 12', 'US', '+13125550142'],
    ['3125550142 #12', 'US', '+13125550142'],
    ['514-555-0142 POSTE 12', 'CA', '+15145550142'],
    ['8115550142', 'MX', '+528115550142'],
    ['+52 81 1555 0142', 'MX', '+528115550142'],
    ['0000000000', 'US', null],
    ['', 'US', null],
    ['9999999999', 'US', null],
    ['1111111111', 'US', null],
    ['1234567890', 'US', null],
    ['(312) 155-0142', 'US', null],
    ['(312) 911-0142', 'US', null],
    ['(199) 555-0142', 'CA', null],
    ['+1 999 555 0142', 'US', null],
    ['1-800-411-0142', 'US', '+18004110142'],
    ['9991550142', 'MX', '+529991550142'],
    ['0115550142', 'MX', null],
    ['9999999999', 'MX', null],
    ['+52 1 81 1555 0142', 'MX', '+528115550142'],
    ['011 52 81 1555 0142', 'US', '+528115550142'],
    ['00 52 81 1555 0142', 'MX', '+528115550142'],
    ['52 81 1555 0142', 'US', '+528115550142'],
    ['01 81 1555 0142', 'MX', '+528115550142'],
    ['044 81 1555 0142', 'MX', '+528115550142'],
    ['045 81 1555 0142', 'MX', '+528115550142'],
    ['001 312 555 0142', 'MX', '+13125550142'],
    ['1-312-555-0142', 'MX', '+13125550142'],
    ['555-0142', 'US', 'unreadable'],
    ['call Joe', 'US', 'unreadable'],
  ])('the telephone number %j in %j is %j', (cell, country, expected) => {
    expect(said(readPhone(cell, country))).toBe(expected)
  })
  it.each([
    ['DISPATCH@HAUL.EXAMPLE', 'dispatch@haul.example'],
    ['', null],
    ['NONE@NONE.COM', null],
    ['NO_EMAIL@YAHOO.COM', null],
    ['TEST@TEST.COM', null],
    ['TEST@HAUL.EXAMPLE', 'test@haul.example'],
    ['dispatch at haul', 'unreadable'],
    ['a@b.example,c@d.example', 'unreadable'],
    ['a@b.ex\u0000ample', 'unreadable'],
  ])('the address %j is %j', (cell, expected) => {
    expect(said(readEmail(cell))).toBe(expected)
  })
})

describe('values that stand for none', () => {
  it.each(['NOT AVAILABLE', 'N/A', 'None', 'UNKNOWN', 'SAME', 'TBD', 'TEST', 'Owner', 'PRESIDENT', 'xxx'])(
    'no one is called %j',
    name => {
      expect(readPersonName(name)).toBeNull()
    },
  )
  it.each(['GENERAL DELIVERY', 'NONE', 'Same as above', 'HOMELESS', 'P.O. BOX', 'N/A', 'NO ADDRESS'])(
    'no street is %j',
    street => {
      expect(readStreet(street)).toBeNull()
    },
  )
  it('names, streets and cities that only resemble them are kept', () => {
    expect(readPersonName('PAT OWNER')).toBe('PAT OWNER')
    expect(readStreet('PO BOX 7')).toBe('PO BOX 7')
    expect(readStreet('GENERAL LEE AVE')).toBe('GENERAL LEE AVE')
    expect(['SIOUX FALLS,', 'ST. LOUIS', ' , '].map(readCity)).toEqual(['SIOUX FALLS', 'ST. LOUIS', null])
  })
})

describe('words and codes', () => {
  it.each([
    ['  NUEVO  LAREDO\r\n', 'NUEVO LAREDO'],
    ['TRANSPORTES PEÑA', 'TRANSPORTES PEÑA'],
    ['A\u0000B', 'A B'],
    ['\u00a0', null],
    ['', null],
    ['X'.repeat(300), 'X'.repeat(300)],
    ['X'.repeat(301), 'unreadable'],
    ['\ufdfa'.repeat(60), 'unreadable'],
  ])('%j reads as %j', (cell, expected) => {
    expect(said(readText(cell))).toBe(expected)
  })
  it.each([
    ['s', 'S'],
    ['Satisfactory', 'S'],
    ['C', 'C'],
    ['U', 'U'],
    ['', null],
    ['Not rated', null],
    ['Z', 'Z'],
  ])('the rating %j is %j, and none that we do not know passes for unrated', (cell, expected) => {
    expect(readSafetyRating(cell)).toBe(expected)
  })
  it('a code of more than twenty characters is none', () => {
    expect(said(readCode('A'.repeat(21)))).toBe('unreadable')
    expect(readCode(' a ')).toBe('A')
  })
})
